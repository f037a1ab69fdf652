import { isSigned, sign } from "#platform/auth/seal.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";

/** What a page of a lesson carries: when it was opened, which nobody can write anew. */
export function openedMark({ accountId }: Viewer, lessonId: string): string {
  const said = `${accountId}.${lessonId}.${now().getTime().toString(36)}`;
  return `${said.split(".").at(-1)}.${sign("lesson", said)}`;
}

/** When a page was opened that carries such a mark; null where it is none of this reader and lesson. */
export function openedAt({ accountId }: Viewer, lessonId: string, mark: string | undefined): number | null {
  const [at = "", signature = ""] = mark?.split(".") ?? [];
  return mark && isSigned("lesson", `${accountId}.${lessonId}.${at}`, signature) ? Number.parseInt(at, 36) : null;
}
