import { expect, it } from "vitest";
import { unzip } from "#tests/support/unzip.ts";
import { xlsx } from "../xlsx.ts";

it("makes a workbook whose cells are text, whatever they look like", async () => {
  const rows = [
    ["=1+1", "<Тег> & \u0000«кавычки»"],
    ["2026-01-01", "\uD800"],
  ];
  const response = await xlsx("ответы.xlsx", [
    { name: "Ответы", head: ["Имя", "Ответ"], rows },
    { name: "Вопросы", head: ["№"], rows: [["1"]] },
  ]);
  expect(response.headers.get("content-disposition")).toContain(encodeURIComponent("ответы.xlsx"));
  const files = unzip(Buffer.from(await response.arrayBuffer()));
  const sheet = files.get("xl/worksheets/sheet1.xml")!.toString();
  const texts = [...sheet.matchAll(/<t xml:space="preserve">(.*?)<\/t>/g)].map(([, text]) => text);
  expect(texts).toEqual(["Имя", "Ответ", "=1+1", "&lt;Тег&gt; &amp; «кавычки»", "2026-01-01", "\uFFFD"]);
  expect(sheet).not.toContain("<f>");
  expect(files.get("xl/workbook.xml")!.toString()).toContain('<sheet name="Вопросы" sheetId="2" r:id="rId2"/>');
});

it("has numbers, days and hours where its columns say so, and words where a cell cannot be read as one", async () => {
  const columns = ["text", "number", "date", "time"] as const;
  const rows = [
    ["00123", "3,5", "05.12.2025", "09:30"],
    ["10", "-10", "01.01.2000", "18:00"],
    ["=1+1", "много", "31.02", "утром"],
    ["1", "12345678901234567890", "", ""],
  ];
  const response = await xlsx("ответы.xlsx", [
    { name: "Ответы", head: ["1", "2", "3", "4"], columns: [...columns], rows },
  ]);
  const sheet = unzip(Buffer.from(await response.arrayBuffer()))
    .get("xl/worksheets/sheet1.xml")!
    .toString();
  const cells = [
    ...sheet.matchAll(/<c[^>]*?(?: s="(\d)")?>(?:<v>(.*?)<\/v>|<is><t[^>]*>(.*?)<\/t><\/is>)<\/c>/g),
  ].slice(4);
  expect(cells.map(([, style, value, text]) => (value === undefined ? text : [Number(value), style]))).toEqual([
    ...["00123", [3.5, undefined], [45996, "2"], [9.5 / 24, "3"]],
    ...["10", [-10, undefined], [36526, "2"], [0.75, "3"]],
    ...["=1+1", "много", "31.02", "утром"],
    ...["1", "12345678901234567890", "", ""],
  ]);
});
