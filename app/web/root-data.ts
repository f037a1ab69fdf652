import { useRouteLoaderData } from "@remix-run/react";
import type { IconName } from "#app/ui/icon-names.ts";
import type { PageViewer, Reporting, Toast } from "./context.ts";
import type { Navigation } from "./navigation.ts";

/** A link of the navigation. A place is also where one is on the pages whose addresses begin as its own; `within` names other beginnings. */
export type Entry = { href: string; icon: IconName; text: string; within?: string[] };

/** Links that belong together. */
export type EntryGroup = { title: string; entries: Entry[] };

/** Why one may not write now and until when, in words, and where it is told. */
export type Pause = { text: string; href: string };

/** What every page knows: whose it is and what the shell must draw. */
export type RootData = {
  viewer: PageViewer;
  /** The viewer is a colleague who has consented: the portal with its menu is open to them. */
  inside: boolean;
  /** An administrator looks with the viewer's eyes: the words that say so, and the way back. */
  shown?: { text: string; back: string } | undefined;
  /** What the viewer finds where; nothing for who is not inside. */
  navigation: Navigation;
  /** Only for those who are signed in. */
  me: {
    name: string;
    alias: string;
    photo: string | null;
    company: string;
    logo: string | null;
    icon?: string;
    pause?: Pause;
  } | null;
  /** Names this sign-in; another one means that what the browser keeps for its person is over. */
  session: string | undefined;
  /** The chosen space, for the browser's own store (specification §3). */
  space: { publicId: string; currentSpace: string | null } | undefined;
  /** Notices not read yet: the number on the bell. */
  unread: number;
  /** How much is new in what the navigation leads to, by its addresses. */
  news: Record<string, number>;
  /** Some of them are about what this page shows. */
  toldHere: boolean;
  csrf: string;
  /** New with every answer: the start of the idempotency keys of its forms. */
  seed: string;
  scripts: boolean;
  /** Small pictures. */
  light: boolean;
  theme: "light" | "dark" | undefined;
  /** Larger letters, less motion, a line under every link. */
  look: { size: "large" | "largest" | undefined; motion: "less" | undefined; links: "underlined" | undefined };
  /** «Не перенаправлять автоматически». */
  noRedirect: boolean;
  supportEmail: string | undefined;
  reporting: Reporting | undefined;
  toasts: Toast[];
  /** The server's present moment, ISO: the same in the browser, so that «5 минут назад» does not jump. */
  now: string;
};

/** The navigation of who is not inside. */
export const nowhere: Navigation = { side: [], tabs: [], makings: [], manages: false, desks: [], pinned: [] };

const nobody: RootData = {
  viewer: {
    accountId: "",
    name: "",
    isGuest: false,
    isAdmin: false,
    isShown: false,
    rights: [],
    timeZone: "Europe/Moscow",
  },
  inside: false,
  navigation: nowhere,
  me: null,
  session: undefined,
  space: undefined,
  unread: 0,
  news: {},
  toldHere: false,
  csrf: "",
  seed: "",
  scripts: false,
  light: false,
  theme: undefined,
  look: { size: undefined, motion: undefined, links: undefined },
  noRedirect: false,
  supportEmail: undefined,
  reporting: undefined,
  toasts: [],
  now: new Date(0).toISOString(),
};

/** The root loader's data; where the root itself failed, a stranger's. */
export function useRoot(): RootData {
  return (useRouteLoaderData("root") as RootData | undefined) ?? nobody;
}

/** Whether the shell knows whose page it draws; not when the root itself failed. */
export function useRootKnown(): boolean {
  return useRouteLoaderData("root") !== undefined;
}
