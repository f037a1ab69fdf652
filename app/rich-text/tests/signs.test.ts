import { describe, expect, it } from "vitest";
import type { RichNode, RichText } from "../document.ts";
import { readMarkdown } from "../markdown.ts";
import { writeMarkdown } from "../writer.ts";

const p = (...content: RichNode[]): RichNode => ({ type: "paragraph", content });
const t = (text: string, ...marks: string[]): RichNode =>
  marks.length ? { type: "text", text, marks: marks.map((type) => ({ type })) } : { type: "text", text };
const doc = (...content: RichNode[]): RichText => ({ type: "doc", content });
const ordered = (order: number, ...items: RichNode[]): RichNode => ({
  type: "ordered_list",
  attrs: { order },
  content: items.map((one) => ({ type: "list_item", content: [one] })),
});
const again = (text: string) => writeMarkdown(readMarkdown(text));

describe("signs that people type and mean nothing by", () => {
  it("keeps sizes, faces and footnotes as they were typed, and reads emphasis round words alone", () => {
    for (const text of [
      "Коробка 30*40*50 см, паллета 1200*800*144 мм, 2 * 3 * 4 = 24",
      "Смайлик -_- и ещё -_-, ¯\\_(ツ)_/¯, (*_*), >_<, *-*",
      "Цена* без доставки*",
      "а*б*в и 2**3**4",
      "файл_за_май и _ _",
    ]) {
      const stored = readMarkdown(text);
      expect(stored, text).toEqual(doc(p(t(text))));
      expect(readMarkdown(writeMarkdown(stored)), text).toEqual(stored);
    }
    expect(readMarkdown("*так*, (_и так_), «*да!*» **5 мая**, по**ло**вина")).toEqual(
      doc(
        p(
          ...[t("так", "em"), t(", ("), t("и так", "em"), t("), «"), t("да!", "em"), t("» ")],
          ...[t("5 мая", "strong"), t(", по"), t("ло", "strong"), t("вина")],
        ),
      ),
    );
    expect(readMarkdown("30\\*40 и \\_так\\_")).toEqual(doc(p(t("30*40 и _так_"))));
  });

  it("takes a number for a list that begins with 1, goes on or has a next line, and for a day otherwise", () => {
    for (const text of ["5. мая – выходной", "2024. Год закончился хорошо.", "7. раз\n9. два", "- а\n\n5. мая"])
      expect(JSON.stringify(readMarkdown(text)), text).not.toContain("ordered_list");
    for (const text of ["5. мая – выходной", "2024. Год закончился хорошо."]) expect(again(text)).toBe(text);
    const item = (words: string) => p(t(words));
    expect(readMarkdown("5. раз\n6. два")).toEqual(doc(ordered(5, item("раз"), item("два"))));
    expect(readMarkdown("1. раз\n\nслова\n\n2. два")).toEqual(
      doc(ordered(1, item("раз")), item("слова"), ordered(2, item("два"))),
    );
    expect(again("1. раз\n\nслова\n\n2. два")).toBe("1. раз\n\nслова\n\n2. два");
    const alone = doc(ordered(7, item("раз")));
    expect(readMarkdown(writeMarkdown(alone))).toEqual(alone);
  });
});
