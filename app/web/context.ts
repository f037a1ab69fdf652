import type { Api } from "#app/areas.ts";
import type { Navigation } from "./navigation.ts";
import type { EntryGroup } from "./root-data.ts";

/** What a toast says; its id is the status or the deed, so that the same trouble is told once. */
export type Toast = {
  id: string;
  kind: "info" | "success" | "error";
  text: string;
  /** The error's code, for support. */
  code?: string;
  /** The way back from what was done. */
  link?: { text: string; href: string };
};

/** How this person wants the portal to look and behave. */
export type PagePreferences = {
  theme?: "light" | "dark";
  lightMode?: boolean;
  noRedirect?: boolean;
  fontSize?: "large" | "largest";
  lessMotion?: boolean;
  underlineLinks?: boolean;
  birthday?: "full" | "hidden";
  emailFor?: "company" | "team" | "me";
  phoneFor?: "company" | "team" | "me";
  messengerFor?: "company" | "team" | "me";
  aboutFor?: "company" | "team" | "me";
  locationFor?: "company" | "team" | "me";
  hiredOnFor?: "company" | "team" | "me";
  skillsFor?: "company" | "team" | "me";
  feedView?: "card" | "tile";
  feedSort?: "new" | "discussed";
  noInstallHint?: ("ios" | "android" | "desktop")[];
  pinned?: string[];
};

/** Where errors of browsers are reported, if anywhere. */
export type Reporting = { dsn: string; environment: string };

/** The person that a page is drawn for, as far as pages need to know. */
export type PageViewer = {
  accountId: string;
  name: string;
  /** Signed in as a guest; a stranger is nobody. */
  isGuest: boolean;
  isAdmin: boolean;
  /** An administrator looks with this person's eyes. */
  isShown: boolean;
  /** Until when they do, ISO. */
  shownUntil?: string | undefined;
  /** What they may do beyond an employee: what the navigation and menus offer. */
  rights: readonly string[];
  timeZone: string;
};

/** What server.ts hands to every loader and action. */
export type PageContext = {
  api: Api;
  viewer: PageViewer;
  /** Without the consent to personal data the portal is closed to them (specification §4). */
  consent: boolean;
  /** Names this browser's session to its owner. */
  sessionId: string | undefined;
  nonce: string;
  requestId: string;
  /** The moment of this request: one for everything that its page says. */
  now: string;
  /** Hidden in every form: proves that the form came from our own page. */
  csrf: string;
  checkCsrf(token: unknown): boolean;
  preferences: PagePreferences;
  /** The public id of the space that this sign-in works in, if one was chosen (specification §3). */
  space: string | undefined;
  keepSpace(publicId: string): Promise<void>;
  /** Where this visitor goes instead, unless the page shows something to guests. */
  elsewhere: string | null;
  /** No script is sent to public pages, with «Лёгкий режим» and with Save-Data. */
  scripts: boolean;
  /** Small pictures: «Лёгкий режим» and Save-Data. */
  light: boolean;
  /** What this person finds where, on the page at `pathname`; `makesPlaces`: they may begin a channel and a community. */
  navigation(at: { makesPlaces: boolean; pathname: string }): Navigation;
  /** Everything that an employee can open, in groups. */
  sections(): EntryGroup[];
  /** The mailbox of support, if the company has given one. */
  supportEmail: string | undefined;
  /** Where people find the portal: `https://portal.example.ru`. */
  publicUrl: string;
  /** Whether people may register here: not where an outside provider keeps their accounts. */
  registers: boolean;
  reporting: Reporting | undefined;
  /** The platform that shows the portal wants no word of closed resources (specification §8). */
  quietForbidden: boolean;
  /** The API for a form: its idempotency key makes a repeated post one deed. */
  apiFor(idempotencyKey: string | undefined): Api;
  /** Says a toast once: on the page that this request draws, else on the next one. */
  flash(toast: Toast): void;
  takeFlash(): Promise<Toast[]>;
  /** Keeps a deed until the page has been answered: looking at a page changes nothing. What is fetched ahead does none. */
  afterwards(deed: () => unknown): void;
  /** Takes a drawn page past web streams, which would copy it three times. */
  sendBody(page: Buffer): void;
  /**
   * What was typed, without the signs that nobody types, and no more than the page's forms may bring; it is kept, so that
   * a failure of ours can give it back.
   */
  readForm(request: Request): Promise<FormData>;
  /** Says that the form of this request was refused with words in it, and how: its page then stays where it is, whatever its loaders would rather show. */
  tellRefused(status: number): void;
  refused(): number | undefined;
  /** Says with the page when to come again: its own headers Remix leaves behind. */
  tellWait(seconds: number): void;
  /** Says what of the portal is in the way, where a page that stands for this one has words for it. */
  tellReason(detail: string): void;
  /** A bug: written to the log, and to the error-reporting service, under this request's id. */
  report(error: unknown): void;
  /** Ends a session that no refresh could save and gives the way to the origin (specification §8, 401). */
  leave(): Promise<Response>;
};

declare module "@remix-run/node" {
  interface AppLoadContext extends PageContext {}
}
