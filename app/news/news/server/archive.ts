import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { publicationStates, publications } from "#app/engines/content/server/index.ts";
import type { ArchivedArticle } from "#app/news/news/contract.ts";
import { mayAs, type Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { isAddressed } from "#platform/people/audience.ts";
import { refuse } from "#platform/refusal.ts";
import { isOpenDesk } from "./rubric-editors.ts";
import { rubricsOf } from "./rubrics.ts";

/** What an archived article was called and where it stood, for those who could read it. Refuses everything else as not found. */
export async function readArchived(viewer: Viewer, id: string): Promise<ArchivedArticle> {
  const [row] = await db()
    .select({
      id: publications.id,
      title: publications.title,
      archivedAt: publicationStates.createdAt,
      rubrics: rubricsOf(viewer),
      isOpen: sql<boolean>`(${publications.groupId} = ${viewer.groupId} and ${isOpenDesk(viewer) ?? sql`true`})`,
    })
    .from(publications)
    .innerJoin(publicationStates, eq(publicationStates.publicationId, publications.id))
    .where(
      and(
        eq(publications.id, id),
        eq(publications.state, "archived"),
        eq(publicationStates.state, "archived"),
        inArray(publications.kind, ["news", "article"]),
        isNull(publications.deletedAt),
        isAddressed(publications, viewer),
      ),
    )
    .orderBy(desc(publicationStates.createdAt))
    .limit(1);
  if (!row) refuse("not-found");
  const { archivedAt, isOpen, ...told } = row;
  return { ...told, archivedAt: archivedAt.toISOString(), editable: mayAs(viewer, "editor") && isOpen };
}
