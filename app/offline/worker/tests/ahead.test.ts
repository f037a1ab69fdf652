import { expect, test } from "vitest";
import { isDear } from "../ahead.ts";
import { agreementsOf, readsOf } from "../ahead-html.ts";

test("nothing is fetched ahead by a line that costs its person dearly", () => {
  for (const line of [{ saveData: true }, { type: "cellular" }, { effectiveType: "slow-2g" }, { effectiveType: "3g" }])
    expect(isDear(line), JSON.stringify(line)).toBe(true);
  for (const line of [undefined, {}, { saveData: false, type: "wifi", effectiveType: "4g" }])
    expect(isDear(line), JSON.stringify(line)).toBe(false);
});

test("what is read ahead are the publications and the documents of a page, each once, and no deeds", () => {
  const id = "01a1fe5b-0000-7000-8000-0000000c0de1";
  const other = "01a1fe5b-0000-7000-8000-0000000c0de2";
  const frame = `<nav><a href="/article/${other}">…</a></nav>`;
  const own = `<a class="x" href="/ugc/${id}">1</a><a href="/ugc/${id}#comments">2</a><a href="/ugc/${id}/delete">3</a>
    <a href="/ugc/create">4</a><a href="/article/${id}?language=en">5</a>`;
  expect(readsOf(`${frame}<main>${own}</main>`)).toEqual([`/ugc/${id}`, `/article/${id}`]);
  const papers = '<a href="/agreements/photo">1</a><a href="/agreements/photo/withdraw">2</a><a href="/legal">3</a>';
  expect(agreementsOf(`<main>${papers}</main>`)).toEqual(["/agreements/photo"]);
});
