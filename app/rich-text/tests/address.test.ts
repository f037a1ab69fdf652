import { describe, expect, it } from "vitest";
import { addressesIn } from "../address.ts";

const links = (text: string) => addressesIn(text).flatMap(({ text: said, href }) => (href ? [[said, href]] : []));
const whole = (text: string) =>
  addressesIn(text)
    .map((piece) => piece.text)
    .join("");

describe("addresses among words", () => {
  it.each([
    ["Смотрите https://veche.example/a?b=1#c.", "https://veche.example/a?b=1#c"],
    ["(https://veche.example/a), дальше", "https://veche.example/a"],
    ["https://ru.wikipedia.org/wiki/Вече_(значения)", "https://ru.wikipedia.org/wiki/Вече_(значения)"],
    ["«https://россия.рф/путь»!", "https://россия.рф/путь"],
    ["Правда: https://veche.example?!", "https://veche.example"],
    ["[https://wiki/page]…", "https://wiki/page"],
    ["HTTP://VECHE.EXAMPLE/А", "HTTP://VECHE.EXAMPLE/А"],
    ["https://veche.example/@anna и @anna", "https://veche.example/@anna"],
  ])("finds the one in «%s»", (text, address) => {
    expect(links(text)).toEqual([[address, address]]);
    expect(whole(text)).toBe(text);
  });

  it("takes what begins with www for a safe address, and several in a line", () => {
    const text = "www.veche.example/дом и www.россия.рф, http://a.example";
    expect(links(text)).toEqual([
      ["www.veche.example/дом", "https://www.veche.example/дом"],
      ["www.россия.рф", "https://www.россия.рф"],
      ["http://a.example", "http://a.example"],
    ]);
    expect(whole(text)).toBe(text);
  });

  it.each([
    "javascript:alert(1)",
    "xhttps://veche.example",
    "anna@www.veche.example",
    "https://",
    "www.",
    "www.одно",
    "data:text/html,<b>",
    "ftp://veche.example",
    "https://[",
    "просто слова. И ещё",
  ])("leaves «%s» as words", (text) => {
    expect(links(text)).toEqual([]);
    expect(whole(text)).toBe(text);
  });
});
