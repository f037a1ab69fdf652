import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { questionnaires } from "#app/engines/questionnaires/server/index.ts";
import { answering, ask, makeQuestionnaire, meetPeople } from "#app/engines/questionnaires/tests/made.ts";
import { amongCards } from "#app/engines/questionnaires/ui/among-cards.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { cursorOf } from "#platform/db/keyset.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";

freshDatabase();
let admin: Viewer;
let anna: Viewer;
let ivan: Viewer;

beforeAll(async () => {
  ({ admin, anna, ivan } = await meetPeople());
});

const question = ask("q", "text");
const titlesFor = async (who: Viewer, window: { after?: string; until?: string } = {}) =>
  (await apiAs(who).surveys.inFeed(window)).items.map(({ title }) => title);

/** As if it had been published then. */
const publishAt = (id: string, publishedAt: string) =>
  withTenant("*", () =>
    db()
      .update(questionnaires)
      .set({ publishedAt: new Date(publishedAt) })
      .where(eq(questionnaires.id, id)),
  );

describe("open surveys in a feed", () => {
  it("are those that one is asked and has not answered, and go with the answer and with the end", async () => {
    const own = [`user:${anna.accountId}`];
    const id = await makeQuestionnaire(admin, [[question]], { title: "Мне", audience: own });
    await makeQuestionnaire(admin, [[question]], { title: "Черновик", audience: own, publish: false });
    await makeQuestionnaire(admin, [[question]], {
      title: "Потом",
      audience: own,
      opensAt: "2100-01-01T00:00:00.000Z",
    });
    await makeQuestionnaire(admin, [[ask("t", "yes-no", { rightText: "yes" })]], { title: "Тест", kind: "test" });
    const closed = await makeQuestionnaire(admin, [[question]], { title: "Закрытый", audience: own });
    expect(await titlesFor(anna)).toEqual(["Закрытый", "Мне"]);
    expect(await titlesFor(ivan)).toEqual([]);
    await apiAs(admin).questionnaireDesk.step({ id: closed, step: "close" });
    await answering(id)(anna, { q: { text: "Да" } }, { go: "stay" });
    expect(await titlesFor(anna)).toEqual(["Мне"]);
    await answering(id)(anna, { q: { text: "Да" } });
    expect(await titlesFor(anna)).toEqual([]);
  });

  it("stand each on one page of the feed, by when they came out", async () => {
    const days = ["2027-01-01", "2027-01-02", "2027-01-03", "2027-01-04"];
    const audience = [`user:${ivan.accountId}`];
    const ids = [];
    for (const day of days) {
      const id = await makeQuestionnaire(admin, [[question]], { title: day, audience });
      await publishAt(id, `${day}T12:00:00Z`);
      ids.push(id);
    }
    // A page ends at the second one itself, the next one begins behind it.
    const edge = cursorOf([new Date("2027-01-02T12:00:00Z"), ids[1]]);
    expect(await titlesFor(ivan, { until: edge })).toEqual(["2027-01-04", "2027-01-03", "2027-01-02"]);
    expect(await titlesFor(ivan, { after: edge })).toEqual(["2027-01-01"]);
    await expect(titlesFor(ivan, { after: "not-ours" })).rejects.toMatchObject({ status: 422 });
  });

  it("say until when they may be answered, and stand among publications in their order", async () => {
    const closesAt = "2100-03-05T12:00:00.000Z";
    const audience = [`user:${admin.accountId}`];
    const settings = { anonymity: "anonymous" as const };
    const id = await makeQuestionnaire(admin, [[question]], { title: "Один", audience, closesAt, settings });
    await publishAt(id, "2027-05-02T12:00:00Z");
    const { items } = await apiAs(admin).surveys.inFeed({});
    const reader = { zone: "Europe/Moscow", now: "2027-05-03T00:00:00.000Z" };
    const card = (name: string, publishedAt: string) => ({
      ...amongCards([], items, reader)[0]!,
      title: name,
      publishedAt,
    });
    const around = [card("Новее", "2027-05-03T00:00:00.000Z"), card("Старее", "2027-05-01T00:00:00.000Z")];
    const all = amongCards(around, items, reader);
    expect(all.map(({ title }) => title)).toEqual(["Новее", "Один", "Старее"]);
    expect(all[1]).toMatchObject({ excerpt: "До 5\u00a0марта 2100 · 1\u00a0вопрос · Анонимный", call: "Пройти опрос" });
  });
});
