import { beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { pollChoices, pollVoters } from "../server/schema.ts";

freshDatabase();
let company: Company;
let author: Viewer;
let people: Viewer[];
let moderator: Viewer;
let admin: Viewer;

beforeAll(async () => {
  company = await makeCompany();
  author = await makePerson(company, { alias: "author" });
  people = [];
  for (const at of [1, 2, 3, 4, 5]) people.push(await makePerson(company, { alias: `voter${at}` }));
  moderator = await makePerson(company, { rights: ["moderator"] });
  admin = await makePerson(company, { roles: ["employee", "admin"] });
});

const question = { question: "Где обедаем?", options: ["Столовая", "Кафе", "Дома"], many: false, named: false };
const draftOf = (more: object = {}) => ({ ...question, shows: "after-answer" as const, ...more });
const words = () => ({ title: "Обед", body: `Решаем ${newId()}`, feed: "work", reach: "company" }) as const;
const api = () => apiAs(author);
const asked = async (who: Viewer, id: string) => (await apiAs(who).content.publication({ id })).asked!;

async function ask(more: object = {}, readers: object = {}) {
  const { id } = await api().content.create({ ...words(), ...readers });
  await api().polls.put({ of: "post", id, ...draftOf(more) });
  const options = (await asked(author, id)).options.map((option) => option.id);
  const vote = (who: Viewer, ...at: number[]) =>
    apiAs(who).polls.answer({ id, options: at.map((place) => options[place]!) });
  return { id, vote };
}

describe("the poll of a publication", () => {
  it("waits beside the draft and goes with what it becomes, its question on the card", async () => {
    const draft = newId();
    await api().drafts.save({ id: draft, form: "post", fields: { body: "Начато" } });
    await api().polls.put({ of: "draft", id: draft, ...draftOf({ named: true }) });
    const { id } = await api().content.create({ ...words(), draft });
    const poll = await asked(people[0]!, id);
    expect(poll).toMatchObject({ question: "Где обедаем?", named: true, over: false, answered: false, voters: 0 });
    expect(poll.options.map(({ text, votes }) => [text, votes])).toEqual([
      ["Столовая", undefined],
      ["Кафе", undefined],
      ["Дома", undefined],
    ]);
    const { items } = await apiAs(people[0]!).feed.page({ tab: "work" });
    expect(items.find((card) => card.id === id)?.poll).toBe("Где обедаем?");
  });

  it("takes one answer of a person, however many windows send it at once", async () => {
    const { id, vote } = await ask({ named: true });
    const [me] = people as [Viewer];
    const outcomes = await Promise.all([vote(me, 0), vote(me, 1), vote(me, 0)]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["again", "again", "answered"]);
    const { options, voters } = await asked(me, id);
    expect([voters, options.reduce((sum, { votes = 0 }) => sum + votes, 0)]).toEqual([1, 1]);
    expect(options.filter((option) => option.mine)).toHaveLength(1);
  });

  it("shows who has chosen what only with names, and to those who have answered", async () => {
    const { id, vote } = await ask({ named: true, many: true });
    await vote(people[0]!, 0, 1);
    expect((await asked(people[1]!, id)).waits).toBe("answer");
    await vote(people[1]!, 1);
    const { options } = await asked(people[1]!, id);
    expect(options.map((option) => option.people?.length)).toEqual([1, 2, 0]);
    await apiAs(people[1]!).blocking.block({ accountId: people[0]!.accountId });
    expect((await asked(people[1]!, id)).options[0]!.people).toEqual([]);
    await apiAs(people[1]!).blocking.unblock({ accountId: people[0]!.accountId });
  });

  it("keeps an anonymous choice nowhere and shows nothing before five have answered", async () => {
    const { id, vote } = await ask();
    for (const one of people.slice(0, 4)) await vote(one, 0);
    expect(await asked(people[0]!, id)).toMatchObject({ answered: true, waits: "more", voters: 4 });
    expect((await asked(people[0]!, id)).options.every((option) => option.votes === undefined && !option.mine)).toBe(
      true,
    );
    await vote(people[4]!, 1);
    const { waits, options } = await asked(people[0]!, id);
    expect([waits, options.map(({ votes }) => votes)]).toEqual([null, [4, 1, 0]]);
    const kept = await withTenant("*", async () => [
      Object.keys((await db().select().from(pollVoters).limit(1))[0]!),
      (await db().select().from(pollChoices)).filter(({ optionId }) =>
        options.some((option) => option.id === optionId),
      ),
    ]);
    expect(kept).toEqual([["pollId", "accountId"], []]);
  });

  it("leaves no trace of an answer behind its key", async () => {
    const { id } = await ask();
    const [option] = (await asked(people[0]!, id)).options;
    const key = newId();
    const sent = apiAs(people[0]!, { idempotencyKey: key }).polls;
    expect(await sent.answer({ id, options: [option!.id] })).toEqual({ outcome: "answered" });
    const { rows } = await withTenant("*", () =>
      db().execute(`select 1 from idempotency where operation like '%answer'`),
    );
    expect(rows).toEqual([]);
  });

  it("shows results at the end where its author wants so, and takes no answer after it", async () => {
    const { id, vote } = await ask({ named: true, shows: "at-end" });
    await vote(people[0]!, 2);
    expect((await asked(people[0]!, id)).waits).toBe("end");
    await expect(apiAs(people[0]!).polls.close({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await api().polls.close({ id });
    expect(await vote(people[1]!, 0)).toEqual({ outcome: "over" });
    const poll = await asked(people[1]!, id);
    expect([poll.over, poll.options.map(({ votes }) => votes)]).toEqual([true, [0, 0, 1]]);
  });

  it("changes until somebody answers, and never after", async () => {
    const { id, vote } = await ask();
    await api().polls.put({ of: "post", id, ...draftOf({ options: ["Да", "Нет"] }) });
    await expect(vote(people[0]!, 0)).rejects.toMatchObject({ code: "INVALID" });
    const [yes] = (await asked(author, id)).options;
    await apiAs(people[0]!).polls.answer({ id, options: [yes!.id] });
    for (const deed of [
      () => api().polls.put({ of: "post", id, ...draftOf() }),
      () => api().polls.drop({ of: "post", id }),
    ])
      await expect(deed()).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await api().polls.own({ of: "post", id })).voters).toBe(1);
  });

  it("takes one option where one may be chosen, and asks for two to ten different ones", async () => {
    const { vote } = await ask();
    await expect(vote(people[0]!, 0, 1)).rejects.toMatchObject({ code: "INVALID" });
    const { id } = await api().content.create(words());
    for (const options of [["Один"], ["Да", "да"], Array.from({ length: 11 }, (_, at) => `Вариант ${at}`)])
      await expect(api().polls.put({ of: "post", id, ...draftOf({ options }) })).rejects.toMatchObject({
        code: "INVALID",
      });
    await expect(
      api().polls.put({ of: "post", id, ...draftOf({ endsAt: "2020-01-01T00:00:00Z" }) }),
    ).rejects.toMatchObject({ code: "INVALID" });
  });

  it("shows results at once where its author wants so, and takes no more options than it lets choose", async () => {
    const { id, vote } = await ask({ named: true, many: true, most: 2, shows: "always" });
    await expect(vote(people[0]!, 0, 1, 2)).rejects.toMatchObject({
      data: { fields: { options: ["Выберите не больше 2"] } },
    });
    await vote(people[0]!, 0, 1);
    expect((await asked(people[1]!, id)).options.map(({ votes }) => votes)).toEqual([1, 1, 0]);
    const anonymous = await ask({ shows: "always" });
    await anonymous.vote(people[0]!, 0);
    expect((await asked(people[1]!, anonymous.id)).waits).toBe("more");
  });

  it("lets an answer be changed while it goes on, with names alone, whatever windows change it at once", async () => {
    await expect(ask({ changeable: true })).rejects.toMatchObject({
      data: { fields: { changeable: [expect.stringMatching(/В анонимном опросе/)] } },
    });
    const { id, vote } = await ask({ named: true, changeable: true });
    const [me] = people as [Viewer];
    expect((await vote(me, 0)).outcome).toBe("answered");
    const outcomes = await Promise.all([vote(me, 1), vote(me, 2), vote(me, 1)]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(["changed", "changed", "changed"]);
    const { options, voters } = await asked(me, id);
    expect([voters, options.reduce((sum, { votes = 0 }) => sum + votes, 0)]).toEqual([1, 1]);
    expect(options.filter((option) => option.mine).map(({ votes }) => votes)).toEqual([1]);
    await api().polls.close({ id });
    expect((await vote(me, 0)).outcome).toBe("over");
  });

  it("takes an option of one's own where it may be, each but once and twenty at most, and says of nobody that it is theirs", async () => {
    const say = (who: Viewer, id: string, own: string, ...options: string[]) =>
      apiAs(who).polls.answer({ id, options, own });
    const plain = await ask();
    await expect(say(people[0]!, plain.id, "Парк")).rejects.toMatchObject({
      data: { fields: { own: [expect.any(String)] } },
    });
    const { id } = await ask({ extendable: true });
    const [first] = (await asked(author, id)).options;
    await say(people[0]!, id, "Парк", first!.id);
    await say(people[1]!, id, "парк");
    await say(people[2]!, id, "СТОЛОВАЯ");
    for (const one of people.slice(3)) await say(one, id, "", first!.id);
    const { options } = await asked(people[0]!, id);
    expect(options.map(({ text, votes, mine }) => [text, votes, mine])).toEqual([
      ["Столовая", 3, undefined],
      ["Кафе", 0, undefined],
      ["Дома", 0, undefined],
      ["Парк", 2, undefined],
    ]);
    // The name of the option tells no moment: it is drawn, not counted up.
    expect(options.map((option) => option.id[14])).toEqual(["7", "7", "7", "4"]);
    const named = await ask({ named: true, many: true, changeable: true, extendable: true });
    for (let at = 3; at < 20; at += 1) await say(people[0]!, named.id, `Место ${at}`);
    await expect(say(people[0]!, named.id, "Ещё одно")).rejects.toMatchObject({
      data: { fields: { own: ["Вариантов уже 20: выберите из них"] } },
    });
  });

  it("lets nobody add words that must wait, and asks for an answer", async () => {
    const rule = { kind: "words", action: "hold", place: "comments", on: true } as const;
    const { id: ruleId } = await apiAs(admin).contentFilters.add({ ...rule, terms: ["казино"] });
    const { id } = await ask({ extendable: true });
    const said = (own: string) => apiAs(people[0]!).polls.answer({ id, own });
    await expect(said("Казино")).rejects.toMatchObject({ data: { fields: { own: [expect.any(String)] } } });
    await apiAs(admin).contentFilters.drop({ id: ruleId });
    await expect(said("")).rejects.toMatchObject({ data: { fields: { options: ["Выберите ответ"] } } });
    expect((await asked(people[1]!, id)).options).toHaveLength(3);
  });

  it("is not there for whom the publication is not", async () => {
    const { id, vote } = await ask({}, { people: ["voter1"] });
    expect((await vote(people[0]!, 0)).outcome).toBe("answered");
    await expect(vote(people[1]!, 0)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const stranger = await makePerson(await makeCompany("Лютик"));
    await expect(vote(stranger, 0)).rejects.toMatchObject({ code: "NOT_FOUND" });
    for (const who of [people[0]!, stranger])
      for (const deed of [
        () => apiAs(who).polls.own({ of: "post", id }),
        () => apiAs(who).polls.put({ of: "post", id, ...draftOf() }),
        () => apiAs(who).polls.drop({ of: "post", id }),
        () => apiAs(who).polls.close({ id }),
      ])
        await expect(deed()).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("waits for a moderator for the words that it asks with", async () => {
    const rule = { kind: "words", action: "hold", place: "publications", on: true } as const;
    const { id: ruleId } = await apiAs(admin).contentFilters.add({ ...rule, terms: ["казино"] });
    const draft = newId();
    await api().drafts.save({ id: draft, form: "post", fields: { body: "Начато" } });
    await api().polls.put({ of: "draft", id: draft, ...draftOf({ question: "Кто за казино?" }) });
    const { id, waits } = await api().content.create({ ...words(), draft });
    const later = await api().content.create(words());
    const put = await api().polls.put({ of: "post", id: later.id, ...draftOf({ options: ["Казино", "Кафе"] }) });
    await apiAs(admin).contentFilters.drop({ id: ruleId });
    expect([waits, put.waits]).toEqual([true, true]);
    await expect(apiAs(people[0]!).polls.answer({ id, options: [newId()] })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    const { items } = await apiAs(moderator).moderation.queue({ tab: "open" });
    const cases = await Promise.all(items.map((item) => apiAs(moderator).moderation.case({ id: item.id })));
    expect(cases.some(({ text }) => text.includes("Опрос: Кто за казино?"))).toBe(true);
  });
});
