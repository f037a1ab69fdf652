import { ugc } from "#app/feed/ugc/routes.ts";
import { newsroom } from "#app/news/newsroom/routes.ts";
import { translations } from "#app/news/translations/routes.ts";
import { href } from "#app/web/urls.ts";
import type { DraftView } from "../contract.ts";

/** Where one goes on with a draft. */
export function resumeHref({ id: draft, form, subjectId }: Pick<DraftView, "id" | "form" | "subjectId">): string {
  if (form === "article") {
    return subjectId ? href(newsroom.edit, { id: subjectId }, { draft }) : href(newsroom.create, null, { draft });
  }
  if (form === "translation" && subjectId) return href(translations.edit, { id: subjectId }, { draft });
  return subjectId ? href(ugc.edit, { postId: subjectId }, { draft }) : href(ugc.create, null, { draft });
}
