import { expect, test } from "vitest";
import { shortTitle, titleOf, withPacks, withSavedLine, withSavedPages } from "../html.ts";
import { momentInWords, packInWords } from "../words.ts";

const at = new Date(2026, 10, 21, 14, 5).getTime();
const later = new Date(2026, 10, 21, 20, 0).getTime();
const nextDay = new Date(2026, 10, 22, 9, 0).getTime();

test("the moment of a copy is the time of today, or the day and the time", () => {
  expect(momentInWords(at, later)).toBe("14:05");
  expect(momentInWords(at, nextDay)).toBe("21 ноября, 14:05");
});

test("a saved document says of when it is, in the line that every page keeps for it", () => {
  const html = '<body><p id="connection" role="status" class="a"></p><main>…</main></body>';
  expect(withSavedLine(html, at, later)).toBe(
    `<body><p id="connection" role="status" class="a" data-saved-at="${at}">Нет связи. Показано сохранённое на 14:05</p><main>…</main></body>`,
  );
  expect(withSavedLine("<p>без места</p>", at, later)).toBe("<p>без места</p>");
});

test("the offline page lists what can be read; names people gave cannot break out of it", () => {
  const html = '<div id="saved"></div>';
  const page = { path: "/c/a?x=1&y=2", title: '<img src=x onerror="alert(1)"> $& Планёрка', savedAt: at };
  const filled = withSavedPages(html, [page], later);
  expect(filled).toContain(
    '<a href="/c/a?x=1&#38;y=2">&#60;img src=x onerror=&#34;alert(1)&#34;&#62; $&#38; Планёрка</a>',
  );
  expect(filled).toContain("<small>14:05</small>");
  expect(withSavedPages(html, [], later)).toBe(html);
});

test("a document's title is read as its page wrote it", () => {
  expect(titleOf("<title>Кофе &amp; чай – Вече</title>")).toBe("Кофе & чай – Вече");
  expect(titleOf("<title>Мама&#x27;s &lt;b&gt;</title>")).toBe("Мама's <b>");
  expect(titleOf("<p>нет</p>")).toBeUndefined();
  expect(shortTitle("Лента – Вече")).toBe("Лента");
});

test("a pack says of when it is, or how much of it there is; the offline page lists it first", () => {
  const pack = { path: "/rubric/a", title: "<b> – Вече", startedAt: at, savedAt: null, done: 7, total: 20 };
  expect(packInWords(pack)).toBe("Сохранено 7 из 20");
  expect(packInWords({ ...pack, savedAt: later })).toBe("Сохранено, 21 ноября");
  expect(packInWords({ ...pack, savedAt: at, startedAt: later })).toBe("Сохранено 7 из 20");
  const page = { path: "/c", title: "Планёрка", savedAt: at };
  const both = withPacks(withSavedPages('<div id="saved"></div>', [page], later), [pack]);
  expect(both).toContain('<a href="/rubric/a">&#60;b&#62;</a> <small>Сохранено 7 из 20</small>');
  expect(both.indexOf("Сохранённое для чтения")).toBeLessThan(both.indexOf("Можно прочитать без связи"));
});
