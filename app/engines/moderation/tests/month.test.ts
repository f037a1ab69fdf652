import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import { moderationCases, moderationDecisions } from "#app/engines/moderation/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { startEvents } from "#platform/events/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { freshCase, freshPost } from "#tests/support/moderated.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let first: Viewer;
let second: Viewer;
let admin: Viewer;

beforeAll(async () => {
  company = await makeCompany();
  first = await makePerson(company, { rights: ["moderator"] });
  second = await makePerson(company, { rights: ["moderator"] });
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  await startEvents(listeners).stop();
});
beforeEach(forgetSpending);

/** A case that somebody has waited for so long. */
async function asked(hoursAgo: number): Promise<string> {
  const id = await freshCase(company, first);
  const openedAt = new Date(Date.now() - hoursAgo * 3_600_000);
  await withTenant("*", () => db().update(moderationCases).set({ openedAt }).where(eq(moderationCases.id, id)));
  return id;
}

const figures = () => apiAs(first).moderationFigures.month();
const rules = { holds: [], firstCount: 3 };

describe("the figures of the moderators' desk", () => {
  it("say nothing of a company where nothing has been decided, nor of its neighbours", async () => {
    const nothing = { decided: 0, late: 0, medianMinutes: null, decisions: [], waiting: 0, overdue: 0, target: 24 };
    expect(await figures()).toMatchObject(nothing);
  });

  it("count what waits and what was decided, how soon, and how appeals ended", async () => {
    const [quick, slow, late] = [await asked(1), await asked(3), await asked(30)];
    await asked(25);
    await apiAs(first).moderation.decide({ id: quick, decision: "keep" });
    await apiAs(first).moderation.decide({ id: slow, decision: "hide", reason: "spam" });
    await apiAs(first).moderation.decide({ id: late, decision: "keep" });
    expect(await figures()).toMatchObject({
      waiting: 1,
      overdue: 1,
      decided: 3,
      late: 1,
      medianMinutes: 180,
      decisions: [
        { name: "keep", count: 2 },
        { name: "hide", count: 1 },
      ],
      appeals: { filed: 0, upheld: 0, overturned: 0, waiting: 0 },
    });
    const neighbour = await makePerson(await makeCompany("Соседи"), { rights: ["moderator"] });
    expect((await apiAs(neighbour).moderationFigures.month()).decided).toBe(0);
  });

  it("follow an appeal from waiting to its answer", async () => {
    const { id, author } = await freshPost(company);
    const reader = await makePerson(company);
    await apiAs(reader).moderation.report({ target: "post", id, reason: "spam" });
    const { items } = await apiAs(first).moderation.queue({ tab: "open" });
    const caseId = items.find(({ objectId }) => objectId === id)!.id;
    await apiAs(first).moderation.decide({ id: caseId, decision: "hide", reason: "spam" });
    await apiAs(author).moderation.appeal({ target: "post", id, text: "Нет" });
    expect((await figures()).appeals).toEqual({ filed: 1, upheld: 0, overturned: 0, waiting: 1 });
    await apiAs(second).moderation.decide({ id: caseId, decision: "overturn" });
    expect((await figures()).appeals).toEqual({ filed: 1, upheld: 0, overturned: 1, waiting: 0 });
  });

  it("forget what was decided more than thirty days ago", async () => {
    const before = (await figures()).decided;
    const old = sql`now() - interval '31 days'`;
    await withTenant("*", () => db().update(moderationDecisions).set({ createdAt: old }));
    expect([before > 0, (await figures()).decided]).toEqual([true, 0]);
  });
});

describe("a case that waits", () => {
  it("is marked when it does so longer than the company wishes, and never where there is no term", async () => {
    const id = await asked(5);
    const overdue = async () => (await apiAs(first).moderation.case({ id })).overdue;
    expect(await overdue()).toBe(false);
    await apiAs(admin).moderation.changeRules({ ...rules, targetHours: 4 });
    expect([await overdue(), (await figures()).target]).toEqual([true, 4]);
    await apiAs(admin).moderation.changeRules({ ...rules, targetHours: 0 });
    expect([await overdue(), (await figures()).target, (await figures()).overdue]).toEqual([false, null, 0]);
  });

  it("is hidden by the portal at as many complaints as the company has said, once", async () => {
    await apiAs(admin).moderation.changeRules({ ...rules, hideAt: 2 });
    const { id } = await freshPost(company);
    const complain = async () =>
      apiAs(await makePerson(company)).moderation.report({ target: "post", id, reason: "spam" });
    await complain();
    const decided = async () => {
      const { items } = await apiAs(first).moderation.queue({ tab: "open" });
      return items.find(({ objectId }) => objectId === id)!.decided;
    };
    expect(await decided()).toBeNull();
    await complain();
    expect(await decided()).toBe("restrain");
    await expect(apiAs(first).content.publication({ id })).rejects.toMatchObject({ status: 404 });
  });
});
