import { beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { countQueries } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let admin: Viewer;
let mark: string;

beforeEach(async () => {
  company = await makeCompany();
  mark = company.id.slice(-12);
  admin = await makePerson(company, { roles: ["employee", "admin"], email: `admin-${mark}@example.ru` });
});

const desk = () => apiAs(admin).peopleDesk;
const head = "Фамилия;Имя;Почта;Телефон;Должность;Подразделение;Руководитель;Дата приёма;Уволен";
const mail = (name: string) => `${name}-${mark}@example.ru`;
const file = (lines: string[], bytes = (text: string): BlobPart => text) =>
  new File([bytes([head, ...lines].join("\r\n"))], "люди.csv", { type: "text/csv" });
const take = async (lines: string[]) => (await desk().takeTable({ file: file(lines) })).id;
const counts = async (id: string) => Object.values((await desk().table({ id })).counts).slice(0, 5);

describe("a table of people", () => {
  const two = () => [
    `Ёжиков;Пётр;${mail("petr")};+7 900 123-45-67;Кладовщик;Склад / Приёмка;${mail("boss")};03.02.2024;`,
    `Боброва;Ольга;${mail("boss")};;Начальник;Склад;;2020-01-09;нет`,
  ];

  it("is shown before it does anything, makes people and departments, and twice the same does nothing", async () => {
    const id = await take(two());
    expect(await counts(id)).toEqual([2, 0, 0, 0, 0]);
    expect((await desk().table({ id })).departments).toEqual(["Склад", "Склад / Приёмка"]);
    expect((await desk().list({})).total).toBe(1);
    await desk().applyTable({ id });
    await desk().applyTable({ id });
    expect((await desk().list({ state: "invited", query: mail("petr") })).items).toMatchObject([
      { name: "Ёжиков Пётр", position: "Кладовщик", department: "Приёмка" },
    ]);
    expect((await desk().list({})).total).toBe(3);
    expect(await apiAs(admin).search.find({ query: "Ёжиков", tab: "people" })).toMatchObject({
      groups: [{ total: 1 }],
    });
    expect(await desk().table({ id })).toMatchObject({ applied: true, counts: { made: 2 } });
    const again = await take(two());
    expect(await counts(again)).toEqual([0, 0, 0, 2, 0]);
  });

  it("changes what it says and nothing else, marks leavers, and touches no right that was given here", async () => {
    await desk().applyTable({ id: await take(two()) });
    const petr = (await desk().list({ query: mail("petr") })).items[0]!;
    await desk().give({ id: petr.id, right: "moderator" });
    const id = await take([
      `Ёжиков;Пётр;${mail("petr").toUpperCase()};;Старший кладовщик;;;;`,
      `Боброва;Ольга;${mail("boss")};;;;;;да`,
    ]);
    const view = await desk().table({ id });
    expect(view.changed).toMatchObject([
      { changes: [{ field: "position", before: "Кладовщик", after: "Старший кладовщик" }] },
    ]);
    expect(view.left).toMatchObject([{ email: mail("boss") }]);
    await desk().applyTable({ id });
    expect(await desk().person({ id: petr.id })).toMatchObject({
      position: "Старший кладовщик",
      department: "Приёмка",
      phone: "+7 900 123-45-67",
      hiredOn: "2024-02-03",
      rights: ["moderator"],
    });
    expect((await desk().list({ state: "left" })).items).toMatchObject([{ email: mail("boss") }]);
  });

  it("says by its line what cannot be meant so, and does the rest", async () => {
    const stranger = `stranger-${mark}@example.ru`;
    await makePerson(await makeCompany("Ландыш"), { email: stranger });
    const id = await take([
      `Ёжиков;Пётр;не почта;;;;;;`,
      `Ёжиков;;${mail("a")};;;;;;`,
      `Ёжиков;Пётр;${mail("b")};;;;;31.02.2024;`,
      `Ёжиков;Пётр;${mail("c")};;;;${mail("nobody")};;`,
      `Ёжиков;Пётр;${mail("d")};;;;${mail("c")};;`,
      `Чужой;Олег;${stranger};;;;;;`,
      `Ёжиков;Пётр;${mail("e")};;;;;;`,
      `Ёжиков;Павел;${mail("e")};;;;;;`,
      `Главный;Я;${mail("admin")};;;;;;да`,
    ]);
    const { problems, counts, made } = await desk().table({ id });
    expect(problems.map(({ line }) => line)).toEqual([2, 3, 4, 5, 7, 9, 10]);
    // Without a name or a mailbox nobody is made; another cell that is wrong is left out alone.
    expect([counts.made, made.map(({ line }) => line)]).toEqual([4, [4, 5, 6, 8]]);
  });

  it("knows a department by its name alone where the company has one, asks where it has several, and says both", async () => {
    const person = (name: string, department: string) => `Ёжиков;Пётр;${mail(name)};;;${department};;;`;
    await desk().applyTable({
      id: await take([person("a", "Производство / Пекарня"), person("b", "Розница / Север / Склад")]),
    });
    const second = await take([person("c", "пекарня"), person("d", "Север / Склад"), person("e", "/ Пекарня")]);
    expect(await desk().table({ id: second })).toMatchObject({
      departments: ["Пекарня"],
      placed: ["«пекарня» – это «Производство / Пекарня»", "«Север» – это «Розница / Север»"],
      problems: [],
    });
    await desk().applyTable({ id: await take([person("c", "пекарня"), person("f", "Производство / Склад")]) });
    const third = await desk().table({ id: await take([person("g", "Склад")]) });
    expect([third.departments, third.counts.made, third.problems[0]!.text]).toEqual([
      [],
      1,
      expect.stringContaining("«Производство / Склад», «Розница / Север / Склад»"),
    ]);
  });

  it("tells everything that is wrong with a line at once, by name and with what stands there", async () => {
    const head = "Фамилия;Имя;Почта;Телефон;Дата рождения;Дата приёма;Должность";
    const line = (...cells: string[]) => cells.join(";");
    const { id } = await desk().takeTable({
      file: new File(
        [
          [
            head,
            line("Зубов", "Пётр", mail("z1"), "+7 (495) 123-45-67 доб. 123", "05.12.90", "01.09.26", "Повар"),
            line("Зубова", "Инна", mail("z2"), '"+7 900 111-22-33, +7 900 111-22-34"', "", "", ""),
            line("Зубов\u00a0Младший", "Лев\u2009", mail("z3"), "8.812.555.35.35", "", "", "Старший\u00a0повар"),
            line("Зубкин", "Олег", "", "позвоните", "31.02.1990", "", ""),
            line("Зубкин1", "Ян", "почта", "", "", "", ""),
            line("Зубной", "Ким", mail("z4"), "позвоните", "вчера", "12/31/2025", ""),
          ].join("\n"),
        ],
        "люди.csv",
      ),
    });
    const { made, problems } = await desk().table({ id });
    expect(made.map(({ name }) => name)).toEqual(["Зубов Пётр", "Зубова Инна", "Зубов Младший Лев", "Зубной Ким"]);
    expect(problems.map(({ line: at, text }) => `${at}. ${text}`)).toEqual([
      "3. Зубова Инна: Телефонов несколько: взят первый, +7 900 111-22-33",
      expect.stringMatching(/^5\. Зубкин Олег: Нет почты.*Приглашения.*31\.02\.1990.*Телефон «позвоните»/),
      expect.stringMatching(/^6\. Зубкин1 Ян: Почта «почта» написана с ошибкой; Фамилия «Зубкин1»: только буквы/),
      expect.stringMatching(/^7\. Зубной Ким: .*«вчера».*«12\/31\/2025».*Телефон «позвоните»/),
    ]);
    await desk().applyTable({ id });
    const { items } = await desk().list({ query: "Зубов" });
    expect(items.map(({ name }) => name)).toContain("Зубов Пётр");
    const found = await Promise.all(items.map((one) => desk().person({ id: one.id })));
    expect(found.map(({ phone }) => phone).sort()).toEqual(
      ["+7 (495) 123-45-67 доб. 123", "+7 900 111-22-33", "8-812-555-35-35"].sort(),
    );
    expect(found.map(({ hiredOn }) => hiredOn)).toContain("2026-09-01");
  });

  it("may come from an old Excel: windows-1251, commas, columns that mean nothing", async () => {
    const letters = new Map([..."абвгдежзийклмнопрстуфхцчшщъыьэюя"].map((one, at) => [one, 0xe0 + at]));
    const encode = (text: string) =>
      Uint8Array.from(
        [...text].map((one) => {
          const lower = letters.get(one.toLowerCase());
          return lower === undefined ? one.charCodeAt(0) : one === one.toLowerCase() ? lower : lower - 32;
        }),
      );
    const text = `Фамилия,Имя,Почта,Размер обуви\nПетров,Иван,${mail("old")},42`;
    const { id } = await desk().takeTable({ file: new File([encode(text)], "old.csv") });
    expect(await desk().table({ id })).toMatchObject({ unknown: ["Размер обуви"], made: [{ name: "Петров Иван" }] });
  });

  it("without names and mailboxes is refused beside the field", async () => {
    const bad = new File(["Должность;Город\nПовар;Казань"], "x.csv");
    await expect(desk().takeTable({ file: bad })).rejects.toMatchObject({ status: 422 });
  });

  it("of five thousand lines takes few statements, to be looked at and to be applied", async () => {
    const lines = Array.from(
      { length: 5000 },
      (_, at) => `Петров;Иван;${mail(`p${at}`)};;Повар;Кухня / Цех ${at % 40};;;`,
    );
    const id = await take(lines);
    const looked = await countQueries(() => desk().table({ id }));
    const applied = await countQueries(() => desk().applyTable({ id }));
    expect((await desk().list({})).total).toBe(5001);
    expect([looked.queries.length < 12, applied.queries.length < 70]).toEqual([true, true]);
  });
});
