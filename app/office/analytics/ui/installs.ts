import type { VisitKind } from "../contract.ts";

/**
 * The goals of installing, each once a device by a flag of its own; that the installed portal was opened is told each time
 * (specification §4).
 */
export function tellInstalls(
  tell: (kind: VisitKind) => void,
  { flags = localStorage, installed = isInstalled() }: { flags?: Storage; installed?: boolean } = {},
): void {
  const once = (kind: VisitKind) => {
    if (flags.getItem(kind)) return;
    flags.setItem(kind, "told");
    tell(kind);
  };
  addEventListener("appinstalled", () => once("web-install"));
  if (!installed) return;
  once("app-install");
  tell("app-open");
}

/** Whether the portal stands in a window of its own. */
export function isInstalled(): boolean {
  return (
    matchMedia("(display-mode: standalone)").matches || (navigator as { standalone?: boolean }).standalone === true
  );
}
