import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setClock } from "#platform/clock.ts";
import { makeLine } from "#tests/support/announcements.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let editor: Awaited<ReturnType<typeof makePerson>>;
let reader: typeof editor;
let neighbour: typeof editor;
let api: ReturnType<typeof apiAs>;

beforeAll(async () => {
  company = await makeCompany("Ромашка");
  editor = await makePerson(company, { rights: ["editor"] });
  reader = await makePerson(company, { location: "Тверь" });
  neighbour = await makePerson(await makeCompany("Лютик"), { rights: ["editor"], location: "Казань" });
  api = apiAs(editor);
});
beforeEach(async () => {
  for (const { id } of (await api.runningLine.desk({})).items) await api.runningLine.end({ id });
});
afterEach(() => setClock());

type Part = "work" | "life" | "all";

const textsFor = async (who: typeof editor, part: Part = "all") =>
  (await apiAs(who).runningLine[part]({})).items.map(({ text }) => text);
const moment = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const iso = (hours: number) => moment(hours).toISOString();

describe("the running line", () => {
  it("stands above its feed from its beginning to its end", async () => {
    await makeLine(editor, "Скоро", { from: iso(1), to: iso(2), feed: "life" });
    expect(await textsFor(reader)).toEqual([]);
    setClock(moment(1.5));
    expect([await textsFor(reader), await textsFor(reader, "life"), await textsFor(reader, "work")]).toEqual([
      ["Скоро"],
      ["Скоро"],
      [],
    ]);
    setClock(moment(2.5));
    expect(await textsFor(reader)).toEqual([]);
  });

  it("shows three at most, critical ones first, the rest in the editors' order", async () => {
    for (const text of ["Первое", "Второе", "Третье"]) await makeLine(editor, text);
    expect(await textsFor(reader)).toEqual(["Третье", "Второе", "Первое"]);
    await makeLine(editor, "Пожар!", { level: "critical" });
    await makeLine(editor, "Новое");
    expect(await textsFor(reader)).toEqual(["Пожар!", "Новое", "Третье"]);
    const { items } = await api.runningLine.desk({});
    await api.runningLine.move({ id: items.find(({ text }) => text === "Третье")!.id, by: -1 });
    await api.runningLine.move({ id: items.find(({ text }) => text === "Третье")!.id, by: -1 });
    expect(await textsFor(reader)).toEqual(["Пожар!", "Третье", "Новое"]);
  });

  it("is put away by one reader for good, unless it must stay", async () => {
    const id = await makeLine(editor, "Можно скрыть");
    const must = await makeLine(editor, "Нельзя скрыть", { dismissible: false });
    const critical = await makeLine(editor, "Пожар!", { level: "critical", dismissible: true });
    const { dismiss } = apiAs(reader).runningLine;
    await dismiss({ id });
    await dismiss({ id });
    for (const one of [must, critical]) await expect(dismiss({ id: one })).rejects.toMatchObject({ status: 403 });
    expect(await textsFor(reader)).toEqual(["Пожар!", "Нельзя скрыть"]);
    expect(await textsFor(editor)).toEqual(["Пожар!", "Нельзя скрыть", "Можно скрыть"]);
    expect((await api.runningLine.source({ id })).dismissals).toBe(1);
  });

  it("speaks to its own company, to towns, or to the portal", async () => {
    await makeLine(editor, "Только нам");
    const ours = await makeLine(editor, "Твери", { audience: ["location:Тверь"] });
    await makeLine(editor, "Казани", { reach: "portal", audience: ["location:Казань"] });
    expect(await textsFor(reader)).toEqual(["Твери", "Только нам"]);
    expect(await textsFor(neighbour)).toEqual(["Казани"]);
    await expect(apiAs(neighbour).runningLine.dismiss({ id: ours })).rejects.toMatchObject({ status: 404 });
  });
});

describe("the desk of the running line", () => {
  it("demands an end, not before the beginning, not in the past, at most thirty days on", async () => {
    const make = (from: number, to: number) => makeLine(editor, "На один срок", { from: iso(from), to: iso(to) });
    for (const [from, to] of [
      [2, 1],
      [-3, -1],
      [0, 30 * 24 + 1],
    ] as const)
      await expect(make(from, to)).rejects.toMatchObject({ status: 422 });
    await make(0, 30 * 24);
  });

  it("shows again what was over, and refuses a change of what has been changed meanwhile", async () => {
    const id = await makeLine(editor, "Снова и снова");
    await api.runningLine.end({ id });
    expect((await api.runningLine.desk({ part: "ended" })).items.map((one) => one.id)).toContain(id);
    const { state: _, author: __, dismissals: ___, link: ____, ...draft } = await api.runningLine.source({ id });
    await api.runningLine.change({ ...draft, text: "Ещё раз" });
    expect(await textsFor(reader)).toEqual(["Ещё раз"]);
    await expect(api.runningLine.change({ ...draft, text: "Поздно" })).rejects.toMatchObject({ status: 409 });
  });

  it("is closed to other companies' editors and to readers", async () => {
    const id = await makeLine(editor, "Портал", { reach: "portal" });
    const theirs = apiAs(neighbour).runningLine;
    expect(await textsFor(neighbour)).toEqual(["Портал"]);
    for (const deed of [() => theirs.source({ id }), () => theirs.end({ id }), () => theirs.move({ id, by: 1 })])
      await expect(deed()).rejects.toMatchObject({ status: 404 });
    await expect(apiAs(reader).runningLine.desk({})).rejects.toMatchObject({ status: 403 });
  });
});
