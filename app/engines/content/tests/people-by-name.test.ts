import { beforeAll, describe, expect, it } from "vitest";
import { answerValue, chosenValue, readPeople } from "#app/ui/chosen-people.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { withTenant } from "#platform/db/index.ts";
import { namedPeople } from "#platform/people/who.ts";
import type { Refusal } from "#platform/refusal.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let asker: Viewer;
let ivan: Viewer;
let first: Viewer;
let second: Viewer;
let fyodor: Viewer;

beforeAll(async () => {
  company = await makeCompany();
  asker = await makePerson(company, { firstName: "Вера", lastName: "Спросова" });
  ivan = await makePerson(company, { firstName: "Иван", lastName: "Белов", alias: "ivan-belov" });
  await makePerson(company, { firstName: "Иван", lastName: "Беловежский" });
  first = await makePerson(company, { firstName: "Анна", lastName: "Громова", position: "Пекарь" });
  second = await makePerson(company, { firstName: "Анна", lastName: "Громова", position: "Водитель" });
  fyodor = await makePerson(company, { firstName: "Фёдор", lastName: "Воронов", patronymic: "Ильич" });
  const left = { leftAt: now() };
  await makePerson(company, { firstName: "Пётр", lastName: "Ушедший", ...left });
  const suspendedUntil = new Date(now().getTime() + 86_400_000);
  await makePerson(company, { firstName: "Олег", lastName: "Закрытов", suspendedUntil });
  const other = await makeCompany("Лютик");
  await makePerson(other, { firstName: "Ольга", lastName: "Дальняя", reach: "portal" });
  await makePerson(other, { firstName: "Зоя", lastName: "Скрытая" });
});

const named = (...typed: string[]) => withTenant(company.id, () => namedPeople(asker, typed, { field: "people" }));
const ids = async (...typed: string[]) => (await named(...typed)).map(({ id }) => id);
const refusal = (...typed: string[]) => named(...typed).catch((error: Refusal) => error) as Promise<Refusal>;
const said = async (...typed: string[]) => (await refusal(...typed)).fields?.people;

describe("somebody is named", () => {
  it("by the name in any order, by its beginning where it is one person's, by the id and still by the short name", async () => {
    for (const words of ["Иван Белов", "белов иван", "  Белов   Иван ", "@ivan-belov", "IVAN-BELOV", ivan.accountId])
      expect([words, await ids(words)]).toEqual([words, [ivan.accountId]]);
    for (const words of ["Федор", "воронов ф", "Воронов Фёдор Ильич"])
      expect([words, await ids(words)]).toEqual([words, [fyodor.accountId]]);
    expect(await ids("Иван Белов", ivan.accountId, "Фёдор")).toEqual([ivan.accountId, fyodor.accountId]);
  });

  it("and asked which, where several are called so", async () => {
    const { fields, which } = await refusal("Фёдор", "анна громова");
    expect(fields).toEqual({ people: ["Уточните, кто это: «анна громова»"] });
    const [question] = which!.people!;
    expect(question!.asked).toBe("анна громова");
    expect(question!.people.map(({ id, about }) => `${id} ${about}`).sort()).toEqual(
      [`${first.accountId} Пекарь`, `${second.accountId} Водитель`].sort(),
    );
  });

  it("or refused with the true reason", async () => {
    expect(await said("Никто Никтов", "ещё кто-то")).toEqual([
      "Не нашли: «Никто Никтов», «ещё кто-то». Проверьте, как пишутся имена",
    ]);
    expect(await said("Ольга Дальняя")).toEqual([
      "Ольга Дальняя работает в другой компании: назовите коллегу из своей",
    ]);
    expect(await said("Ушедший")).toEqual(["Пётр Ушедший уже не работает в компании"]);
    expect(await said("Закрытов")).toEqual(["Сейчас закрыт вход на портал: Олег Закрытов. Выберите другого коллегу"]);
    // Of whom only their own company may know nothing is said.
    expect(await said("Зоя Скрытая")).toEqual(["Не нашли: «Зоя Скрытая». Проверьте, как пишется имя"]);
    expect(await said("...", "(?")).toEqual(["Не нашли: «...», «(?». Проверьте, как пишутся имена"]);
  });
});

describe("what a form says of people", () => {
  const person = { id: "01a2b3c4-0000-7000-8000-000000000001", name: "Анна Громова" };

  it("is the chosen with their names, and the typed", () => {
    expect(readPeople([chosenValue(person), "Иван Белов, @olga @petr;\nФёдор", undefined])).toEqual({
      people: [person],
      typed: ["Иван Белов", "@olga", "@petr", "Фёдор"],
    });
  });

  it("drops a name that a choice has answered, and no other", () => {
    expect(readPeople([answerValue(person, "анна громова"), "анна громова, Анна"])).toEqual({
      people: [person],
      typed: ["Анна"],
    });
  });
});
