import { eq } from "drizzle-orm";
import { create as announce } from "#app/news/running-line/server/writing.ts";
import { addFilm, addFrame } from "#app/news/stories/server/frames.ts";
import { schedule } from "#app/news/stories/server/showing.ts";
import { create } from "#app/news/stories/server/writing.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { groups } from "#platform/people/schema.ts";
import { filmFile } from "#tests/support/film.ts";

const everyone = { reach: "company" as const, audience: null };
const hours = (count: number) => new Date(now().getTime() + count * 3_600_000).toISOString();

/** A company where everybody tells stories. */
export async function letAllTell(groupId: string): Promise<void> {
  await db().update(groups).set({ employeeStories: true }).where(eq(groups.id, groupId));
}

/** Two stories on air, one draft, and what stands above the feeds; `picture` draws a file of its own colour. */
export async function fillStories(editor: Viewer, picture: (seed: number) => Promise<File>): Promise<void> {
  const tell = async (title: string, frames: string[]) => {
    const { id } = await create(editor, { title, ...everyone });
    for (const [at, text] of frames.entries())
      await addFrame(editor, {
        ...{ id, text, alt: `Рисунок к словам «${text}»`, seconds: 4, link: at ? undefined : "/feed/life" },
        image: await picture(title.length + at * 5),
      });
    return id;
  };
  const menu = await tell("Осеннее меню", ["Тыквенный раф", "Пирог с грушей", "Чай с облепихой"]);
  const school = await tell("Школа бариста", ["Открыли запись", "Первое занятие в среду"]);
  for (const id of [menu, school]) await schedule(editor, { id, hours: 48 });
  await tell("Ещё не готово", ["Набросок"]);
  const bakery = await tell("Утро в пекарне", ["Шесть утра"]);
  const film = { film: await filmFile(), image: await picture(9), alt: "Тесто, печь, пирог. Звука нет" };
  await addFilm(editor, { id: bakery, text: "Печём", ...film });
  await addFrame(editor, { id: bakery, text: "Готово", alt: "Пирог", seconds: 15, image: await picture(11) });
  await schedule(editor, { id: bakery, hours: 48 });
  const line = { ...everyone, from: hours(-1), to: hours(48), level: "info" as const, dismissible: true };
  await announce(editor, { ...line, feed: "life", text: "Собираем тёплые вещи для приюта до пятницы" });
  await announce(editor, {
    ...line,
    feed: "life",
    text: "В субботу субботник: приходите с друзьями",
    link: "/feed/life",
  });
}
