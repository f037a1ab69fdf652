import { beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { departments } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { dayIn } from "#tests/support/days.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let anna: Viewer;
let api: ReturnType<typeof apiAs>;
/** «Склад» with «Приёмка» inside. */
let store: { whole: string; part: string };

beforeEach(async () => {
  company = await makeCompany();
  store = { whole: newId(), part: newId() };
  const { id: groupId } = company;
  await withTenant("*", () =>
    db()
      .insert(departments)
      .values([
        { id: store.whole, groupId, name: "Склад" },
        { id: store.part, groupId, parentId: store.whole, name: "Приёмка" },
      ]),
  );
  anna = await make("Анна", "Яшина", { position: "Директор" });
  api = apiAs(anna);
});

const make = (firstName: string, lastName: string, more: Parameters<typeof makePerson>[1] = {}) =>
  makePerson(company, { firstName, lastName, ...more });

type Wish = Parameters<typeof api.people.list>[0];
const names = async (wish: Wish, who = api) => (await who.people.list(wish)).items.map(({ name }) => name);

describe("the directory", () => {
  it("goes by surname as Russian does, twenty a page, without those who left and those of closed companies", async () => {
    await make("Пётр", "Ёжиков");
    await make("Пётр", "Ушедший", { leftAt: now() });
    await makePerson(await makeCompany("Ландыш"), { lastName: "Чужой" });
    for (let at = 0; at < 19; at++) await make(`Иван-${String.fromCharCode(1072 + at)}`, "Жуков");
    const first = await api.people.list({});
    expect([first.total, first.items.length, first.items[0]!.name]).toEqual([21, 20, "Ёжиков Пётр"]);
    expect(await names({ after: first.next })).toEqual(["Яшина Анна"]);
  });

  it("finds by words of the name in any order, by initials, by the mailbox and by the first or last digits of the phone", async () => {
    await make("Пётр", "Ёжиков", { patronymic: "Ильич", email: "ezh@example.ru", phone: "+7 (900) 123-45-67" });
    for (const query of ["пётр ежик", "Ёжиков П.И.", "ezh@", "45-67", "+7 900 12", "8 900 123", "900 123"])
      expect([query, await names({ query })]).toEqual([query, ["Ёжиков Пётр"]]);
    expect(await names({ query: "жиков" })).toEqual([]);
  });

  it("narrows to a department with all below it, a supervisor, a position, a place, a company", async () => {
    const boss = await make("Олег", "Бобров", { departmentId: store.whole, position: "Начальник склада" });
    const more = { managerId: boss.accountId, position: "Кладовщик", location: "Казань" };
    await make("Вера", "Волкова", { departmentId: store.part, ...more });
    const other = await makeCompany("Ландыш");
    await makePerson(other, { firstName: "Юлия", lastName: "Гостева", reach: "portal" });
    const both = ["Бобров Олег", "Волкова Вера"];
    expect(await names({ department: store.whole })).toEqual(both);
    expect(await names({ department: store.part })).toEqual([both[1]]);
    expect(await names({ manager: "олег боб" })).toEqual([both[1]]);
    expect(await names({ position: "начальник" })).toEqual([both[0]]);
    expect(await names({ location: "Казань", company: company.id })).toEqual([both[1]]);
    const [guest] = (await api.people.list({ company: other.id })).items;
    expect(guest).toMatchObject({ name: "Гостева Юлия", company: "Ландыш", department: null });
    const choices = await api.people.choices({ department: store.whole });
    expect([choices.path, choices.below, choices.locations].map((list) => list.length)).toEqual([1, 1, 1]);
    expect(choices).toMatchObject({
      ...{ positions: ["Директор", "Кладовщик", "Начальник склада"], tags: [] },
      ...{ own: company.id, people: { own: 3, all: 4 } },
    });
  });

  it("shows who came lately and whose birthday is near, but for those who keep it to themselves", async () => {
    const today = dayIn();
    await make("Нина", "Новая", { hiredOn: today, birthDate: `1992${today.slice(4)}` });
    const shy = await make("Инна", "Скромная", { birthDate: `1996${today.slice(4)}` });
    await apiAs(shy).account.showBirthday({ shown: "hidden" });
    expect(await names({ kind: "newcomers" })).toEqual(["Новая Нина"]);
    expect(await names({ kind: "birthday" })).toEqual(["Новая Нина"]);
    const line = { name: "Нина Новая", day: today.slice(5) };
    expect((await api.people.birthdays({})).items).toEqual([expect.objectContaining(line)]);
    expect((await api.people.newcomers({})).items).toEqual([expect.objectContaining(line)]);
  });
});

describe("a contact", () => {
  it("is told to those alone whom its owner allows: in the directory, on the page and on the card", async () => {
    const phone = "+7 900 765-43-21";
    const owner = await make("Вера", "Волкова", { reach: "portal", phone, managerId: anna.accountId });
    const mate = await make("Гриша", "Гусев");
    const stranger = await makePerson(await makeCompany("Ландыш"), {});
    const seen = async (viewer: Viewer) => {
      const as = apiAs(viewer);
      const { phone: onPage, alias } = await as.account.profile({ alias: owner.accountId });
      const [line] = (await as.people.list({ query: "волкова" })).items;
      const found = (await as.people.list({ query: "765-43-21" })).total;
      const { text } = await as.people.card({ alias });
      return [onPage !== null, line!.phone !== null, found === 1, text.includes(phone)];
    };
    const circles = {
      all: [owner, anna, mate, stranger],
      company: [owner, anna, mate],
      team: [owner, anna],
      me: [owner],
    };
    for (const [circle, readers] of Object.entries(circles)) {
      await apiAs(owner).visibility.show({
        email: "all",
        messenger: "all",
        phone: circle as keyof typeof circles,
      });
      for (const viewer of [owner, anna, mate, stranger]) {
        const isTold = readers.includes(viewer);
        expect([circle, await seen(viewer)]).toEqual([circle, Array(4).fill(isTold)]);
      }
    }
  });
});

describe("the structure", () => {
  it("opens step by step: how many people with all below, who leads, the way back up", async () => {
    const boss = await make("Олег", "Бобров", { departmentId: store.whole, managerId: anna.accountId });
    const chief = await make("Вера", "Волкова", { departmentId: store.part, managerId: boss.accountId });
    await make("Гриша", "Гусев", { departmentId: store.part, managerId: chief.accountId });
    await make("Пётр", "Ушедший", { departmentId: store.part, managerId: chief.accountId, leftAt: now() });
    const { people, departments: top } = await api.people.structure({});
    expect(people).toBe(4);
    expect(top).toMatchObject([{ name: "Склад", people: 3, departments: 1, head: { name: "Олег Бобров" } }]);
    const part = await api.people.department({ id: store.part });
    expect(part).toMatchObject({
      people: 2,
      path: [{ name: "Склад" }],
      departments: [],
      head: { name: "Вера Волкова" },
    });
    expect(part.items.map(({ name }) => name)).toEqual(["Волкова Вера", "Гусев Гриша"]);
    const { reports, manager } = await api.account.profile({ alias: chief.accountId });
    expect([reports, manager?.name]).toMatchObject([{ total: 1, first: [{ name: "Гриша Гусев" }] }, "Олег Бобров"]);
    const stranger = apiAs(await makePerson(await makeCompany("Ландыш"), {}));
    await expect(stranger.people.department({ id: store.part })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("a card", () => {
  it("is a vCard whose values cannot add lines or fields of their own, in lines of 75 bytes", async () => {
    const position = "Ведущий специалист; отдел, который\nзанимается \\ всем остальным в компании";
    const { accountId } = await make("Вера", "Волкова", { position, phone: "+79001234567" });
    const { text } = await api.people.card({ alias: accountId });
    const lines = text.split("\r\n");
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    const whole = text.replaceAll("\r\n ", "").split("\r\n");
    expect(whole).toContain("N:Волкова;Вера;;;");
    expect(whole).toContain("TEL;TYPE=WORK,VOICE:+79001234567");
    expect(whole).toContain("TITLE:Ведущий специалист\\; отдел\\, который\\nзанимается \\\\ всем остальным в компании");
    expect([whole[0], whole.at(-2)]).toEqual(["BEGIN:VCARD", "END:VCARD"]);
  });
});
