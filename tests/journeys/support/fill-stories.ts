import { eq } from "drizzle-orm";
import { publish } from "#app/content/server/writing.ts";
import { pins } from "#app/news/server/index.ts";
import { create as announce } from "#app/running-line/server/writing.ts";
import { addFilm, addFrame } from "#app/stories/server/frames.ts";
import { schedule } from "#app/stories/server/showing.ts";
import { create } from "#app/stories/server/writing.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { groups } from "#platform/people/schema.ts";
import { filmFile } from "#tests/support/film.ts";

const everyone = { reach: "company" as const, audience: null };
const hours = (count: number) => new Date(now().getTime() + count * 3_600_000).toISOString();

/** A story, an announcement, a pin and two hashtags of a company where somebody else is to make theirs beside them. */
export async function fillDesk(editor: Viewer, picture: (seed: number) => Promise<File>): Promise<void> {
  const { id } = await create(editor, { title: "Была здесь раньше", ...everyone });
  await addFrame(editor, { id, text: "Кадр", alt: "Рисунок", seconds: 4, image: await picture(7) });
  await schedule(editor, { id, hours: 48 });
  const hour = { from: hours(-1), to: hours(48) };
  const line = { ...everyone, ...hour, level: "info" as const, dismissible: true, feed: "work" as const };
  await announce(editor, { ...line, text: "Объявлено раньше" });
  await publish(editor, {
    title: "",
    body: "Готовимся: #отпуска и #распродажа",
    feed: "blogs",
    reach: "company",
    pictures: [],
  });
  const { id: above } = await publish(editor, {
    title: "Стоит над лентой давно",
    body: "Рядом с этим закрепляют другое",
    feed: "work",
    reach: "company",
    pictures: [],
  });
  const { groupId, accountId: pinnedBy } = editor;
  await db()
    .insert(pins)
    .values({ publicationId: above, groupId, feed: "work", until: new Date(hours(240)), pinnedBy });
}

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
