import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { caseOf } from "#tests/support/moderated.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let author: Viewer;
let reader: Viewer;
let moderator: Viewer;

beforeAll(async () => {
  const company = await makeCompany();
  author = await makePerson(company);
  reader = await makePerson(company);
  moderator = await makePerson(company, { rights: ["moderator"] });
  await makePerson(company, { alias: "vera", firstName: "Вера", lastName: "Смирнова" });
  await startEvents(listeners).stop();
});
beforeEach(forgetSpending);

const typed = "Спросите @vera, она **знает**";
const write = (body: string) => apiAs(author).content.create({ body, feed: "blogs", reach: "company" });
const judge = async (target: "post" | "comment", id: string) => {
  await apiAs(reader).moderation.report({ target, id, reason: "personal" });
  const caseId = await caseOf(moderator, id);
  const found = await apiAs(moderator).moderation.case({ id: caseId });
  const ask = { decision: "amend", reason: "personal", message: "Уберите телефон" } as const;
  await apiAs(moderator).moderation.decide({ id: caseId, ...ask });
  await deliverAll();
  const [told] = (await apiAs(author).notifications.list({})).items;
  return { found, told, verdict: await apiAs(author).moderation.verdict({ target, id }) };
};

describe("colleagues are called by their names", () => {
  it("in a case about a publication, in its versions, in what its author is told", async () => {
    const { id } = await write(typed);
    const { revision } = await apiAs(author).content.publication({ id });
    await apiAs(author).content.edit({ id, revision, body: `${typed}.`, feed: "blogs", reach: "company" });
    const { found, told, verdict } = await judge("post", id);
    const said = "Спросите @Вера Смирнова, она знает";
    expect(found).toMatchObject({ text: `${said}.`, excerpt: `${said}.` });
    expect(found.versions.map(({ text }) => text)).toEqual([said]);
    expect([told?.subject, verdict.text]).toEqual([`${said}.`, `${said}.`]);
  });

  it("in a case about a comment, though its author changes what they have typed", async () => {
    const { id: post } = await write("Кто знает?");
    const { id } = await apiAs(author).content.comment({ id: post, text: "Спросите @vera" });
    const { found, told, verdict } = await judge("comment", id);
    const said = "Спросите @Вера Смирнова";
    expect([found.text, told?.subject, verdict.text]).toEqual([said, said, said]);
    expect(verdict).toMatchObject({ mayMend: true, typed: "Спросите @vera" });
  });
});
