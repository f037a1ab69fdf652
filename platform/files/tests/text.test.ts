import { Readable } from "node:stream";
import { deflateSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { zipOf } from "#demo/docx.ts";
import { docxOf, pdfOf, printedPdf, xlsxOf } from "#tests/support/papers.ts";
import { types } from "../text/kinds.ts";
import { type Limits, usualLimits } from "../text/limits.ts";
import { readText } from "../text/read.ts";

// Whoever reads yields to everybody: on a busy machine it takes its time, and time alone is no fault of a file.
const patience = 600_000;
vi.setConfig({ testTimeout: patience });

const read = (bytes: Buffer, type: keyof typeof types, limits: Partial<Limits> = {}) =>
  readText(Readable.from([bytes]), types[type], { ...usualLimits, ms: patience, ...limits });

describe("the words come out of", () => {
  test("a pdf that a browser has printed, letters under codes of its own", async () => {
    const { text, reason } = await read(printedPdf(), "pdf");
    expect(text).toContain("Договоры на подъёмники подписаны. Себестоимость перевозки снизилась на 12 %");
    expect(reason).toBeUndefined();
  });

  test("a docx: paragraphs, tables, notes, and a box only once", async () => {
    const box = "<mc:AlternateContent><mc:Choice><w:p><w:r><w:t>Рамка</w:t></w:r></w:p></mc:Choice>";
    const body = `<w:p><w:r><w:t>Положение об </w:t></w:r><w:r><w:t>отпусках</w:t></w:r></w:p>
      <w:tbl><w:tr><w:tc><w:p><w:r><w:t>Срок</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>28 дней</w:t></w:r></w:p></w:tc></w:tr></w:tbl>
      ${box}<mc:Fallback><w:p><w:r><w:t>Рамка</w:t></w:r></w:p></mc:Fallback></mc:AlternateContent>
      <w:p><w:del><w:r><w:delText>Вычеркнуто</w:delText></w:r></w:del></w:p>`;
    const more = {
      "word/footnotes.xml": "<w:footnotes><w:p><w:r><w:t>Сноска &amp; только</w:t></w:r></w:p></w:footnotes>",
    };
    const { text } = await read(await docxOf([], { body, more }), "document");
    expect(text).toBe("Положение об отпусках\n Срок\n 28 дней\nРамка\nСноска & только".replaceAll("\n ", "\n"));
  });

  test("an xlsx: sheets, rows, whole numbers", async () => {
    const rows = [
      ["Товар", "Артикул"],
      ["Подъёмник", 4512377],
      ["Товар", 0.15],
    ];
    const { text } = await read(await xlsxOf("Прайс", rows), "table");
    expect(text).toBe("Прайс\nТовар Артикул\nПодъёмник 4512377\nТовар");
  });

  test("plain text of Windows, in its own encoding", async () => {
    expect(await read(Buffer.from("cff0e8e2e5f23bb8ebeae0", "hex"), "plain")).toEqual({ text: "Привет;ёлка" });
    expect(await read(Buffer.from("\ufeffПривет", "utf16le"), "plain")).toEqual({ text: "Привет" });
  });

  test("plain text", async () => {
    expect(await read(Buffer.from("Ёлка\r\n\u0001и\u0000 свечи"), "plain")).toEqual({ text: "Ёлка\nи свечи" });
  });
});

describe("what harms nobody", () => {
  const kilobytes = (mb: number) => "\u0020".repeat(mb * 1024 * 1024);

  test("a zip bomb ends at the limit of what may come out", async () => {
    const bomb = await docxOf([], { body: kilobytes(80) });
    expect(bomb.length).toBeLessThan(200_000);
    expect(await read(bomb, "document")).toEqual({ text: "", reason: "too-large" });
  });

  test("a zip of too many parts is not opened", async () => {
    const parts = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`word/document${at}.xml`, "<a/>"]));
    expect(await read(await zipOf(parts), "document", { parts: 50 })).toEqual({ text: "", reason: "too-large" });
  });

  test("a zip whose names lead out of its folder gives nothing", async () => {
    const good = await docxOf(["Текст"], { more: { "word/xx/yy/passwd": "root" } });
    const bad = Buffer.from(good.toString("latin1").replaceAll("word/xx/yy/passwd", "../../../etc/pass"), "latin1");
    expect(await read(bad, "document")).toEqual({ text: "", reason: "broken" });
  });

  test("an XML entity bomb is refused before it grows", async () => {
    const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join("");
    const body = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY l0 "ха">${laughs}]><w:document><w:t>&l9;</w:t></w:document>`;
    expect(await read(await docxOf([], { body }), "document")).toEqual({ text: "", reason: "broken" });
  });

  test("XML that refers to a file of the server gives nothing of it", async () => {
    const body = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:t>&x;</w:t>`;
    expect(await read(await docxOf([], { body }), "document")).toEqual({ text: "", reason: "broken" });
  });

  test("XML without end in its depth", async () => {
    expect(await read(await docxOf([], { body: "<w:p>".repeat(100_000) }), "document")).toMatchObject({
      reason: "broken",
    });
  });

  test("a program that calls itself a docx", async () => {
    const program = Buffer.concat([Buffer.from("MZ\u0090\u0000"), Buffer.alloc(5000, 7)]);
    expect(await read(program, "document")).toEqual({ text: "", reason: "broken" });
    expect(await read(program, "pdf")).toEqual({ text: "", reason: "broken" });
  });

  test("a pdf cut in the middle, and one of noise", async () => {
    expect(await read(printedPdf().subarray(0, 6000), "pdf")).toMatchObject({ text: "" });
    expect(await read(Buffer.from(`%PDF-1.7\n${"\u0007 0 obj <<".repeat(9000)}`), "pdf")).toMatchObject({ text: "" });
  });

  test("a pdf under a password stays closed", async () => {
    const locked = pdfOf(["Secret"], {
      trailer: `/Encrypt 4 0 R /ID [<${"ab".repeat(16)}> <${"ab".repeat(16)}>]`,
      more: [`<< /Filter /Standard /V 1 /R 2 /O <${"11".repeat(32)}> /U <${"22".repeat(32)}> /P -4 >>`],
    });
    expect(await read(locked, "pdf")).toEqual({ text: "", reason: "locked" });
  });

  test("a pdf with a script is read, and the script does nothing", async () => {
    const script = "(while(true){} process.exit(); app.alert(1))";
    const pdf = pdfOf(["Good words"], { catalog: `/OpenAction << /S /JavaScript /JS ${script} >>` });
    expect(await read(pdf, "pdf")).toEqual({ text: "Good words" });
  });

  test("a pdf of too many pages ends at the limit with what was read", async () => {
    const pdf = pdfOf(Array.from({ length: 12 }, (_, at) => `Page${at + 1}.`));
    expect(await read(pdf, "pdf", { pages: 5 })).toMatchObject({
      text: "Page1.\nPage2.\nPage3.\nPage4.\nPage5.",
      reason: "too-large",
    });
  });

  test("a pdf whose stream swells to gigabytes ends with its process", async () => {
    const bomb = deflateSync(deflateSync(Buffer.alloc(700 * 1024 * 1024), { level: 1 }));
    const stream = `<< /Length ${bomb.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n${bomb.toString("latin1")}\nendstream`;
    const { text, reason } = await read(pdfOf(["x"], { stream }), "pdf", { memoryBytes: 300 * 1024 * 1024 });
    expect([text, reason]).toEqual(["", "too-hungry"]);
  });

  test("what takes too long is stopped at its time", async () => {
    const pdf = pdfOf(Array.from({ length: 450 }, () => "word ".repeat(200)));
    expect(await read(pdf, "pdf", { ms: 30, letters: 1e9 })).toMatchObject({ reason: "too-slow" });
  });

  test("what does not even come in its time is too slow, not too hungry", async () => {
    const endless = new Readable({ read() {} });
    expect(await readText(endless, types.plain, { ...usualLimits, ms: 1 })).toEqual({ text: "", reason: "too-slow" });
  });

  test("what takes too much memory is stopped", async () => {
    const rows = Array.from({ length: 200 }, (_, at) => [`слово${at}`]);
    expect(await read(await xlsxOf("Большая", rows), "table", { memoryBytes: 20 * 1024 * 1024 })).toMatchObject({
      reason: "too-hungry",
    });
  });

  test("of a very long text the beginning is kept", async () => {
    const { text } = await read(await docxOf([`Начало ${"слово ".repeat(50_000)}`]), "document");
    expect(text.length).toBeLessThanOrEqual(usualLimits.letters);
    expect(text.startsWith("Начало слово")).toBe(true);
  });
});
