import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { startEvents } from "#platform/events/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { caseOf } from "#tests/support/moderated.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let reader: Viewer;
let moderator: Viewer;
let admin: Viewer;

beforeAll(async () => {
  company = await makeCompany();
  reader = await makePerson(company, { firstName: "Читатель" });
  moderator = await makePerson(company, { firstName: "Модератор", rights: ["moderator"] });
  admin = await makePerson(company, { roles: ["employee", "admin"], rights: ["moderator"] });
  await startEvents(listeners).stop();
});
beforeEach(forgetSpending);

let number = 0;
async function reported(author: Viewer): Promise<{ id: string; case: string }> {
  const words = `Продам всё ${++number}`;
  const { id } = await apiAs(author).content.create({ title: words, body: words, feed: "blogs", reach: "company" });
  await apiAs(reader).moderation.report({ target: "post", id, reason: "spam" });
  return { id, case: await caseOf(moderator, id) };
}

const suspend = { decision: "suspend", reason: "spam" } as const;

describe("a decision to suspend an author", () => {
  it("is an administrator's: other moderators have no such choice", async () => {
    const { case: id } = await reported(await makePerson(company));
    expect((await apiAs(moderator).moderation.case({ id })).choices).not.toContain("suspend");
    const decide = apiAs(moderator).moderation.decide({ id, ...suspend });
    await expect(decide).rejects.toMatchObject({ status: 422, data: { fields: { decision: [expect.any(String)] } } });
    expect((await apiAs(admin).moderation.case({ id })).choices).toContain("suspend");
  });

  it("closes the account for its term, hides what it was about, and is kept by the case and by the people's desk", async () => {
    const author = await makePerson(company, { firstName: "Автор" });
    const { id, case: caseId } = await reported(author);
    await apiAs(admin).moderation.decide({ id: caseId, ...suspend, days: 7, message: "Третий раз" });
    const person = await apiAs(admin).peopleDesk.person({ id: author.accountId });
    expect(person.state).toBe("suspended");
    expect(JSON.stringify(person)).toContain("По решению модератора. Третий раз");
    await expect(apiAs(reader).content.publication({ id })).rejects.toMatchObject({ status: 404 });
    const { decisions } = await apiAs(admin).moderation.case({ id: caseId });
    expect(decisions).toMatchObject([{ name: "suspend", reason: "spam", days: 7 }]);
  });

  it("may have no term, and comes back by an appeal only as far as the words go", async () => {
    const author = await makePerson(company, { firstName: "Автор" });
    const { id, case: caseId } = await reported(author);
    await apiAs(admin).moderation.decide({ id: caseId, ...suspend });
    await apiAs(admin).peopleDesk.restore({ id: author.accountId });
    await apiAs(author).moderation.appeal({ target: "post", id, text: "Это был не я" });
    await apiAs(moderator).moderation.decide({ id: caseId, decision: "overturn" });
    expect((await apiAs(reader).content.publication({ id })).id).toBe(id);
  });

  it("leaves everything as it was when the portal would lose its last administrator", async () => {
    const other = await makePerson(company, { roles: ["employee", "admin"], rights: ["moderator"] });
    const { id, case: caseId } = await reported(admin);
    await apiAs(other).moderation.decide({ id: caseId, ...suspend });
    await expect(apiAs(reader).content.publication({ id })).rejects.toMatchObject({ status: 404 });
    const last = await reported(other);
    const alone = apiAs(admin).moderation.decide({ id: last.case, ...suspend });
    await expect(alone).rejects.toMatchObject({ status: 409, data: { detail: "last-admin" } });
    expect((await apiAs(reader).content.publication({ id: last.id })).id).toBe(last.id);
  });
});
