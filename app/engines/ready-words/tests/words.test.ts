import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { startEvents } from "#platform/events/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { freshCase } from "#tests/support/moderated.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let moderator: Viewer;
let admin: Viewer;

beforeAll(async () => {
  company = await makeCompany();
  moderator = await makePerson(company, { rights: ["moderator"] });
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  await startEvents(listeners).stop();
});
beforeEach(forgetSpending);

const words = { title: "Про доску", text: "Продают на доске объявлений." };

describe("ready words", () => {
  it("are written by an administrator and read by the moderators of that company alone", async () => {
    const { id } = await apiAs(admin).readyWords.add(words);
    expect((await apiAs(moderator).readyWords.list({})).items).toEqual([{ id, ...words }]);
    await expect(apiAs(moderator).readyWords.add(words)).rejects.toMatchObject({ status: 403 });
    const neighbour = await makePerson(await makeCompany("Соседи"), { roles: ["employee", "admin"] });
    expect((await apiAs(neighbour).readyWords.list({})).items).toEqual([]);
    await expect(apiAs(neighbour).readyWords.read({ id })).rejects.toMatchObject({ status: 404 });
    await apiAs(admin).readyWords.change({ id, ...words, title: "Про продажи" });
    expect((await apiAs(admin).readyWords.read({ id })).title).toBe("Про продажи");
    await apiAs(admin).readyWords.drop({ id });
    await expect(apiAs(admin).readyWords.drop({ id })).rejects.toMatchObject({ status: 404 });
    const { items } = await apiAs(admin).audit.list({});
    const ours = items.filter(({ deed }) => deed.startsWith("ready-words.")).map(({ deed }) => deed);
    expect(ours).toEqual(["ready-words.dropped", "ready-words.changed", "ready-words.added"]);
  });

  it("begin what an author is told, before the moderator's own, and may stand alone", async () => {
    const { id: readyWords } = await apiAs(admin).readyWords.add(words);
    const first = await freshCase(company, moderator);
    const hide = { decision: "hide", reason: "spam", readyWords } as const;
    await apiAs(moderator).moderation.decide({ id: first, ...hide, message: "Жду вас там" });
    const said = async (id: string) => (await apiAs(moderator).moderation.case({ id })).decisions.at(-1)!.message;
    expect(await said(first)).toBe("Продают на доске объявлений.\n\nЖду вас там");
    const second = await freshCase(company, moderator);
    await apiAs(moderator).moderation.decide({ id: second, decision: "amend", readyWords });
    expect(await said(second)).toBe(words.text);
  });

  it("that are gone meanwhile are told of beside their field", async () => {
    const { id: readyWords } = await apiAs(admin).readyWords.add(words);
    await apiAs(admin).readyWords.drop({ id: readyWords });
    const id = await freshCase(company, moderator);
    const decide = apiAs(moderator).moderation.decide({ id, decision: "hide", reason: "spam", readyWords });
    await expect(decide).rejects.toMatchObject({ status: 422, data: { fields: { readyWords: [expect.any(String)] } } });
  });
});
