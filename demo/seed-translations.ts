import * as content from "#app/engines/content/server/index.ts";
import { articles, publicationRubrics } from "#app/news/news/server/index.ts";
import { translations } from "#app/news/translations/server/index.ts";
import { editors } from "./editors.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import type { Random } from "./random.ts";
import { rubricOf } from "./rubrics.ts";
import { themes } from "./texts/index.ts";
import { translated } from "./words/translated.ts";
import type { World } from "./world.ts";

const hour = 3_600_000;

/** A news item that speaks two languages to its readers, and soon a third. */
export async function seedTranslations(random: Random, world: World): Promise<void> {
  const { groupId, id: authorId } = editors(world).chief;
  const own = random.fork("translated");
  const at = (hoursAgo: number) => new Date(world.today.getTime() - hoursAgo * hour);
  const { title, lead, body, hashtags, versions } = translated;
  const id = demoId(own, at(76));
  const reach = "company" as const;
  await insertRows(content.publications, [
    {
      ...{ id, groupId, reach, authorId, title, lead, hashtags, excerpt: lead },
      kind: "news" as const,
      feed: "work" as const,
      body: content.readMarkdown(body),
      publishedAt: at(76),
      createdAt: at(76),
    },
  ]);
  await insertRows(articles, [{ publicationId: id, groupId, reach }]);
  const rubricId = rubricOf(random, world, groupId, themes.newcomers!);
  await insertRows(publicationRubrics, [{ publicationId: id, rubricId }]);
  await insertRows(
    translations,
    versions.map(({ shown, body: said, ...words }, index) => ({
      ...words,
      id: demoId(own, at(70 - index)),
      publicationId: id,
      body: content.readMarkdown(said),
      sourceRevision: 1,
      shownAt: shown ? at(70) : null,
      changedBy: authorId,
      changedAt: at(70 - index),
      createdAt: at(70 - index),
    })),
  );
  await content.align(id);
}
