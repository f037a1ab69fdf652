import { openDialogs } from "./dialog-opening.ts";
import { watchIcons } from "./icon-check.ts";
import { closeMenus } from "./menu-closing.ts";

/** Starts what script adds to the kit on every page: delegated listeners, called once by entry.client. */
export function addComfort(report: (message: string) => void): void {
  closeMenus();
  openDialogs();
  watchIcons(report);
}
