import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, transaction, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { issueCertificate, monthsAfter, newNumber } from "../server/issuing.ts";

freshDatabase();

let desk: Viewer;
let anna: Viewer;
let stranger: Viewer;

beforeEach(async () => {
  const company = await makeCompany();
  desk = await makePerson(company, { roles: ["employee", "admin"] });
  anna = await makePerson(company);
  stranger = await makePerson(await makeCompany());
  await rename("Анна", "Соколова");
});

const rename = (firstName: string, lastName: string) =>
  withTenant("*", () => db().update(accounts).set({ firstName, lastName }).where(eq(accounts.id, anna.accountId)));
const wish = (objectId: string) => ({
  ...{ groupId: anna.groupId, accountId: anna.accountId, objectId, courseId: newId(), title: "Кофе" },
  ...{ score: 90, minutes: 60, passedOn: "2026-03-17", validMonths: null },
});
const issue = (objectId = newId()) =>
  withTenant(anna.groupId, () => transaction(() => issueCertificate(wish(objectId))));
const idOf = async (number: string) =>
  (await apiAs(desk).certificates.desk({})).items.find((one) => one.number === number)!.id;

describe("a certificate", () => {
  it("is checked by anybody who has its number: colleagues read the whole name, others a part of it", async () => {
    const number = await issue();
    expect((await apiAs(desk).certificates.check({ number })).name).toBe("Соколова Анна");
    expect(await apiAs(stranger).certificates.check({ number: number.toLowerCase() })).toMatchObject({
      ...{ name: "Анна С.", title: "Кофе", passedOn: "2026-03-17", state: "valid" },
    });
    const other = newNumber("2026-03-17");
    await expect(apiAs(anna).certificates.check({ number: other })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("is given once for one thing, however often and at once", async () => {
    const objectId = newId();
    const numbers = await Promise.all(Array.from({ length: 6 }, () => issue(objectId)));
    expect(new Set(numbers).size).toBe(1);
  });

  it("is revoked with a reason, which only the desk reads", async () => {
    const number = await issue();
    const id = await idOf(number);
    await expect(apiAs(anna).certificates.revoke({ id, reason: "Просто так" })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    await apiAs(desk).certificates.revoke({ id, reason: "Тест сдал другой" });
    const told = await apiAs(stranger).certificates.check({ number });
    expect(told.state).toBe("revoked");
    expect(JSON.stringify(told)).not.toContain("другой");
  });

  it("is reissued on the name of now: the old number leads on, the day of passing stays", async () => {
    const number = await issue();
    await rename("Анна", "Ветрова");
    const made = await apiAs(desk).certificates.reissue({ id: await idOf(number) });
    expect(await apiAs(desk).certificates.check({ number })).toMatchObject({
      ...{ name: "Соколова Анна", state: "replaced", replacedBy: made.number },
    });
    expect(await apiAs(desk).certificates.check({ number: made.number })).toMatchObject({
      ...{ name: "Ветрова Анна", state: "valid", passedOn: "2026-03-17", reissuedOn: expect.stringMatching(/^\d{4}-/) },
    });
    expect((await apiAs(anna).certificates.mine({})).items).toHaveLength(2);
  });
});

describe("a term in months", () => {
  it.each([
    ["2026-03-17", 12, "2027-03-17"],
    ["2026-01-31", 1, "2026-02-28"],
    ["2023-08-31", 6, "2024-02-29"],
    ["2024-02-29", 12, "2025-02-28"],
    ["2026-12-05", 1, "2027-01-05"],
  ])("from %s in %i ends on %s", (day, months, until) => {
    expect(monthsAfter(day, months)).toBe(until);
  });
});
