import { beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { answering, ask, closeLongAgo, makeQuestionnaire, options } from "./made.ts";

freshDatabase();
let admin: Viewer;
let people: Viewer[];

beforeAll(async () => {
  const company = await makeCompany();
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  people = [];
  for (let at = 0; at < 6; at++) people.push(await makePerson(company));
});

const aliasOf = ({ accountId }: Viewer) => `person-${accountId.slice(-12)}`;
const enps = ask("n", "enps");
const drink = ask("d", "single", { options: options("Кофе", "Чай"), other: true, required: true });
const why = ask("w", "long", {
  showIf: { how: "any", rules: [{ question: "d", is: "has", value: "o1" }] },
});

describe("the results of a survey", () => {
  it("find words in what was written, whatever the letters, and count what was found", async () => {
    const id = await makeQuestionnaire(admin, [[drink, why]]);
    const texts = ["Ещё бы кофе", "тепло", "ЕЩЕ теплее", "Ничего"];
    for (const [at, text] of texts.entries()) await answering(id)(people[at]!, { d: { chosen: ["o1"] }, w: { text } });
    const { results } = apiAs(admin).questionnaireDesk;
    const [, all] = (await results({ id })).questions;
    expect([all!.texts.length, all!.textsFound]).toEqual([4, 4]);
    const found = await results({ id, find: "еще" });
    expect(found.questions[1]).toMatchObject({ textsFound: 2, texts: ["Ещё бы кофе", "ЕЩЕ теплее"] });
    expect(found.questions[0]!.bars.map(({ value }) => value)).toEqual([4, 0, 0]);
    expect((await results({ id, find: "%" })).questions[1]!.texts).toEqual([]);
  });

  it("stand beside the wave before: its mean, its eNPS and the part of each option", async () => {
    const id = await makeQuestionnaire(admin, [[enps, drink]]);
    const { questionnaireDesk: desk } = apiAs(admin);
    for (const [at, number] of ["10", "10", "5", "9"].entries())
      await answering(id)(people[at]!, { n: { number }, d: { chosen: [at ? "o1" : "o2"] } });
    await desk.step({ id, step: "close" });
    const next = (await desk.copy({ id })).id;
    await desk.step({ id: next, step: "publish" });
    await answering(next)(people[0]!, { n: { number: "7" }, d: { chosen: ["o1"] } });
    const [rated, chosen] = (await desk.results({ id: next })).questions;
    expect(rated).toMatchObject({ enps: 0, before: { answered: 4, mean: 8.5, enps: 50 } });
    expect(chosen).toMatchObject({ before: { mean: null, enps: null, parts: [75, 25, 0] } });
    expect((await desk.results({ id })).questions[0]!.before).toBeNull();
  });

  it("tell nothing of a wave before that was not shown itself", async () => {
    const id = await makeQuestionnaire(admin, [[enps]], { settings: { anonymity: "anonymous" } });
    const { questionnaireDesk: desk } = apiAs(admin);
    await answering(id)(people[0]!, { n: { number: "1" } });
    await desk.step({ id, step: "close" });
    const next = (await desk.copy({ id })).id;
    expect((await desk.results({ id: next })).questions).toEqual([]);
    const named = await makeQuestionnaire(admin, [[enps]]);
    expect((await desk.results({ id: named })).questions[0]!.before).toBeNull();
  });

  it.each(["anonymous", "confidential", "named"] as const)(
    "are sums from five answers on for those who were asked, once it is over (%s)",
    async (anonymity) => {
      const settings = { anonymity, results: "closed" as const };
      const asked = async (answers: number) => {
        const id = await makeQuestionnaire(admin, [[drink]], { settings });
        for (const who of people.slice(0, answers)) await answering(id)(who, { d: { chosen: ["o1"] } });
        await closeLongAgo(id);
        const seen = await Promise.all([
          apiAs(people[0]!).questionnaires.results({ id }),
          apiAs(admin).questionnaireDesk.results({ id }),
        ]);
        return seen.map(({ withheld, questions }) => [withheld, questions.map((one) => one.answered)]);
      };
      // Who asks by name reads each answer anyway.
      const desk = (answers: number) => (anonymity === "named" || answers > 4 ? [null, [answers]] : ["few", []]);
      for (const answers of [1, 4]) expect(await asked(answers)).toEqual([["few", []], desk(answers)]);
      for (const answers of [5, 6]) expect(await asked(answers)).toEqual([[null, [answers]], desk(answers)]);
    },
  );

  it("tell how days and times are spread, by months and hours where there are many", async () => {
    const id = await makeQuestionnaire(admin, [
      [ask("day", "date"), ask("time", "time"), ask("rank", "ranking", { options: options("Раз", "Два") })],
    ]);
    const say = (at: number, day: string, time: string) =>
      answering(id)(people[at]!, { day: { text: day }, time: { text: time }, rank: { chosen: ["o2", "o1"] } });
    for (const [at, day] of ["2026-03-02", "2026-02-28", "2026-03-02"].entries()) await say(at, day, "09:30");
    const [days, times, rank] = (await apiAs(admin).questionnaireDesk.results({ id })).questions;
    expect(days!.bars).toEqual([
      { label: "28 февраля 2026 г.", value: 1 },
      { label: "2 марта 2026 г.", value: 2 },
    ]);
    expect(times!.bars).toEqual([{ label: "09:30", value: 3 }]);
    expect(rank!.bars).toEqual([
      { label: "Раз", value: 2 },
      { label: "Два", value: 1 },
    ]);
  });

  it("leave with a book that says what each column asks", async () => {
    const limited = ask("s", "scale", { low: "плохо", high: "хорошо", title: "Оценка" });
    const note = ask("p", "note");
    const id = await makeQuestionnaire(admin, [
      [drink, note],
      [why, limited],
    ]);
    const { book, head } = await apiAs(admin).questionnaireDesk.table({ id });
    expect(head.slice(2)).toEqual(book.rows.map((row) => row[2]));
    expect(book.rows.map((row) => row.slice(3))).toEqual([
      ["один ответ", "да", "Кофе; Чай; Другое", "", "", ""],
      ["длинный текст", "нет", "", "", "", "«Вопрос d» выбрано «Кофе»"],
      ["шкала", "нет", "", "", "от 1 до 5; 1 – плохо; 5 – хорошо", ""],
    ]);
  });
});

describe("whom the results were opened to", () => {
  it("reads all of them without being asked, is told of it, and neither answers nor edits", async () => {
    const [reader, author] = people as [Viewer, Viewer];
    const audience = [`user:${author.accountId}`];
    const viewers = [aliasOf(reader)];
    const id = await makeQuestionnaire(admin, [[drink, why]], { audience, viewers });
    await answering(id)(author, { d: { chosen: ["o1"] }, w: { text: "Бодрит" } });
    const api = apiAs(reader).questionnaires;
    const { questions, rates } = await api.results({ id });
    expect(questions[1]!.texts).toEqual(["Бодрит"]);
    expect(rates.length).toBeGreaterThan(0);
    const { items } = await api.list({ kind: "survey", tab: "mine" });
    expect(items).toMatchObject([{ id, watched: true }]);
    await expect(api.view({ id, kind: "survey" })).rejects.toMatchObject({ status: 404 });
    await expect(apiAs(reader).questionnaireDesk.results({ id })).rejects.toMatchObject({ status: 404 });
    await expect(apiAs(people[2]!).questionnaires.results({ id })).rejects.toMatchObject({ status: 404 });
    expect((await apiAs(admin).questionnaireDesk.source({ id })).viewers.map(({ id }) => id)).toEqual([
      reader.accountId,
    ]);
  });

  it("are colleagues of the same company, and a name that nobody has is refused", async () => {
    const stranger = await makePerson(await makeCompany("Лютик"));
    for (const name of [aliasOf(stranger), "nobody-at-all"])
      await expect(makeQuestionnaire(admin, [[drink]], { viewers: [name] })).rejects.toMatchObject({
        data: { fields: { viewers: [expect.stringContaining("Не нашли")] } },
      });
  });

  it("see of a survey without names no more than its administrators do", async () => {
    const [reader] = people as [Viewer];
    const settings = { anonymity: "anonymous" as const };
    const id = await makeQuestionnaire(admin, [[drink]], { settings, viewers: [`@${aliasOf(reader)}`] });
    await answering(id)(people[1]!, { d: { chosen: ["o1"] } });
    expect(await apiAs(reader).questionnaires.results({ id })).toMatchObject({ withheld: "open", questions: [] });
  });
});
