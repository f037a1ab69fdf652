import { beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { words } from "./area.ts";

freshDatabase();
let company: Company;
let anna: Viewer;
let api: ReturnType<typeof apiAs>;

beforeEach(async () => {
  company = await makeCompany();
  anna = await makePerson(company, { reach: "portal", birthDate: "1990-11-24" });
  api = apiAs(anna);
});

describe("what a person tells of themselves", () => {
  it("is on their page, the phone as the world writes it", async () => {
    await api.cabinet.tell(words);
    const person = await apiAs(await makePerson(company)).account.profile({ alias: anna.accountId });
    expect(person).toMatchObject({ ...words, phone: "+79001234567" });
    expect((await api.cabinet.words({})).words.phone).toBe("+79001234567");
  });

  it.each([
    ["phone", "12"],
    ["about", "ы".repeat(2001)],
    ["timeZone", "Марс/Олимп"],
    ["timeZone", "UTC+3"],
    ["languages", ["я"]],
  ])("is not taken when %s is wrong", async (field, value) => {
    const wrong = { ...words, [field]: value };
    await expect(api.cabinet.tell(wrong)).rejects.toMatchObject({ status: 422 });
  });

  it("leaves alone what the directory of the company says", async () => {
    const other = { ...words, position: "Директор" };
    await expect(api.cabinet.tell(other)).rejects.toMatchObject({ status: 422 });
  });
});

describe("the cabinet", () => {
  it("counts what is the person's own, and says what the page lacks", async () => {
    const ivan = await makePerson(company);
    await apiAs(ivan).account.subscribe({ accountId: anna.accountId, subscribed: true });
    await api.hashtags.subscribe({ hashtag: "кофе", subscribed: true });
    await api.content.create({ title: "Чай", body: "С лимоном", feed: "life", reach: "company" });
    const home = await api.cabinet.home({});
    expect(home.counts).toMatchObject({ publications: 1, drafts: 0, saved: 0, subscriptions: 1, subscribers: 1 });
    await api.cabinet.tell(words);
    expect((await api.cabinet.home({})).unfinished).toEqual(["photo", "skills"]);
  });
});

describe("how others see a person", () => {
  const seen = async (by: "company" | "portal") => (await api.cabinet.seen({ by })).person;

  it("is the same page that they get", async () => {
    await api.cabinet.tell(words);
    await api.visibility.show({ email: "me", phone: "company", messenger: "team" });
    const mate = await apiAs(await makePerson(company)).account.profile({ alias: anna.accountId });
    expect(await seen("company")).toEqual(mate);
    expect(mate).toMatchObject({ email: null, phone: "+79001234567", messenger: null, birthday: "11-24" });
    const stranger = await apiAs(await makePerson(await makeCompany("Ландыш"))).account.profile({
      alias: anna.accountId,
    });
    expect(await seen("portal")).toEqual(stranger);
    expect(stranger).toMatchObject({ phone: null, birthday: null, department: null });
  });

  it("is nothing for other companies that do not meet them", async () => {
    await makeCompany("Ландыш");
    anna = await makePerson(company);
    api = apiAs(anna);
    expect(await seen("portal")).toBeNull();
    expect((await seen("company"))?.accountId).toBe(anna.accountId);
  });

  it("tells the birthday as its owner has chosen", async () => {
    const as = { full: "1990-11-24", day: "11-24", hidden: null };
    for (const [shown, birthday] of Object.entries(as)) {
      await api.account.showBirthday({ shown: shown as keyof typeof as });
      expect((await seen("company"))?.birthday).toBe(birthday);
    }
    expect((await api.account.profile({ alias: anna.accountId })).birthday).toBe("1990-11-24");
  });
});
