import { ugc } from "#app/ugc/routes.ts";
import { href } from "#app/web/urls.ts";
import type { DraftView } from "../contract.ts";

/** Where one goes on with a draft. */
export function resumeHref({ id: draft, subjectId }: Pick<DraftView, "id" | "subjectId">): string {
  return subjectId ? href(ugc.edit, { postId: subjectId }, { draft }) : href(ugc.create, null, { draft });
}
