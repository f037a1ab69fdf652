import { reactions } from "#app/content/server/index.ts";
import { runningLines } from "#app/running-line/server/index.ts";
import * as area from "#app/stories/server/index.ts";
import { insertRows } from "./insert-rows.ts";
import type { Random } from "./random.ts";
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
