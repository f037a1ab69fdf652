import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { hasConsent } from "#app/access/agreements/server/index.ts";
import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { registerIdentity } from "#platform/identity/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { agreementOf, publishAgreement } from "#tests/support/published-agreement.ts";

freshDatabase();
let company: Company;
let admin: Viewer;

beforeAll(async () => {
  company = await makeCompany();
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  const { accountId } = admin;
  await registerIdentity({ username: "boss", password: "veche", roles: ["employee", "admin"], accountId });
  await startEvents(listeners).stop();
});

const newcomer = async () => ({ ...(await makePerson(company, { consentToPersData: false })), consent: false });
const flagOf = async (viewer: Viewer) => (await apiAs(viewer).account.me()).consentToPersData;
const run = (query: string) => withTenant("*", () => db().execute<Record<string, unknown>>(sql.raw(query)));
const audited = async ({ accountId }: Viewer) =>
  (await run(`select deed, object_id from audit where account_id = '${accountId}' order by created_at, id`)).rows;

describe("a person", () => {
  it("consents to personal data in the words in force, once, and the deed is remembered for good", async () => {
    const anna = await newcomer();
    const api = apiAs(anna);
    await api.agreements.consent({ version: "1" });
    await api.agreements.consent({ version: "1" });
    expect(await flagOf(anna)).toBe(true);
    const mine = (await api.agreements.mine({})).items.find(({ code }) => code === "personal-data");
    expect(mine?.accepted).toMatchObject({ number: 1, method: "tick" });
    const { items, name } = await apiAs(admin).agreements.proof({
      id: await agreementOf(company.id, "personal-data"),
      accountId: anna.accountId,
    });
    const { textHash } = await api.agreements.text({ code: "personal-data" });
    expect([name, items.length, items[0]?.textHash]).toEqual(["Петрова Анна", 1, textHash]);
    expect(await audited(anna)).toEqual([{ deed: "consent.given", object_id: "personal-data/1" }]);
  });

  it("is asked for nothing beforehand: no optional consent is given until its own tick", async () => {
    const anna = await makePerson(company);
    const { items } = await apiAs(anna).agreements.mine({});
    const optional = items.filter(({ demand }) => demand === "may");
    expect(optional.map(({ code, accepted }) => [code, accepted])).toEqual([
      ["photo", null],
      ["birthday", null],
      ["analytics", null],
      ["session-recording", null],
      ["mailing", null],
    ]);
    expect(await hasConsent(anna, "analytics")).toBe(false);
    await apiAs(anna).agreements.accept({ code: "analytics", version: 1 });
    expect([await hasConsent(anna, "analytics"), await hasConsent(anna, "session-recording")]).toEqual([true, false]);
    expect((await apiAs(anna).agreements.due({})).items).toEqual([]);
  });

  it("takes an optional consent back and gives it again, and nothing else changes", async () => {
    const anna = await makePerson(company);
    const api = apiAs(anna);
    for (const deed of ["accept", "withdraw", "withdraw", "accept"] as const) {
      if (deed === "accept") await api.agreements.accept({ code: "analytics", version: 1 });
      else await api.agreements.withdraw({ code: "analytics" });
      expect(await hasConsent(anna, "analytics")).toBe(deed === "accept");
    }
    expect(await flagOf(anna)).toBe(true);
    expect((await audited(anna)).map(({ deed }) => deed)).toEqual([
      "consent.given",
      "consent.withdrawn",
      "consent.given",
    ]);
  });

  it("takes the mandatory consent back: the portal closes, administrators hear of it, and it can be given again", async () => {
    const anna = await newcomer();
    const api = apiAs(anna);
    await api.agreements.consent({ version: "1" });
    await deliverAll();
    await api.agreements.withdraw({ code: "personal-data" });
    await deliverAll();
    expect(await flagOf(anna)).toBe(false);
    const { items } = await apiAs(admin).notifications.list({});
    expect(items.map(({ kind, actor }) => [kind, actor?.id])).toContainEqual(["consent-withdrawn", anna.accountId]);
    const found = await run(`select 1 from search_documents where object_id = '${anna.accountId}'`);
    expect(found.rows).toEqual([]);
    await api.agreements.consent({ version: "1" });
    expect(await flagOf(anna)).toBe(true);
    const id = await agreementOf(company.id, "personal-data");
    const { items: said } = await apiAs(admin).agreements.proof({ id, accountId: anna.accountId });
    expect(said.map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([true, false]);
  });

  it("signs by the own full name where a document wants it, and takes back nothing that binds", async () => {
    const anna = await makePerson(company, { lastName: "Алёшина", patronymic: "Ивановна" });
    const { id } = await apiAs(admin).agreements.create({
      ...{ code: "nda", title: "О неразглашении", kind: "nda", demand: "must", needs: "full-name" },
      text: "Обещаю не рассказывать чужим то, что узнаю на работе.",
    });
    const accept = (fullName?: string) => apiAs(anna).agreements.accept({ code: "nda", version: 1, fullName });
    await expect(accept("Алёшина Анна Ивановна")).rejects.toMatchObject({ code: "NOT_FOUND" });
    await apiAs(admin).agreements.publish({ id, revision: 1 });
    expect((await apiAs(anna).agreements.due({})).items).toMatchObject([{ code: "nda", from: null }]);
    await expect(accept()).rejects.toMatchObject({ code: "INVALID" });
    await expect(accept("Пётр Первый")).rejects.toMatchObject({ code: "INVALID" });
    await accept(" алешина  анна ивановна ");
    expect((await apiAs(anna).agreements.due({})).items).toEqual([]);
    await expect(apiAs(anna).agreements.withdraw({ code: "nda" })).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("never meets the documents of another company, and a guest account meets consents alone", async () => {
    const id = await publishAgreement(admin, (column) => `Наше ${column}`);
    const other = await makeCompany("Василёк");
    const stranger = await makePerson(other);
    const foreign = await makePerson(other, { roles: ["employee", "admin"] });
    const guest = await makePerson(company, { roles: ["guest"] });
    for (const viewer of [stranger, guest]) {
      const api = apiAs(viewer);
      await expect(api.agreements.text({ code: "own-rules" })).rejects.toMatchObject({ code: "NOT_FOUND" });
      const said = api.agreements.accept({ code: "own-rules", version: 1 });
      await expect(said).rejects.toMatchObject({ code: "NOT_FOUND" });
      expect((await api.agreements.mine({})).items.every(({ kind }) => kind === "consent")).toBe(true);
    }
    const desk = apiAs(foreign).agreements;
    for (const ask of [() => desk.desked({ id }), () => desk.people({ id }), () => desk.publish({ id, revision: 1 })])
      await expect(ask()).rejects.toMatchObject({ code: "NOT_FOUND" });
    const open = await apiAs(guest).agreements.guestLegal({});
    expect(open.items.map(({ code, company: own }) => [code, own])).toEqual([
      ["portal-privacy", false],
      ["personal-data-sample", false],
      ["portal-terms", false],
    ]);
  });
});

describe("the database itself", () => {
  it("changes no published version and no acceptance, whoever asks, and takes none away", async () => {
    const anna = await makePerson(company);
    await apiAs(anna).agreements.accept({ code: "photo", version: 1 });
    await apiAs(anna).agreements.accept({ code: "mailing", version: 1 });
    await apiAs(anna).agreements.withdraw({ code: "mailing" });
    for (const attempt of [
      "update agreement_versions set text = 'Другое'",
      "update agreement_versions set published_at = null",
      "delete from agreement_versions",
      "update agreement_acceptances set text_hash = 'другой'",
      "update agreement_acceptances set created_at = now() - interval '1 year'",
      "update agreement_acceptances set withdrawn_at = now(), address = '1.1.1.1' where withdrawn_at is null",
      "update agreement_acceptances set withdrawn_at = null where withdrawn_at is not null",
      "delete from agreement_acceptances",
    ])
      await expect(run(attempt), attempt).rejects.toMatchObject({ cause: { code: "42501" } });
  });
});
