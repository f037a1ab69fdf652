import { expect, test } from "vitest";
import { inGender } from "#demo/people.ts";
import { timeWord } from "#demo/words/calendar.ts";
import { countWords, declineFirstName, declineLastName } from "#demo/words/declension.ts";
import { firstNames, lastNames, womanly } from "#demo/words/names.ts";

test("numbers agree with their nouns", () => {
  const people = ["человек", "человека", "человек"];
  const said = [1, 2, 5, 11, 14, 21, 22, 25, 101, 111, 112, 1000].map((count) => countWords(count, people));
  expect(said).toEqual([
    "1 человек",
    "2 человека",
    "5 человек",
    "11 человек",
    "14 человек",
    "21 человек",
    "22 человека",
    "25 человек",
    "101 человек",
    "111 человек",
    "112 человек",
    "1000 человек",
  ]);
  expect(countWords(12_500, ["рубль", "рубля", "рублей"])).toBe("12\u00a0500 рублей");
});

test.each([
  ["Анна", "f", "Анна Анны Анне Анну Анной Анне"],
  ["Ольга", "f", "Ольга Ольги Ольге Ольгу Ольгой Ольге"],
  ["Мария", "f", "Мария Марии Марии Марию Марией Марии"],
  ["Дарья", "f", "Дарья Дарьи Дарье Дарью Дарьей Дарье"],
  ["Любовь", "f", "Любовь Любови Любови Любовь Любовью Любови"],
  ["Иван", "m", "Иван Ивана Ивану Ивана Иваном Иване"],
  ["Пётр", "m", "Пётр Петра Петру Петра Петром Петре"],
  ["Павел", "m", "Павел Павла Павлу Павла Павлом Павле"],
  ["Лев", "m", "Лев Льва Льву Льва Львом Льве"],
  ["Илья", "m", "Илья Ильи Илье Илью Ильёй Илье"],
  ["Никита", "m", "Никита Никиты Никите Никиту Никитой Никите"],
  ["Юрий", "m", "Юрий Юрия Юрию Юрия Юрием Юрии"],
  ["Сергей", "m", "Сергей Сергея Сергею Сергея Сергеем Сергее"],
  ["Игорь", "m", "Игорь Игоря Игорю Игоря Игорем Игоре"],
] as const)("%s is declined", (name, gender, forms) => {
  expect(declineFirstName(name, gender).join(" ")).toBe(forms);
});

test("surnames are declined by gender", () => {
  expect(declineLastName("Соколов", "m")[4]).toBe("Соколовым");
  expect(declineLastName("Соколова", "f")[3]).toBe("Соколову");
  expect(declineLastName("Раевский", "m")[1]).toBe("Раевского");
  expect(declineLastName(womanly("Раевский"), "f")[1]).toBe("Раевской");
});

test("every name of the bank has six forms without holes", () => {
  for (const gender of ["m", "f"] as const) {
    for (const name of [...firstNames[gender].older, ...firstNames[gender].younger]) {
      const forms = declineFirstName(name, gender);
      expect(forms[0]).toBe(name);
      expect(forms.every((form) => /^[А-ЯЁ][а-яё]+$/.test(form))).toBe(true);
    }
    for (const manly of lastNames) {
      const name = gender === "m" ? manly : womanly(manly);
      expect(declineLastName(name, gender)[0]).toBe(name);
    }
  }
});

test("words agree with the gender of who speaks", () => {
  expect(inGender("Я [подготовил|подготовила] отчёт", "f")).toBe("Я подготовила отчёт");
  expect(inGender("Я искал[|а] отчёт", "m")).toBe("Я искал отчёт");
});

test("dates are told as seen from a publication and keep to workdays", () => {
  const friday = new Date("2026-11-20T09:00:00Z");
  expect(timeWord("day+1", friday)).toBe("23 ноября");
  expect(timeWord("on+4", friday)).toBe("во вторник");
  expect(timeWord("saturday", friday)).toBe("21 ноября");
  expect(timeWord("in-month+2", friday)).toBe("в январе");
  expect(timeWord("quarter", friday)).toBe("третьего квартала");
  expect(timeWord("to-season", friday)).toBe("на осень");
});
