export type Toast = {
  id: string;
  kind: "info" | "success" | "error";
  text: string;
  /** The error's code, for support. */
  code?: string;
  /** The way back from what was done. */
  link?: { text: string; href: string };
  /** Something to do about it; such a toast stays until it is answered. */
  action?: { text: string; run(): void };
};

const most = 3;
let shown: readonly Toast[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a toast (browser only): the same id is shown once, its words renewed; the fourth pushes the oldest out (spec §9). */
export function showToast(toast: Toast): void {
  change([...shown.filter((other) => other.id !== toast.id), toast].slice(-most));
}

export function closeToast(id: string): void {
  change(shown.filter((toast) => toast.id !== id));
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => shown,
  readOnServer: (): readonly Toast[] => none,
};

const none: readonly Toast[] = [];
