import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ownParts } from "#app/access/own-data/server/index.ts";
import { readOwn } from "#app/access/own-data/server/reading.ts";
import { listeners } from "#app/areas.ts";
import { ban, leads, makePlace, seat, takesPart } from "#app/engines/membership/server/index.ts";
import { readCase } from "#app/engines/moderation/server/case.ts";
import { claim, release } from "#app/engines/moderation/server/claims.ts";
import { decide } from "#app/engines/moderation/server/decisions.ts";
import { readQueue } from "#app/engines/moderation/server/desk.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, transaction, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { contentKinds } from "../server/index.ts";
import { publicationKinds, publications } from "../server/schema.ts";
import { publish } from "../server/writing.ts";

/**
 * A kind that no area of the product has, in a place of a kind that none has: the engines carry what they have never heard
 * of. A guild's wishes are read by its people, written and answered by its members, led by its admins.
 */
freshDatabase();

let company: Company;
let anna: Viewer;
let olga: Viewer;
let ivan: Viewer;
let vera: Viewer;
let stranger: Viewer;
let guild: string;

const inCompany = <T>(fn: () => Promise<T>) => withTenant(company.id, () => transaction(fn));

const kinds = contentKinds.get();
afterAll(() => contentKinds.handOver(kinds));

beforeAll(async () => {
  setListeners(listeners);
  contentKinds.handOver([
    ...kinds,
    {
      ...{ name: "wish", title: "пожелание", isPersonal: true, tab: "channel", moderatedAs: "post" },
      address: (id, { comment }) => `/wishes/${id}${comment ? `?comment=${comment}` : ""}`,
      mayWrite: takesPart,
      mayAnswer: takesPart,
      mayLead: leads,
    },
  ]);
  const known = { name: "wish", personal: true, tab: "channel", address: "/wishes/" };
  await withTenant("*", () => db().insert(publicationKinds).values(known));
  company = await makeCompany("Гильдия мастеров");
  const person = (firstName: string, more = {}) => makePerson(company, { firstName, ...more });
  [anna, olga, ivan, vera, stranger] = [
    await person("Анна"),
    await person("Ольга"),
    await person("Иван"),
    await person("Вера"),
    await person("Пётр"),
  ];
  await inCompany(async () => {
    guild = await makePlace(anna, { kind: "guild", title: "Гильдия" });
    await seat({ place: guild, person: olga.accountId, role: "admin" });
    await seat({ place: guild, person: ivan.accountId, role: "member" });
    await seat({ place: guild, person: vera.accountId, role: "follower" });
  });
});

let number = 0;
/** Each wish has a word of its own: it is found by nothing else. */
async function wish(author = ivan, more: object = {}): Promise<{ id: string; word: string }> {
  number += 1;
  const word = `желание${"абвгдежзик"[number]}вот`;
  const words = { title: word, body: `Хотим ${word} #${word}`, feed: null, reach: "company" as const };
  const standing = { kind: "wish", placeId: guild, audience: [`place:${guild}`], pictures: [], added: [], ...more };
  const { id, href } = await inCompany(() => publish(author, { ...words, ...standing }));
  expect(href).toBe(`/wishes/${id}`);
  return { id, word };
}

const opened = (who: Viewer, id: string) =>
  apiAs(who)
    .content.publication({ id })
    .then(
      ({ talk }) => talk,
      () => null,
    );
const found = async (who: Viewer, query: string) => {
  const { tab, groups } = await apiAs(who).search.find({ query, tab: "channel" });
  expect(tab).toBe("channel");
  return groups.some(({ items }) => items.length > 0);
};
const counted = async (who: Viewer, hashtag: string) => (await apiAs(who).hashtags.page({ hashtag })).items.length;
const told = async (who: Viewer) => {
  await deliverAll();
  return (await apiAs(who).notifications.list({})).items.map(({ kind, href }) => [kind, href]);
};

it("is met by those of its place in the page, in search and under its hashtag, and by nobody else in any of them", async () => {
  const { id, word } = await wish();
  const meets = async (who: Viewer) => [
    (await opened(who, id)) !== null,
    await found(who, word),
    await counted(who, word),
  ];
  for (const who of [anna, olga, ivan, vera]) expect(await meets(who)).toEqual([true, true, 1]);
  expect(await meets(stranger)).toEqual([false, false, 0]);
  for (const tab of ["work", "life", "blogs"] as const)
    expect((await apiAs(vera).feed.page({ tab })).items.some((one) => one.id === id)).toBe(false);
});

