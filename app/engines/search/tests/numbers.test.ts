import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db, withTenant } from "#platform/db/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { databaseOfTwoCompanies } from "#tests/support/filled-database.ts";
import { makePerson } from "#tests/support/people.ts";

const world = databaseOfTwoCompanies();
const about = { feed: "work" as const, reach: "company" as const };

beforeAll(async () => {
  const api = apiAs(world.sever.head);
  await api.content.create({
    ...about,
    title: "Договор аренды 1245-2026 подписан",
    body: `По договору № 1245-2026 и приказу 17/3 от 05.11.2026 звоните 8-800-555-35-35, добавочный 12-34. Счёт 40702-810.
ГОСТ Р 52872-2019. Горячая линия 8 (812) 555-35-35. Бюджет 1 250 000 руб. Кто есть кто на складе.
Корпус А-320/2, почта sklad-7@zavod.example, версия 2.10.4, взнос 1 500 рублей, реквизиты 7701 234567.`,
  });
  await api.content.create({
    ...about,
    title: "Без пробелов",
    body: "Телефон +74951234567, сумма 3450000, счёт 45101234.",
  });
  const { id } = await api.content.create({ ...about, title: "Обычный день", body: "Числа 1245 и 99, потом 2026." });
  await api.content.comment({ id, text: "Смотрите акт 77-К/2025 и заявку 9001.17" });
});

async function titles(query: string, tab: "ugc" | "people" = "ugc"): Promise<string[]> {
  forgetSpending();
  const { groups } = await apiAs(world.sever.employee).search.find({ query, tab, exact: "1" });
  return groups.flatMap(({ items }) => items.map(({ title }) => title.map(({ text }) => text).join("")));
}

describe("a number is found as it is written, by its parts and with other signs between them", () => {
  const asked = [
    ...["1245-2026", "договор 1245-2026", "№ 1245-2026", "2026 договор аренды", "1245/2026", "1245 2026", "1245.2026"],
    ...[
      '"1245-2026"',
      "«договор аренды 1245-2026»",
      "17/3",
      "17-3",
      "приказ 17 3",
      "05.11.2026",
      "05/11/2026",
      "11.2026",
    ],
    ...[
      "8-800-555-35-35",
      "8 800 555 35 35",
      "88005553535",
      "+7 (800) 555-35-35",
      "+78005553535",
      "800 555 35 35",
      "8005553535",
    ],
    ...[
      "8 812 555 35 35",
      "8(812)5553535",
      "+7 812 555-35-35",
      "555-35-35",
      "5553535",
      "8.812.555.35.35",
      "горячая линия 88125553535",
    ],
    ...["12-34", "12/34", "40702-810", "40702 810", "40702810", "ГОСТ Р 52872-2019", "гост 52872", "52872/2019"],
    ...["1250000", "1 250 000", "1.250.000", "1\u00a0250\u00a0000", "бюджет 1250000", "1500", "взнос 1500 рублей"],
    ...[
      "А-320/2",
      "320-2",
      "sklad-7",
      "2.10.4",
      "7701234567",
      "7701-234567",
      '"1250000"',
      "кто есть кто",
      '"кто есть кто"',
    ],
  ];
  test.each(asked)("%s", async (query) => {
    expect(await titles(query)).toContain("Договор аренды 1245-2026 подписан");
  });

  test.each([
    "8 (495) 123-45-67",
    "84951234567",
    "4951234567",
    "+7 495 123 45 67",
    "3 450 000",
    "3.450.000",
    "4510 1234",
    "45 10 12 34",
  ])("though the text has it in one piece: %s", async (query) => expect(await titles(query)).toContain("Без пробелов"));

  test("in a comment, in a room and among other words", async () => {
    expect(await titles("акт 77-К/2025")).toEqual(["Обычный день"]);
    expect(await titles("заявка 9001/17")).toEqual(["Обычный день"]);
    const { id } = world.sever;
    const person = await makePerson(
      { id, alias: "sever", name: "Север" },
      { lastName: "Комнатный", firstName: "Пётр", location: "каб. 12-34", phone: "8 (351) 777-12-34" },
    );
    expect(person.accountId).toBeTruthy();
    for (const query of ["12-34", "12/34", "8-351-777-12-34", "8.351.777.12.34", "+7 351 7771234", "7771234"])
      expect(await titles(query, "people"), query).toEqual(["Комнатный Пётр"]);
  });

  test("but its parts far from one another are not this number", async () => {
    expect(await titles("1245-2026")).not.toContain("Обычный день");
    expect(await titles("1245 2026")).toContain("Обычный день");
    for (const query of ["1245-2027", "17/4", "8 800 555 35 36", "1250001", "«есть кто кто»"])
      expect(await titles(query), query).toEqual([]);
  });
});

test("a number is marked where it stands, and suggested while it is typed", async () => {
  forgetSpending();
  const api = apiAs(world.sever.employee);
  const marked = async (query: string) => {
    const { groups } = await api.search.find({ query, tab: "ugc", exact: "1" });
    return groups[0]!.items[0]!.snippet.filter(({ found }) => found)
      .map(({ text }) => text)
      .join(" ");
  };
  expect(await marked("17/3")).toBe("17 3");
  expect(await marked("1250000")).toBe("1 250 000");
  expect(await marked("88005553535")).toContain("800 555 35 35");
  const { items } = await api.search.suggest({ query: "1245-202" });
  expect(items.map(({ title }) => title)).toContain("Договор аренды 1245-2026 подписан");
});

test("a text of nothing but numbers fits into the index", async () => {
  const body = Array.from({ length: 30000 }, (_, at) => String(100_000 + at * 7)).join(" ");
  const { rows } = await withTenant("*", () =>
    db().execute<{ fits: boolean }>(sql`select length(search_vector(${body})) > 30000 as fits`),
  );
  expect(rows).toEqual([{ fits: true }]);
});
