import fc from "fast-check";
import { Fragment, Mark, Node } from "prosemirror-model";
import { afterAll, describe, expect, it } from "vitest";
import { fuzzSeed, fuzzTimes } from "#tests/support/depth.ts";
import { plainText, type RichNode, type RichText, richTextSchema } from "../document.ts";
import { readMarkdown } from "../markdown.ts";
import { writeMarkdown } from "../writer.ts";

afterAll(() => {
  process.stdout.write(`markdown: seed ${fuzzSeed}\n`);
});

const p = (...content: RichNode[]): RichNode => ({ type: "paragraph", content });
const t = (text: string, ...marks: string[]): RichNode =>
  marks.length ? { type: "text", text, marks: marks.map((type) => ({ type })) } : { type: "text", text };
const doc = (...content: RichNode[]): RichText => ({ type: "doc", content });
const again = (text: string) => writeMarkdown(readMarkdown(text));

describe("what people type", () => {
  it("underlines by two pluses, and knows that C++ is a language", () => {
    expect(readMarkdown("++важно++")).toEqual(doc(p(t("важно", "underline"))));
    expect(readMarkdown("**++важно++**")).toEqual(doc(p(t("важно", "strong", "underline"))));
    for (const text of ["C++ и Java", "2 ++ 2", "+++a+++", "++a", "a++"]) {
      expect(readMarkdown(text), text).toEqual(doc(p(t(text))));
      expect(again(text), text).toBe(text);
    }
  });

  it("keeps its look in the form: nothing is escaped that reads well as it is", () => {
    for (const text of [
      "#новый_год и snake_case, 2 * 2 = 4, a < b, R&D, [скобки], C:\\Мои документы",
      "**Важно:** приходите *вовремя*.\nДо встречи!",
      "- чай\n- кофе\n  - с молоком\n  - чёрный\n\n1. раз\n2. два",
      "## Итоги\n\n> Цитата\n\n[ссылка](https://veche.example/a_b?c=1&d=2)",
      "https://veche.example/просто_адрес",
    ])
      expect(again(text)).toBe(text);
  });

  it("has no headings by underlining, no footnotes that vanish, no raw markup", () => {
    for (const text of [
      "Строка\n---",
      "[1]: https://veche.example",
      "<b>жирный</b>",
      "<script>alert(1)</script>",
      "`x`",
    ])
      expect(plainText(readMarkdown(text)), text).toBe(text);
  });
});

describe("what the editor holds", () => {
  it.each<[string, RichText]>([
    ["a mark inside a word", doc(p(t("за"), t("бор", "strong"), t("истый")))],
    ["a bold full stop before a letter", doc(p(t("стоп.", "strong"), t("Дальше")))],
    ["quotes in bold after a letter", doc(p(t("а"), t("«б»", "em", "strong"), t("в")))],
    ["lines that look like something else", doc(p(t("раз"), br(), t("- два"), br(), t("# три"), br(), t("4. ой")))],
    ["empty lines inside a paragraph", doc(p(t("раз"), br(), br(), t("два")))],
    ["two lists in a row", doc(list(p(t("а"))), list(p(t("б"))), list(p(t("в"))))],
    ["a list that starts with seven in a list", doc(list(p(t("а")), ordered(7, p(t("б")))))],
    ["a heading that ends with #", doc({ type: "heading", attrs: { level: 3 }, content: [t("C#")] })],
    ["words that look like marks", doc(p(t("*звёзды* __ черты ++ [а](б) &amp; <a@b.c> \\* 1\\")))],
  ])("is read back: %s", (_what, held) => {
    expect(readMarkdown(writeMarkdown(held))).toEqual(normal(held));
  });

  it("never turns a mark into asterisks, even one that Markdown has no words for", () => {
    const crossed = doc(p(t("аб", "strong"), t("вг", "em", "strong"), t("де", "em")));
    expect(plainText(readMarkdown(writeMarkdown(crossed)))).toBe("абвгде");
  });

  it("loses empty paragraphs and a link that leads nowhere good, not its words", () => {
    const link = { type: "link", attrs: { href: "javascript:alert(1)" } };
    expect(writeMarkdown(doc(p(), p({ type: "text", text: "сюда", marks: [link] }), p()))).toBe("сюда");
  });
});

