import type { Page } from "@playwright/test";
import { pages } from "#app/routes.ts";
import type { Cast } from "../support/walkers.ts";
import { formOf } from "./forms.ts";

/** A form of the portal, and how a person without a mouse completes it. `done` is what they see then. */
export type Walk = {
  /** Of the button that they press at last; «get» of a form that only asks, «post» of one without an intent. */
  intent: string;
  who: string;
  /** Where they begin; without it where their last walk has left them. */
  path?: string;
  /** The page that answers the form, by its route id, where it is not the one at `path`. */
  at?: string;
  /** The page tells it by itself, and nothing is pressed. */
  tellsItself?: boolean;
  go(page: Page): Promise<void>;
  done(page: Page): Promise<void>;
};

/** The areas, by their folders, whose forms one file of walks completes, and these walks in their order: one finds what another left. */
export type Area = { folders: string[]; walks(cast: Cast): Walk[] };

/** The form of a walk, as forms.ts names it. */
export function formWalked({ intent, path = "", at }: Walk): string {
  const file = at && (pages[at]?.file ?? at);
  if (!file && !path) throw new Error(`A walk of «${intent}» says neither path nor at`);
  return file ? `${intent} of ${file}` : formOf(path.split("?")[0]!, intent);
}

/** Forms that one file draws wherever readers meet them, so that a walk at one page stands for all. At desks nothing is. */
export const drawnOnce = new Set([
  ...["react", "comment", "edit-comment", "remove-comment", "pin-comment", "unpin-comment", "read"],
  ...["keep", "let-go", "dismiss-line", "preview", "save-draft", "choose-theme", "paint"],
  ...["answer-poll", "close-poll"],
]);
