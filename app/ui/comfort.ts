import { copyAndPrint } from "./copying.ts";
import { openDialogs } from "./dialog-opening.ts";
import { closeMenus } from "./menu-closing.ts";

/** Starts what script adds to the kit on every page: delegated listeners, called once by entry.client. */
export function addComfort(): void {
  closeMenus();
  openDialogs();
  copyAndPrint();
}
