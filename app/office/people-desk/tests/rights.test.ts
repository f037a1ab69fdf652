import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { audit } from "#platform/auth/schema.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { grantedRights } from "#platform/people/grants.ts";
import { rights } from "#platform/people/rights.ts";
import { accounts, grants } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { dayIn } from "#tests/support/days.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { sweepRights } from "../server/index.ts";

freshDatabase();
let admin: Viewer;
let petr: Viewer;

beforeEach(async () => {
  const company = await makeCompany();
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  petr = await makePerson(company);
});
afterEach(() => setClock());

const desk = () => apiAs(admin).peopleDesk;
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000);
const held = async () => {
  const [row] = await withTenant("*", () =>
    db().select({ rights: grantedRights }).from(accounts).where(eq(accounts.id, petr.accountId)),
  );
  return row!.rights.toSorted();
};

describe("a right that an administrator gives", () => {
  it("makes a chief editor an editor too, and goes with the editor's", async () => {
    const { accountId: id } = petr;
    await desk().give({ id, right: "chief-editor" });
    expect(await held()).toEqual(["chief-editor", "editor"]);
    expect((await desk().person({ id })).given).toMatchObject([
      { right: "chief-editor", until: null, by: "Анна Петрова" },
      { right: "editor", until: null },
    ]);
    await desk().take({ id, right: "editor" });
    expect(await held()).toEqual([]);
  });

  it("does not shorten the editor's that lasts longer", async () => {
    const { accountId: id } = petr;
    await desk().give({ id, right: "editor" });
    await desk().give({ id, right: "chief-editor", until: dayIn(1) });
    setClock(() => inDays(3));
    expect(await held()).toEqual(["editor"]);
  });

  it("gives nothing once its term is over, and is written down as ended by the clock", async () => {
    const { accountId: id } = petr;
    await desk().give({ id, right: "moderator", until: dayIn(1) });
    expect(await held()).toEqual(["moderator"]);
    await sweepRights();
    expect(await held()).toEqual(["moderator"]);
    setClock(() => inDays(3));
    expect(await held()).toEqual([]);
    expect((await desk().list({ right: "moderator" })).items).toEqual([]);
    await sweepRights();
    await sweepRights();
    const left = await withTenant("*", () => db().select().from(grants).where(eq(grants.accountId, id)));
    const rows = await db().select().from(audit).where(eq(audit.objectId, id)).orderBy(audit.id);
    expect([left, rows.map(({ deed }) => deed)]).toEqual([[], ["right.given", "right.ended"]]);
  });

  it("may be given until today, not until yesterday", async () => {
    const wish = { id: petr.accountId, right: "editor" as const };
    await expect(desk().give({ ...wish, until: dayIn(-1) })).rejects.toMatchObject({ status: 422 });
    await desk().give({ ...wish, until: dayIn(1) });
  });
});

describe("whoever keeps the staff", () => {
  let keeper: Viewer;
  const kept = () => apiAs(keeper).peopleDesk;
  beforeEach(async () => {
    const company = { id: admin.groupId, alias: "", name: "" };
    keeper = await makePerson(company, { rights: ["staff"] });
  });

  it("sees to people, and to no administrator", async () => {
    const [{ accountId: id }, { accountId: chief }] = [petr, admin];
    await kept().suspend({ id, reason: "Забыл пропуск" });
    await kept().restore({ id });
    expect((await kept().person({ id })).offered).toEqual([]);
    expect((await desk().person({ id })).offered.map(({ right }) => right)).toEqual(rights);
    expect((await kept().person({ id: chief })).kept).toBe("admin");
    const reason = "Ушёл";
    const forbidden = { code: "FORBIDDEN" };
    await expect(kept().suspend({ id: chief, reason })).rejects.toMatchObject(forbidden);
    await expect(kept().leave({ id: chief })).rejects.toMatchObject(forbidden);
    await expect(kept().restore({ id: chief })).rejects.toMatchObject(forbidden);
  });

  it("changes the mailbox of nobody who has come in or has rights, by which one would come in as them", async () => {
    const { accountId: id } = petr;
    const change = async (more: object) => {
      const { revision, name: _, directory: __, ...fields } = await apiAs(keeper).staff.person({ id });
      const said = { ...fields, department: undefined, manager: undefined, hiredOn: undefined };
      return apiAs(keeper).staff.change({ ...said, revision, id, ...more });
    };
    await change({ email: "new@example.ru" });
    await desk().give({ id, right: "editor" });
    await change({ position: "Редактор" });
    const no = ["Почту того, кто уже входил, меняет администратор"];
    await expect(change({ email: "own@example.ru" })).rejects.toMatchObject({ data: { fields: { email: no } } });
    const invite = apiAs(keeper).registration.invite({ note: "Пётр", email: "new@example.ru" });
    await expect(invite).rejects.toMatchObject({ code: "INVALID" });
  });

  it("brings tables in which administrators stay as they are", async () => {
    const { email } = await desk().person({ id: admin.accountId });
    const rows = [
      ["Фамилия", "Имя", "Почта", "Должность"],
      ["Другая", "Анна", email, "Директор"],
      ["Новый", "Олег", "oleg@example.ru", "Бариста"],
    ];
    const file = new File([rows.map((row) => row.join(";")).join("\n")], "люди.csv");
    const { id } = await kept().takeTable({ file });
    expect(await kept().table({ id })).toMatchObject({
      counts: { made: 1, changed: 0 },
      problems: [{ line: 2, text: "Данные администратора портала меняет только администратор" }],
    });
    expect((await desk().table({ id })).counts).toMatchObject({ made: 1, changed: 1, problems: 0 });
  });
});
