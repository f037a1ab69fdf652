import { and, eq, ne } from "drizzle-orm";
import { foundAgreements } from "#app/access/agreements/server/index.ts";
import { makeEvent } from "#app/calendar/events/server/writing.ts";
import { publish } from "#app/engines/content/server/writing.ts";
import { pins } from "#app/news/news/server/index.ts";
import { writeArticle } from "#app/news/newsroom/server/desk.ts";
import { takeStep } from "#app/news/newsroom/server/steps.ts";
import { putRubric } from "#app/news/rubrics/server/keeping.ts";
import { create as announce } from "#app/news/running-line/server/writing.ts";
import { addFrame } from "#app/news/stories/server/frames.ts";
import { schedule } from "#app/news/stories/server/showing.ts";
import { create } from "#app/news/stories/server/writing.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { beginSecondFactor, confirmSecondFactor, readSecondFactor } from "#platform/identity/index.ts";
import { accounts, departments, groups } from "#platform/people/schema.ts";
import { keepDevice } from "#tests/support/notice-habits.ts";
import { makeMistake, parkEvent } from "#tests/support/parked.ts";
import { keepPasskey } from "#tests/support/passkeys.ts";
import { picture } from "./fill.ts";
import { codeOfKey } from "./one-time-code.ts";
import { password } from "./people.ts";
import { settleAll } from "./settle.ts";
import { type Furnishing, walkers, walkersCompanies } from "./walkers.ts";

const everyone = { reach: "company" as const, audience: null };
const hours = (count: number) => new Date(now().getTime() + count * 3_600_000).toISOString();

/** Those who walk every form by the keyboard, and the companies where some of them are alone; the rest join anna's. */
export function fillWalkers(): Promise<void> {
  return withTenant("*", async () => {
    const [kofe] = await db().select({ id: groups.id }).from(groups).where(eq(groups.alias, "kofe"));
    await settleWalkers({ kofe: kofe!.id });
  });
}

async function settleWalkers(groupIds: Record<string, string>): Promise<void> {
  for (const { alias } of walkersCompanies) groupIds[alias] = newId();
  const rows = walkersCompanies.map(({ alias }) => ({ id: groupIds[alias]!, alias, name: `Клавиши ${alias}` }));
  await db().insert(groups).values(rows);
  await foundAgreements();
  const viewers = await settleAll(walkers, groupIds);
  for (const { alias, keeper, furnishing = [] } of walkersCompanies)
    for (const one of furnishing) await furnishings[one](viewers[keeper]!, alias);
  for (const [login, viewer] of Object.entries(viewers)) {
    if (login.startsWith("kept-")) await takeTwoSteps(viewer);
    if (/^walker-notices-(no-js|html-alone)/.test(login)) await keepDevice(viewer);
    if (login.startsWith("walker-passkeys-")) await keepPasskey(viewer.accountId);
  }
}

/** What stands in a company where somebody is to make theirs beside it. */
const furnishings: Record<Furnishing, (editor: Viewer, company: string) => Promise<void>> = {
  async report({ accountId: managerId, groupId }) {
    const isOther = and(eq(accounts.groupId, groupId), ne(accounts.id, managerId));
    await db().update(accounts).set({ managerId }).where(isOther);
  },
  async story(editor) {
    const { id } = await create(editor, { title: "Была здесь раньше", ...everyone });
    await addFrame(editor, { id, text: "Кадр", alt: "Рисунок", seconds: 4, image: await picture(7) });
    await schedule(editor, { id, hours: 48 });
  },
  async line(editor) {
    const hour = { from: hours(-1), to: hours(48) };
    const line = { ...everyone, ...hour, level: "info" as const, dismissible: true, feed: "work" as const };
    await announce(editor, { ...line, text: "Объявлено раньше" });
  },
  async tags(editor) {
    await say(editor, { title: "", body: "Готовимся: #отпуска и #распродажа", feed: "blogs" });
  },
  async pin(editor) {
    const words = { title: "Стоит над лентой давно", body: "Рядом с этим закрепляют другое", feed: "work" as const };
    const { id: publicationId } = await say(editor, words);
    const { groupId, accountId: pinnedBy } = editor;
    await db()
      .insert(pins)
      .values({ publicationId, groupId, feed: "work", until: new Date(hours(240)), pinnedBy });
  },
  articles: writeArticles,
  async department({ groupId }) {
    const departmentId = newId();
    await db().insert(departments).values({ id: departmentId, groupId, name: "Технологи" });
    await db()
      .update(accounts)
      .set({ departmentId })
      .where(and(eq(accounts.groupId, groupId), eq(accounts.lastName, "Соседова")));
  },
  async services({ groupId }) {
    await db().update(groups).set({ showServices: true }).where(eq(groups.id, groupId));
  },
  async gathering(keeper) {
    const said = { zone: "UTC", registration: "free" as const, ...everyone };
    const rest = { description: "", isAllDay: false, location: "Проходная", onlineUrl: "", contacts: "" };
    const seats = { guestVisible: false, hasWaitlist: true, allowsMaybe: true, plusOnes: 0, closesHours: 0, price: 0 };
    const between = (from: number, to: number) => ({
      startsAt: hours(from).slice(0, 16),
      endsAt: hours(to).slice(0, 16),
    });
    const once = { ...said, ...rest, ...seats, frequency: "once" as const, interval: 1 };
    await makeEvent(keeper, { ...once, title: "Неделя открытых дверей", ...between(-1, 48) });
    await makeEvent(keeper, { ...once, title: "Вечер гостей", ...between(72, 75) });
  },
  async faults(_, company) {
    await parkEvent(company);
    await makeMistake(`Сломалось в ${company}`);
  },
};

/** A rubric, and an article of one name in every state in which something else is done with it. */
async function writeArticles(editor: Viewer): Promise<void> {
  const rubric = newId();
  const described = { description: "", reach: "company" as const, archived: false };
  await putRubric(editor, { id: rubric, title: "Что было раньше", ...described });
  const article = {
    kind: "news" as const,
    title: "Статья о клавишах",
    lead: "",
    body: "Ни разу не взяли мышь",
    feed: "work" as const,
    rubricIds: [rubric],
    reach: "company" as const,
    pictures: [],
    added: [],
  };
  const write = (step: "publish" | "review" | "schedule") =>
    writeArticle(editor, { ...article, step, publishAt: step === "schedule" ? "2099-12-12T10:00:00Z" : null });
  const { id } = await write("publish");
  await takeStep(editor, { id, step: "archive" });
  for (const step of ["publish", "publish", "review", "schedule"] as const) await write(step);
}

/** Somebody who signs in with two steps, until the administrator resets that. */
async function takeTwoSteps(viewer: Viewer): Promise<void> {
  await beginSecondFactor(viewer, password);
  const { key } = (await readSecondFactor(viewer)).pending!;
  await confirmSecondFactor(viewer, codeOfKey(key));
}

function say(editor: Viewer, words: { title: string; body: string; feed: "work" | "blogs" }) {
  return publish(editor, { kind: "ugc", ...words, reach: "company", pictures: [] });
}
