import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { comments } from "#app/engines/content/server/schema.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makePerson } from "#tests/support/people.ts";
import { makeChannel, meetPeople } from "./circle.ts";

/** What somebody has written in a channel, taken away by who leads it. */
freshDatabase();

let anna: Viewer;
let ivan: Viewer;
let vera: Viewer;
let moderator: Viewer;

beforeAll(async () => {
  const { company, ...people } = await meetPeople();
  ({ anna, ivan, vera } = people);
  moderator = await makePerson(company, { rights: ["moderator"] });
});

beforeEach(forgetSpending);

const say = async (who: Viewer, id: string, text: string, daysAgo = 0) => {
  const said = await apiAs(who).content.comment({ id, text });
  const createdAt = new Date(now().getTime() - daysAgo * 86_400_000);
  await withTenant("*", () => db().update(comments).set({ createdAt }).where(eq(comments.id, said.id)));
  return said.id;
};

async function talkOf() {
  const { id } = await makeChannel(anna, [ivan, vera]);
  const { id: hers } = await apiAs(anna).channels.write({ id, title: "Где ключи", body: "Кто видел?" });
  const { id: his } = await apiAs(ivan).channels.write({ id, title: "Продам гараж", body: "Недорого" });
  await say(ivan, hers, "Не здесь", 9);
  await say(ivan, hers, "Продам ключи", 3);
  await say(ivan, hers, "Продам замок");
  await say(vera, hers, "У меня");
  await say(vera, his, "Не надо");
  return { id, hers, his };
}

const wordsIn = async (thread: string) => {
  const { items } = await apiAs(vera).content.comments({ id: thread });
  return items.flatMap(({ text, deleted }) => (deleted ? [] : [text]));
};
const countOf = async (id: string) => (await apiAs(vera).content.publication({ id })).commentCount;
const notFound = { code: "NOT_FOUND" };

describe("what somebody has written in a channel", () => {
  it("goes as far back as its leader says, and all else stays", async () => {
    const { id: place, hers, his } = await talkOf();
    const clear = (within: "1" | "7" | "all") => apiAs(anna).talk.clear({ place, person: ivan.accountId, within });
    const elsewhere = await talkOf();
    expect(await countOf(hers)).toBe(4);
    expect((await clear("1")).removed).toBe(2);
    await expect(apiAs(vera).content.publication({ id: his })).rejects.toMatchObject(notFound);
    expect([await wordsIn(hers), await countOf(hers)]).toEqual([["Не здесь", "Продам ключи", "У меня"], 3]);
    expect((await clear("7")).removed).toBe(1);
    expect((await clear("all")).removed).toBe(1);
    expect((await clear("all")).removed).toBe(0);
    expect([await wordsIn(hers), await countOf(hers)]).toEqual([["У меня"], 1]);
    expect(await countOf(elsewhere.hers)).toBe(4);
  });

  it("comes back from a moderator, and not from its author", async () => {
    const { id: place, his } = await talkOf();
    await apiAs(anna).talk.clear({ place, person: "ivan-k", within: "all" });
    await expect(apiAs(ivan).trash.restore({ kind: "publication", id: his })).rejects.toMatchObject(notFound);
    await apiAs(moderator).trash.bringBack({ kind: "publication", id: his });
    expect((await apiAs(vera).content.publication({ id: his })).title).toBe("Продам гараж");
  });

  it("is taken away by nobody who does not lead it, and of its leaders by nobody", async () => {
    const { id: place } = await talkOf();
    const all = { place, within: "all" } as const;
    for (const who of [ivan, vera, moderator])
      await expect(apiAs(who).talk.clear({ ...all, person: vera.accountId })).rejects.toMatchObject(notFound);
    await apiAs(anna).membership.setRole({ place, person: vera.accountId, role: "admin" });
    for (const person of [anna.accountId, vera.accountId])
      await expect(apiAs(vera).talk.clear({ ...all, person })).rejects.toMatchObject(notFound);
    await expect(apiAs(vera).talk.clear({ ...all, person: "nikto" })).rejects.toMatchObject({ code: "INVALID" });
  });
});
