import type { Skipped } from "./source.ts";

/** What is counted while a file is read. */
export type Count =
  | "new"
  | "same"
  | "changed"
  | "renewed"
  | "changed-here"
  | "repeated"
  | "drafts"
  | "comments"
  | "comments-same"
  | "pictures"
  | "documents"
  | "inner-links"
  | "leavers"
  | "empty"
  | "unreadable"
  | Skipped;

/** What a person should look at, each with the names of the things. */
export type Note =
  | "known-people"
  | "unknown-people"
  | "namesakes"
  | "disputed-people"
  | "missing-pictures"
  | "missing-files"
  | "extra-files"
  | "bad-files"
  | "bad-dates"
  | "slash-dates"
  | "texts-elsewhere"
  | "protected"
  | "planned"
  | "strange-types"
  | "strange-terms"
  | "own-fields"
  | "closed-talks"
  | "lost-elements"
  | "bad-pictures"
  | "long-texts"
  | "long-titles"
  | "untitled"
  | "lost-hashtags"
  | "unfit-hashtags"
  | "orphan-drafts"
  | "lost-blocks"
  | "struck"
  | "excerpts"
  | "pinned"
  | "old-links"
  | "new-rubrics"
  | "lost-rubrics"
  | "shortcodes"
  | "repeated-keys"
  | "changed-texts"
  | "unreadable-texts";

/** Counts and names of one reading; a name that is met twice is one. */
export class Tally {
  readonly counts = new Map<Count, number>();
  readonly notes = new Map<Note, Set<string>>();

  add(count: Count, many = 1): void {
    if (many) this.counts.set(count, (this.counts.get(count) ?? 0) + many);
  }

  note(note: Note, name: string): void {
    this.notes.set(note, (this.notes.get(note) ?? new Set()).add(name.slice(0, 120)));
  }

  of(count: Count): number {
    return this.counts.get(count) ?? 0;
  }

  /** Takes in what a finished part of the work has counted. */
  take({ counts, notes }: Tally): void {
    for (const [count, many] of counts) this.add(count, many);
    for (const [note, names] of notes) for (const name of names) this.note(note, name);
  }
}
