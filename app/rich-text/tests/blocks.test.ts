import { describe, expect, it } from "vitest";
import type { RichNode, RichText } from "../document.ts";
import { readMarkdown } from "../markdown.ts";
import { writeMarkdown } from "../writer.ts";

const p = (...content: RichNode[]): RichNode => ({ type: "paragraph", content });
const t = (text: string, ...marks: string[]): RichNode =>
  marks.length ? { type: "text", text, marks: marks.map((type) => ({ type })) } : { type: "text", text };
const br = (): RichNode => ({ type: "hard_break" });
const doc = (...content: RichNode[]): RichText => ({ type: "doc", content });
const again = (text: string) => writeMarkdown(readMarkdown(text));

describe("what stands on lines of its own", () => {
  it("shows a film by its address on a line of its own, and nowhere else", () => {
    const film = { type: "video", attrs: { provider: "rutube", id: "c6cc4d620b1d4338901770a44b3e82f4" } };
    const address = "https://rutube.ru/video/c6cc4d620b1d4338901770a44b3e82f4/";
    expect(readMarkdown(`Смотрите:\n${address}\nХорошо?`)).toEqual(doc(p(t("Смотрите:")), film, p(t("Хорошо?"))));
    expect(again(`Смотрите:\n${address}`)).toBe(`Смотрите:\n\n${address}`);
    for (const text of [`Смотрите ${address}`, `- ${address}`, `> ${address}`, `<${address}>`]) {
      expect(JSON.stringify(readMarkdown(text)), text).not.toContain('"video"');
    }
  });

  it("puts a picture among the words by a line of its own, and nowhere else", () => {
    const file = "01a20f77-1111-7222-8333-444455556666";
    const line = `![картинка](/files/${file})`;
    const picture = { type: "picture", attrs: { file } };
    expect(readMarkdown(`Смотрите:\n![склад](/files/${file})\nХорошо?`)).toEqual(
      doc(p(t("Смотрите:")), picture, p(t("Хорошо?"))),
    );
    expect(again(`Смотрите:\n${line}`)).toBe(`Смотрите:\n\n${line}`);
    for (const text of [
      `Смотрите ${line}`,
      `- ${line}`,
      `> ${line}`,
      "![x](/files/1)",
      "![x](https://evil.example/1)",
    ]) {
      expect(JSON.stringify(readMarkdown(text)), text).not.toContain('"picture"');
    }
    expect(readMarkdown(writeMarkdown(doc(p(t(line)))))).toEqual(doc(p(t(line))));
  });

  it("draws a table by bars, and keeps empty cells, bars in words and marks", () => {
    const row = (type: string, ...cells: RichNode[][]): RichNode => ({
      type: "table_row",
      content: cells.map((content) => (content.length ? { type, content } : { type })),
    });
    const table = {
      type: "table",
      content: [
        row("table_header", [t("Смена")], [t("Часы")]),
        row("table_cell", [t("Ночная", "strong")], []),
        row("table_cell", [t("a | b \\")], [t("8")]),
      ],
    };
    const text = "| Смена | Часы |\n| --- | --- |\n| **Ночная** |  |\n| a \\| b \\\\ | 8 |";
    expect(readMarkdown(text)).toEqual(doc(table));
    expect(readMarkdown(again(text))).toEqual(doc(table));
    expect(readMarkdown("раз | два")).toEqual(doc(p(t("раз | два"))));
    expect(readMarkdown(writeMarkdown(doc(p(t("| а | б |"), br(), t("|---|---|")))))).toEqual(
      doc(p(t("| а | б |"), br(), t("|---|---|"))),
    );
  });
});
