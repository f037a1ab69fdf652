import { describe, expect, it } from "vitest";
import { config } from "#platform/config.ts";
import { faultOf } from "../server/expressions.ts";
import { cutByFinds, finds } from "../server/finding.ts";

const found = (kind: "words" | "expression" | "links", terms: string[], text: string) => {
  const some = cutByFinds({ kind, terms }, text).flatMap((run) => (run.found ? [run.text] : []));
  expect([text, finds({ kind, terms }, text)]).toEqual([text, some.length > 0]);
  return some;
};

describe("words", () => {
  const seek = (text: string) => found("words", ["казино", "Ёлки-палки"], text);

  it("are found by their beginning, whatever the case and «ё», and however a letter is put together", () => {
    expect(seek("Лучшее КАЗИНО тут")).toEqual(["КАЗИНО"]);
    expect(seek("(казиношный) сайт, казино")).toEqual(["казиношный", "казино"]);
    expect(seek("ну, елки  палки!")).toEqual(["елки  палки"]);
    expect(seek("ну, е\u0308лки палки")).toEqual(["е\u0308лки палки"]);
    for (const text of ["показино", "Каз ино", "ёлки и палки", "ёлкины палки", ""]) expect(seek(text)).toEqual([]);
  });

  it("leave the text whole", () => {
    const text = "А казино – это казино?";
    expect(
      cutByFinds({ kind: "words", terms: ["казино"] }, text)
        .map((run) => run.text)
        .join(""),
    ).toBe(text);
  });
});

describe("links", () => {
  const seek = (text: string) => found("links", ["example.ru", "пример.рф"], text);

  it("are found however they are written, but to allowed sites and what is under them", () => {
    expect(seek("см. https://evil.ru/a?b=1, и www.evil.ru")).toEqual(["https://evil.ru/a?b=1,", "www.evil.ru"]);
    expect(seek("[сюда](http://e.ru)")).toEqual(["http://e.ru"]);
    for (const text of ["https://example.ru/x", "HTTP://News.Example.RU", "https://www.пример.рф/да", "www.example.ru"])
      expect(seek(text)).toEqual([]);
    expect(seek("Адрес: Почтовая, 5, a@www.example.ru")).toEqual([]);
  });

  it("are not taken for allowed by what only looks like it", () => {
    for (const text of ["https://example.ru@evil.ru", "https://example.ru.evil.ru", "https://notexample.ru"])
      expect(seek(text)).toEqual([text]);
  });

  it("may always lead to the portal itself", () => {
    expect(found("links", [], `${config.publicUrl}/feed`)).toEqual([]);
    expect(found("links", [], "https://example.ru")).toHaveLength(1);
  });
});

describe("expressions", () => {
  it("find what they describe, large letters or small, in every line", () => {
    expect(found("expression", ["скидк[аиу]"], "Скидка!\nСКИДКИ")).toEqual(["Скидка", "СКИДКИ"]);
    expect(found("expression", ["^\\d{4}$"], "раз\n1234\nдва")).toEqual(["1234"]);
    expect(found("expression", ["a*x"], "bcd")).toEqual([]);
  });

  it("are refused in Russian when they say nothing, say too much, or are written wrong", () => {
    for (const expression of ["скидк[аиу]", "\\p{L}+ино", "(a+)+$", "\\d{4}(?: ?\\d{4}){3}"])
      expect([expression, faultOf(expression)]).toEqual([expression, undefined]);
    for (const expression of ["[", "(", "а)", "*", "a**", "\\", "a{1001}", "(?<=a)b", "(?!a)b", "(a)\\1", "я-а]["])
      expect([expression, faultOf(expression)]).toEqual([expression, expect.stringContaining("не понимает")]);
    expect(faultOf("a*")).toContain("пустоту");
    expect(faultOf("\\p{L}{900}!")).toContain("тяжёлое");
    expect(faultOf("а".repeat(201))).toBe("Не больше 200 знаков");
  });

  it("cannot be made to look at a text for ever, as the browser's own would", () => {
    const text = `${"а".repeat(10_000)}!`;
    for (const expression of ["(а+)+$", "(а|а)*я", "(а*)*я", "(.*а){20}я"])
      expect(finds({ kind: "expression", terms: [expression] }, text)).toBe(false);
  });
});