it("keeps four questions apart: who sees, who writes, who answers, who leads", async () => {
  const { id } = await wish();
  const mayDo = async (who: Viewer) => {
    const talk = await opened(who, id);
    return talk && [talk.mayAnswer, talk.mayClose, talk.mayPin];
  };
  expect(await mayDo(olga)).toEqual([true, true, true]);
  expect(await mayDo(ivan)).toEqual([true, true, true]);
  expect(await mayDo(vera)).toEqual([false, false, false]);
  expect(await mayDo(stranger)).toBeNull();
  await expect(wish(vera)).rejects.toMatchObject({ kind: "forbidden" });
  await expect(wish(stranger)).rejects.toMatchObject({ kind: "forbidden" });
  await expect(apiAs(vera).content.comment({ id, text: "И я" })).rejects.toMatchObject({ code: "INVALID" });
  await expect(apiAs(stranger).content.comment({ id, text: "И я" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await apiAs(olga).content.comment({ id, text: "Согласна" });
  expect((await apiAs(vera).content.comments({ id })).items.map(({ text }) => text)).toEqual(["Согласна"]);
});

it("tells its author of an answer, and whom it names if they are of the place, with an address of its own", async () => {
  const { id } = await wish();
  const { id: comment } = await apiAs(olga).content.comment({ id, text: "Поддержу" });
  expect(await told(ivan)).toContainEqual(["comment", `/wishes/${id}?comment=${comment}#${comment}`]);
  const alias = await withTenant("*", async () => {
    const { rows } = await db().execute<{ alias: string }>(
      sql`select alias from accounts where id in (${vera.accountId}, ${stranger.accountId}) order by id`,
    );
    return rows.map((row) => row.alias);
  });
  const named = await apiAs(olga).content.comment({ id, text: `Спросим @${alias[0]} и @${alias[1]}` });
  expect(named.unseen).toEqual([stranger.name]);
  expect((await told(vera)).map(([kind]) => kind)).toEqual(["mention"]);
  expect(await told(stranger)).toEqual([]);
});

it("is reported to those who lead its place, who see to it in a queue of their own and to nothing else", async () => {
  const { id } = await wish();
  const elsewhere = await apiAs(ivan).content.create({
    title: "Не там",
    body: "Слова",
    feed: "blogs",
    reach: "company",
  });
  await apiAs(vera).moderation.report({ target: "post", id, reason: "spam" });
  await apiAs(vera).moderation.report({ target: "post", id: elsewhere.id, reason: "spam" });
  const queue = (who: Viewer) => inCompany(() => readQueue(who, { tab: "open" }));
  const objects = async (who: Viewer) => (await queue(who)).items.map(({ objectId }) => objectId);
  const moderator = await makePerson(company, { rights: ["moderator"] });
  expect(await objects(olga)).toEqual([id]);
  expect((await objects(moderator)).sort()).toEqual([id, elsewhere.id].sort());
  for (const who of [ivan, vera, stranger]) expect(await objects(who)).toEqual([]);
  const caseOf = async (objectId: string) =>
    (await queue(moderator)).items.find((one) => one.objectId === objectId)!.id;
  const foreign = await caseOf(elsewhere.id);
  const hide = { decision: "hide", reason: "spam", message: "" } as const;
  for (const deed of [
    () => readCase(olga, foreign),
    () => claim(olga, foreign),
    () => release(olga, foreign),
    () => decide(olga, { id: foreign, ...hide }, "test"),
  ])
    await expect(inCompany<unknown>(deed)).rejects.toMatchObject({ kind: "not-found" });
  const own = await caseOf(id);
  const { choices } = await inCompany(() => readCase(olga, own));
  expect(choices).toContain("hide");
  expect(choices).not.toContain("mute");
  expect(choices).not.toContain("suspend");
  await inCompany(() => decide(olga, { id: own, ...hide }, "test"));
  expect(await opened(vera, id)).toBeNull();
});

it("goes from who is banned in the next request, their own words too, and they write, answer and are told no more", async () => {
  const maria = await makePerson(company, { firstName: "Мария" });
  await inCompany(() => seat({ place: guild, person: maria.accountId, role: "member" }));
  const { id, word } = await wish(maria);
  expect(await opened(maria, id)).not.toBeNull();
  await expect(inCompany(() => ban(ivan, { place: guild, person: maria.accountId }))).rejects.toMatchObject({
    kind: "not-found",
  });
  await expect(inCompany(() => ban(olga, { place: guild, person: anna.accountId }))).rejects.toMatchObject({
    kind: "forbidden",
  });
  await inCompany(() => ban(olga, { place: guild, person: maria.accountId, reason: "Спорит" }));
  expect([await opened(maria, id), await found(maria, word), await counted(maria, word)]).toEqual([null, false, 0]);
  await expect(wish(maria)).rejects.toMatchObject({ kind: "forbidden" });
  await expect(apiAs(maria).content.comment({ id, text: "Ещё" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await apiAs(olga).content.comment({ id, text: "Без неё" });
  expect(await told(maria)).toEqual([]);
  const back = inCompany(() => seat({ place: guild, person: maria.accountId, role: "member" }));
  await expect(back).rejects.toMatchObject({ kind: "forbidden" });
});

it("is exported with the words of its kind, and erased with its author's name", async () => {
  const nina = await makePerson(company, { firstName: "Нина" });
  await inCompany(() => seat({ place: guild, person: nina.accountId, role: "member" }));
  const { id, word } = await wish(nina);
  const partOf = (name: string) => ownParts.get().find((part) => part.name === name)!;
  const told = async (name: string) => {
    const rows = [];
    for await (const row of readOwn(partOf(name), nina.accountId)) rows.push(row);
    return rows;
  };
  expect(await inCompany(() => told("publications"))).toMatchObject([{ title: word, kind: "пожелание" }]);
  expect(await inCompany(() => told("memberships"))).toMatchObject([{ place: "Гильдия", role: "участник" }]);
  const admin = await makePerson(company, { roles: ["employee", "admin"] });
  await apiAs(nina).ownData.askErasure({});
  await apiAs(admin).ownData.erase({ id: nina.accountId });
  const card = await apiAs(olga).content.publication({ id });
  expect([card.title, card.author?.name]).toEqual([word, "Удалённый сотрудник"]);
  const left = await withTenant("*", () =>
    db()
      .select({ id: publications.id })
      .from(publications)
      .where(and(eq(publications.authorId, nina.accountId), eq(publications.placeId, guild))),
  );
  expect(left).toEqual([{ id }]);
});
