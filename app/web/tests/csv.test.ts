import { expect, it } from "vitest";
import { csv } from "../csv.ts";

it("no cell of a table is a formula to any spreadsheet, whichever sign it begins with", async () => {
  const signs = ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"];
  const text = await csv(
    "Люди",
    ["слово"],
    signs.map((sign) => [`${sign}СУММ(A1)`]),
  ).text();
  for (const sign of signs) expect(text).toContain(`"'${sign}СУММ(A1)"`);
  expect(await csv("Люди", ["слово"], [["Плюс + минус"]]).text()).toContain('"Плюс + минус"');
});
