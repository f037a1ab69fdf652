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
    const { id } = await apiAs(admin).cannedReplies.add(words);
    expect((await apiAs(moderator).cannedReplies.list({})).items).toEqual([{ id, ...words }]);
    await expect(apiAs(moderator).cannedReplies.add(words)).rejects.toMatchObject({ status: 403 });
    const neighbour = await makePerson(await makeCompany("Соседи"), { roles: ["employee", "admin"] });
    expect((await apiAs(neighbour).cannedReplies.list({})).items).toEqual([]);
    await expect(apiAs(neighbour).cannedReplies.read({ id })).rejects.toMatchObject({ status: 404 });
    await apiAs(admin).cannedReplies.change({ id, ...words, title: "Про продажи" });
    expect((await apiAs(admin).cannedReplies.read({ id })).title).toBe("Про продажи");
    await apiAs(admin).cannedReplies.drop({ id });
    await expect(apiAs(admin).cannedReplies.drop({ id })).rejects.toMatchObject({ status: 404 });
    const { items } = await apiAs(admin).audit.list({});
    const ours = items.filter(({ deed }) => deed.startsWith("canned-replies.")).map(({ deed }) => deed);
    expect(ours).toEqual(["canned-replies.dropped", "canned-replies.changed", "canned-replies.added"]);
  });

  it("begin what an author is told, before the moderator's own, and may stand alone", async () => {
    const { id: cannedReplies } = await apiAs(admin).cannedReplies.add(words);
    const first = await freshCase(company, moderator);
    const hide = { decision: "hide", reason: "spam", cannedReplies } as const;
    await apiAs(moderator).moderation.decide({ id: first, ...hide, message: "Жду вас там" });
    const said = async (id: string) => (await apiAs(moderator).moderation.case({ id })).decisions.at(-1)!.message;
    expect(await said(first)).toBe("Продают на доске объявлений.\n\nЖду вас там");
    const second = await freshCase(company, moderator);
    await apiAs(moderator).moderation.decide({ id: second, decision: "amend", cannedReplies });
    expect(await said(second)).toBe(words.text);
  });

  it("that are gone meanwhile are told of beside their field", async () => {
    const { id: cannedReplies } = await apiAs(admin).cannedReplies.add(words);
    await apiAs(admin).cannedReplies.drop({ id: cannedReplies });
    const id = await freshCase(company, moderator);
    const decide = apiAs(moderator).moderation.decide({ id, decision: "hide", reason: "spam", cannedReplies });
    await expect(decide).rejects.toMatchObject({
      status: 422,
      data: { fields: { cannedReplies: [expect.any(String)] } },
    });
  });
});
