import { data } from "@remix-run/node";
import { type FormRoom, readForm, UnreadableForm } from "#platform/http/form.ts";
import { spend } from "#platform/limits/index.ts";
import { Refusal } from "#platform/refusal.ts";
import { fullPart } from "#platform/room.ts";
import type { PageUrl } from "../urls.ts";

const kilobyte = 1024;
/** A stranger's form is a few words; somebody's own may be an article of sixty thousand signs, six bytes each. */
const words = { strangers: 256 * kilobyte, people: 1024 * kilobyte };

/** How much a page's forms may bring: files only where its line in the table of pages says so, and never from strangers on a public page. */
export function roomOf(page: PageUrl | undefined, isKnown: boolean): FormRoom {
  if (!page || (page.audience === "public" && !isKnown)) return { words: words.strangers };
  return { words: words.people, files: page.files };
}

/**
 * Whether a form says itself that it brings more than there is room for. A stranger's says how long it is, as browsers' do:
 * what does not say so may come as slowly as it likes.
 */
export function isTooLarge({ headers }: Request, { words, files = 0 }: FormRoom, isKnown: boolean): boolean {
  const told = headers.get("content-length");
  if (told === null && !isKnown) return headers.has("transfer-encoding");
  return Number(told) > words + files;
}

/** Counts a stranger's form before it is read: behind an address there may be a whole office. Refuses the next one as «too-many». */
export function countStranger(address: string): void {
  spend("strangers-forms", address, 120, 60);
}

/**
 * Reads a form of our own pages, no more of it than `room`: fields, and files whose number and sizes each form judges by
 * itself. Refuses other content types with 415 and what no form of the page takes with 413.
 */
export async function readPageForm(request: Request, room: FormRoom): Promise<FormData> {
  try {
    return await readForm(request, room);
  } catch (error) {
    if (error instanceof UnreadableForm) throw data(null, { status: error.status });
    if (error instanceof Refusal && error.kind === "too-large") throw data(null, { status: 413 });
    if (fullPart(error)) throw data(null, { status: 503 });
    throw error;
  }
}
