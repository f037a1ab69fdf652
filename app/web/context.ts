import type { Api } from "#app/contract.ts";

/** What a toast says; its id is the status or the deed, so that the same trouble is told once. */
export type Toast = { id: string; kind: "info" | "success" | "error"; text: string };

/** The person that a page is drawn for, as far as pages need to know. */
export type PageViewer = {
  accountId: string;
  name: string;
  isGuest: boolean;
  isAdmin: boolean;
  timeZone: string;
};

/** What server.ts hands to every loader and action. */
export type PageContext = {
  api: Api;
  viewer: PageViewer;
  /** Names this browser's session to its owner. */
  sessionId: string | undefined;
  nonce: string;
  requestId: string;
  /** Hidden in every form: proves that the form came from our own page (quality rule 12). */
  csrf: string;
  checkCsrf(token: unknown): boolean;
  /** No script is sent to public pages, with «Лёгкий режим» and with Save-Data (design §7). */
  scripts: boolean;
  theme: "light" | "dark" | "auto";
  /** The API for a form: its idempotency key makes a repeated post one deed. */
  apiFor(idempotencyKey: string | undefined): Api;
  flash(toast: Toast): Promise<void>;
  takeFlash(): Promise<Toast[]>;
};

declare module "@remix-run/node" {
  interface AppLoadContext extends PageContext {}
}
