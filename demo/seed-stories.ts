import { eq } from "drizzle-orm";
import { reactions } from "#app/engines/content/server/index.ts";
import { videos } from "#app/engines/videos/server/index.ts";
import { runningLines } from "#app/news/running-line/server/index.ts";
import * as area from "#app/news/stories/server/index.ts";
import { db } from "#platform/db/index.ts";
import { copyFile } from "#platform/files/index.ts";
import { files } from "#platform/files/schema.ts";
import type { Reach } from "#platform/people/schema.ts";
import { insertRows } from "./insert-rows.ts";
import type { Random } from "./random.ts";
import { description } from "./seed-films.ts";
import { announcements, stories } from "./stories.ts";
import type { World } from "./world.ts";

/** Writes the stories with all that people have seen of them, and the announcements above the feeds. */
export async function seedStories(random: Random, world: World, pictures: readonly string[]): Promise<void> {
  const told = stories(random, world, pictures);
  await insertRows(
    area.stories,
    told.map(({ story }) => story),
  );
  await insertRows(
    area.storyFrames,
    told.flatMap(({ frames }) => frames),
  );
  await showFilm(told.flatMap(({ frames }) => frames).find(({ text }) => text.startsWith("Зимний пирог"))!);
  for (const { story } of told) await area.alignStory(story.id);
  await insertRows(
    area.storyViews,
    told.flatMap(({ views }) => views),
  );
  await insertRows(
    area.storyAnswers,
    told.flatMap(({ answers }) => answers),
  );
  await insertRows(
    reactions,
    told.flatMap((one) => one.reactions),
  );
  await insertRows(runningLines, announcements(random, world));
}

/** One frame is the company's film: the same bytes, for the readers of the story. */
async function showFilm({ id, groupId, reach }: { id: string; groupId: string; reach: Reach }): Promise<void> {
  const [film] = await db()
    .select({ id: files.id, ownerId: files.ownerId })
    .from(videos)
    .innerJoin(files, eq(files.id, videos.fileId))
    .where(eq(files.groupId, groupId));
  if (!film) return;
  const viewer = { accountId: film.ownerId ?? "", groupId };
  const { id: filmId } = await copyFile(film.id, { viewer, reach });
  await db().update(area.storyFrames).set({ filmId, alt: description, seconds: 10 }).where(eq(area.storyFrames.id, id));
}