describe("any text", () => {
  const sign = fc.constantFrom(
    ..."*_+#>-=[]()<>&;.!\\ \n\n1аб`~|:/\t".split(""),
    "**",
    "++",
    "https://",
    "1. ",
    "- ",
    "ё",
    "\n\n| а | б |\n|---|---|\n| ",
    " |\n| ",
  );
  const typed = fc.array(sign, { maxLength: 60 }).map((signs) => signs.join(""));

  it.each([
    "**\\\n[*",
    '"):**\\\n=ё]**',
    "***|*\n(**<;[",
    "**Важно:\n*раз* да**",
    "***++* >&;.**",
    "# \\#",
    ")(\n[**а\n]()",
  ])("is the same after the form, where marks meet lines and signs: %j", (text) => {
    const stored = readMarkdown(text);
    expect(readMarkdown(writeMarkdown(stored))).toEqual(stored);
  });

  it("keeps a link to nowhere as it was typed", () => {
    for (const text of ["f[0]()", "[сюда]( )"]) {
      expect(readMarkdown(text), text).toEqual(doc(p(t(text))));
      expect(again(text), text).toBe(text);
    }
  });

  it("is the same after the form: what is stored, written and read is what is stored", () => {
    fc.assert(
      fc.property(typed, (text) => {
        const stored = readMarkdown(text);
        expect(readMarkdown(writeMarkdown(stored))).toEqual(stored);
      }),
      { numRuns: 3000 * fuzzTimes, seed: fuzzSeed },
    );
  });

  it("holds nothing but the schema's own nodes and safe links, whatever is sent", () => {
    const hostile = fc.constantFrom(
      "<img src=x onerror=alert(1)>",
      "[x](javascript:alert(1))",
      "[x](//evil.example)",
      "[x](data:text/html,1)",
      "<javascript:alert(1)>",
      "![x](https://evil.example/1.png)",
      "https://youtu.be/../../evil",
      "\0\u202e",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(typed, hostile, fc.string({ unit: "binary" }))), (parts) => {
        const stored = readMarkdown(parts.join("\n"));
        Node.fromJSON(richTextSchema, stored).check();
        const links = [...JSON.stringify(stored).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href!);
        for (const href of links) expect(href).toMatch(/^(https?:|mailto:|\/(?![/\\]))/i);
      }),
      { numRuns: 1000 * fuzzTimes, seed: fuzzSeed },
    );
  });
});

describe("any document", () => {
  const words = fc.stringMatching(/^[а-яё]{1,6}([.,!?»]|\+\+|\*|_)?$/u);
  const marks = fc.subarray(["em", "strong", "underline"]);
  const run = fc.tuple(words, marks).map(([text, names]) => t(text, ...names));
  const line = fc.array(run, { minLength: 1, maxLength: 6 }).map((runs) => joined(runs));
  const paragraph = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => p(...lines.flatMap(broken)));
  const item = fc.letrec<{ block: RichNode; list: RichNode }>((tie) => ({
    list: fc
      .tuple(
        fc.constantFrom(0, 1, 7, 98),
        fc.array(fc.array(tie("block"), { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 }),
      )
      .map(([order, items]) => (order ? ordered(order, ...items) : list(...items))),
    block: fc.oneof(
      { maxDepth: 3 },
      paragraph,
      tie("list"),
      fc.array(tie("block"), { minLength: 1, maxLength: 2 }).map((content) => ({ type: "blockquote", content })),
      line.map((content) => ({ type: "heading", attrs: { level: 2 }, content })),
    ),
  })).block;

  const rows = fc.array(fc.tuple(line, line), { minLength: 1, maxLength: 3 });
  const block = fc.oneof({ weight: 5, arbitrary: item }, { weight: 1, arbitrary: rows.map((all) => table(...all)) });

  it("is read back as it was written", () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
        const held = normal(doc(...blocks));
        expect(readMarkdown(writeMarkdown(held))).toEqual(held);
      }),
      { numRuns: 300 * fuzzTimes, seed: fuzzSeed },
    );
  });

  it("keeps every letter, wherever marks begin and end", () => {
    const letters = fc.array(fc.tuple(fc.stringMatching(/^[а-я .,*_+«»]{1,3}$/u), marks), {
      minLength: 1,
      maxLength: 8,
    });
    const bare = (body: RichText) => plainText(body).replace(/\s+/g, " ").trim();
    fc.assert(
      fc.property(letters, (runs) => {
        const held = normal(doc(p(...runs.map(([text, names]) => t(text, ...names)))));
        expect(bare(readMarkdown(writeMarkdown(held)))).toBe(bare(held));
      }),
      { numRuns: 2000 * fuzzTimes, seed: fuzzSeed },
    );
  });
});

function br(): RichNode {
  return { type: "hard_break" };
}

function list(...items: (RichNode | RichNode[])[]): RichNode {
  return { type: "bullet_list", content: items.map((one) => ({ type: "list_item", content: [one].flat() })) };
}

function ordered(order: number, ...items: (RichNode | RichNode[])[]): RichNode {
  return { ...list(...items), type: "ordered_list", attrs: { order } };
}

function table(...rows: RichNode[][][]): RichNode {
  const row = (cells: RichNode[][], at: number) => ({
    type: "table_row",
    content: cells.map((content) => ({ type: at ? "table_cell" : "table_header", content })),
  });
  return { type: "table", content: rows.map(row) };
}

/** Words with a space between, outside of the marks. */
function joined(runs: RichNode[]): RichNode[] {
  return runs.flatMap((one, index) => (index ? [t(" "), one] : [one]));
}

function broken(line: RichNode[], index: number): RichNode[] {
  return index ? [br(), ...line] : line;
}

/** As ProseMirror keeps it: neighbours of one look are one, marks in the schema's order. */
function normal(body: RichText): RichText {
  return merged(Node.fromJSON(richTextSchema, body)).toJSON() as RichText;
}

function merged(node: Node): Node {
  if (node.isText) return node.mark(node.marks.reduce((set, mark) => mark.addToSet(set), Mark.none));
  return node.copy(Fragment.fromArray(node.content.content.map(merged)));
}
