import { beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
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
const mail = (name: string) => `${name}-${mark}@example.ru`;
const bring = (text: string) => desk().takeTable({ file: new File([text], "люди.csv", { type: "text/csv" }) });
const look = async (...lines: string[]) => {
  const { id } = await bring(lines.join("\n"));
  return desk().table({ id });
};
const person = async (column: string, cell: string) =>
  look(`Фамилия;Имя;Почта;${column}`, `Ёжиков;Пётр;${mail("p")};${cell}`);
const refusal = (text: string) =>
  bring(text).then(
    () => "nothing is refused",
    (error) => error.data.fields.file[0] as string,
  );

describe("who has left", () => {
  const known = async (cell: string) => {
    await makePerson(company, { email: mail("p"), firstName: "Пётр", lastName: "Ёжиков" });
    return (await person("Уволен", cell)).counts;
  };

  it.each(["да", "Да", "yes", "31.12.2024", "2024-12-31"])("is told by «%s»", async (cell) => {
    expect(await known(cell)).toMatchObject({ left: 1, problems: 0 });
  });

  it.each(["", "нет", "No"])("is not told by «%s»", async (cell) => {
    expect(await known(cell)).toMatchObject({ left: 0, problems: 0 });
  });

  it.each(["не уволена", "—", "-", "0", "31.12.2990", "работает"])("is not guessed from «%s»", async (cell) => {
    await makePerson(company, { email: mail("p") });
    const { counts, problems } = await person("Уволен", cell);
    expect([counts.left, counts.problems]).toEqual([0, 1]);
    expect(problems[0]!.text).toContain("«да», «нет» или день");
  });
});

describe("a line of a table", () => {
  it.each<[string, string]>([
    ["<script>", "Пётр"],
    ["=1+1", "Пётр"],
    ["Ёжиков", '"Пётр\nПётр"'],
    ["Ёжиков".repeat(20), "Пётр"],
  ])("with a name that is none is a mistake: %j %j", async (lastName, firstName) => {
    const { counts, problems } = await look("Фамилия;Имя;Почта", `${lastName};${firstName};${mail("p")}`);
    expect([counts.made, problems.map(({ line }) => line)]).toEqual([0, [2]]);
    expect(problems[0]!.text).toMatch(/(Фамилия|Имя) «[^»]+»: (только буквы|не больше 50 знаков)/);
  });

  it("with a part of the name that is none is a mistake", async () => {
    const { counts, problems } = await person("Отчество", "<b>");
    expect([counts.made, problems[0]!.text]).toEqual([0, expect.stringContaining("Отчество «<b>»: только буквы")]);
  });

  it("may have a mailbox in Russian letters, and says so where it stands twice", async () => {
    const lines = ["новый@пример.рф", "Новый@xn--e1afmkfd.xn--p1ai"].map((one) => `Ёжиков;Пётр;${one}`);
    const { made, problems } = await look("Фамилия;Имя;Почта", ...lines);
    expect([made.map(({ email }) => email), problems.map(({ line }) => line)]).toEqual([["новый@пример.рф"], [3]]);
  });

  it("with signs that nobody types is read without them", async () => {
    const { made } = await look("Фамилия;Имя;Почта", `Ёжи\u200Bков;П\u202Eётр;${mail("p")}`);
    expect(made.map(({ name }) => name)).toEqual(["Ёжиков Пётр"]);
  });

  it.each([
    ["Дата рождения", "01.01.2990", "ещё не наступила"],
    ["Дата приёма", "01.01.2990", "больше года"],
    ["Подразделение", "..", "написано с ошибкой"],
    ["Подразделение", "Склад / <b>", "написано с ошибкой"],
    ["Подразделение", "Я".repeat(201), "не больше 200 знаков"],
    ["Подразделение", Array.from({ length: 11 }, (_, at) => `Отдел ${at}`).join("/"), "не больше 10 уровней"],
    ["Должность", "Я".repeat(201), "не больше 200 знаков"],
    ["Телефон", "позвоните", "написан с ошибкой"],
    ["Руководитель", "nobody@example.ru", "в компании нет"],
  ])("is done without the cell where %s is «%s»", async (column, cell, words) => {
    const { counts, problems, departments } = await person(column, cell);
    expect([counts.made, departments, problems.length]).toEqual([1, [], 1]);
    expect(problems[0]!.text).toContain(words);
  });

  it("leaves out a manager who is led by the very person, and does the rest", async () => {
    const head = "Фамилия;Имя;Почта;Руководитель";
    const line = (name: string, manager: string) => `Ёжиков;Пётр;${mail(name)};${manager && mail(manager)}`;
    const first = await look(head, line("a", "b"), line("b", "c"), line("c", "a"), line("d", "a"));
    expect(first.problems).toMatchObject([
      { line: 2, text: `Руководитель ${mail("b")} пропущен: он сам подчинён этому человеку` },
      { line: 3 },
      { line: 4 },
    ]);
    expect(first.counts.made).toBe(4);
    await desk().applyTable({ id: first.id });
    expect((await look(head, line("a", "d"))).problems).toHaveLength(1);
    expect((await look(head, line("a", ""), line("b", "a"))).problems).toHaveLength(0);
  });
});

describe("a table that cannot be meant so is refused, and says why:", () => {
  it("two columns of one name", async () => {
    const words = await refusal(`Фамилия;Имя;Почта;Почта\nЁжиков;Пётр;${mail("a")};${mail("b")}`);
    expect(words).toBe("Столбцы об одном и том же: «Почта» и «Почта». Оставьте один из них");
    expect(await refusal(`Фамилия;Имя;Почта;Email\nЁжиков;Пётр;${mail("a")};`)).toContain("«Почта» и «Email»");
  });

  it.each([
    ['Фамилия;Имя;Почта\nЁжиков;Пётр;a@b.ru\n"Ёжиков;Пётр;c@b.ru\nЁжиков;Пётр;d@b.ru', 3],
    ['Фамилия;Имя;Почта\nЁжиков;Пётр;a@b.ru\nЁжиков;"Пётр"ый;c@b.ru', 3],
  ])("a quote in a wrong place, by its line", async (text, line) => {
    expect(await refusal(text)).toBe(`Строка ${line}: кавычка стоит не на месте. Удвойте её или уберите`);
  });

  it("nothing in it", async () => {
    expect(await refusal("")).toContain("пустой");
    expect(await refusal("\n\n")).toContain("пустая");
  });
});
