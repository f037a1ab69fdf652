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
