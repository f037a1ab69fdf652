import { beforeAll, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { newId } from "#platform/db/index.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { articleOf } from "#tests/support/two-companies.ts";

freshDatabase();
let author: Viewer;
let chief: Viewer;
let colleague: Viewer;
let outsider: Viewer;
let reader: Viewer;
let neighbour: Viewer;
const rubric = newId();
let article: string;

beforeAll(async () => {
  // Events are known and wait for `deliverAll`: a delivery beside the test would be in the way of looking.
  await startEvents(listeners).stop();
  const company = await makeCompany();
  author = await makePerson(company, {
    alias: "pavel-pishet",
    firstName: "Павел",
    lastName: "Попов",
    rights: ["editor"],
  });
  chief = await makePerson(company, { alias: "lidia-pravit", rights: ["editor", "chief-editor"] });
  colleague = await makePerson(company, { alias: "vera-pishet", rights: ["editor"] });
  outsider = await makePerson(company, { alias: "gleb-pishet", rights: ["editor"] });
  reader = await makePerson(company, { alias: "anna-chitaet" });
  neighbour = await makePerson(await makeCompany("Лютик"), { rights: ["editor", "chief-editor"] });
  const editors = [author.accountId, colleague.accountId];
  await apiAs(chief).rubrics.put({ id: rubric, title: "Приказы", reach: "company", editors });
  article = (await apiAs(author).newsroom.write({ ...articleOf(rubric), step: "save" })).id;
});

const say = (who: Viewer, text: string) => apiAs(who).deskTalk.say({ id: article, text });
const textsFor = async (who: Viewer) =>
  (await apiAs(who).deskTalk.read({ id: article })).items.map(({ text, mine }) => [text, mine]);
const toldTo = async (who: Viewer) => (await apiAs(who).notifications.list({})).items.map(({ kind }) => kind);

describe("the talk of an article", () => {
  it("is heard by the editors of its rubric alone, the latest first", async () => {
    await say(author, "Проверьте цифры");
    await say(chief, "Цифры верны");
    expect(await textsFor(colleague)).toEqual([
      ["Цифры верны", false],
      ["Проверьте цифры", false],
    ]);
    expect(await textsFor(author)).toContainEqual(["Проверьте цифры", true]);
    for (const who of [outsider, neighbour]) {
      await expect(textsFor(who)).rejects.toMatchObject({ code: "NOT_FOUND" });
      await expect(say(who, "И я")).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
    await expect(textsFor(reader)).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  it("is told of to its author, and to those it names who may read it, each once", async () => {
    await deliverAll();
    expect(await toldTo(author)).toEqual(["desk-talk"]);
    await say(chief, "@pavel-pishet, @vera-pishet, @gleb-pishet и @anna-chitaet, посмотрите. И @все тоже");
    await deliverAll();
    expect(await toldTo(author)).toEqual(["desk-mention", "desk-talk"]);
    expect(await toldTo(colleague)).toEqual(["desk-mention"]);
    for (const who of [chief, outsider, reader]) expect(await toldTo(who)).toEqual([]);
    const [told] = (await apiAs(colleague).notifications.list({})).items;
    expect(told?.text).toMatch(/^@Павел Попов, @Анна Петрова, @Анна Петрова/);
    await say(colleague, "Посмотрела");
    await deliverAll();
    expect((await toldTo(author))[0]).toBe("desk-talk");
  });

  it("loses words only by who has said them", async () => {
    const { id } = await say(author, "Поторопился");
    await expect(apiAs(chief).deskTalk.unsay({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await apiAs(author).deskTalk.unsay({ id });
    await expect(apiAs(author).deskTalk.unsay({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await textsFor(chief)).some(([text]) => text === "Поторопился")).toBe(false);
  });

  it("does not take empty words, nor a letter too many", async () => {
    for (const text of ["", "   ", "а".repeat(4001)])
      await expect(say(author, text)).rejects.toMatchObject({ data: { fields: { text: [expect.any(String)] } } });
  });
});
