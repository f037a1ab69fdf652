import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { handOffScript } from "#app/web/hand-off.ts";

/** What a browser gets by running the script on a page whose elements of the class `said` say these words. */
function handed(script: string, said: string[]): string {
  const got: string[] = [];
  const streamController = { enqueue: (text: string) => got.push(text), close: () => got.push("end") };
  const code = script.replace(/^<script[^>]*>|<\/script>$/g, "");
  const getElementsByClassName = () => said.map((textContent) => ({ textContent }));
  runInNewContext(code, { __remixContext: { streamController }, document: { getElementsByClassName } });
  expect(got.pop()).toBe("end");
  return got.join("");
}

const words = `Сказано «так» & "иначе": 1 < 2, it's – и этого довольно`;
const written = "Сказано «так» &amp; &quot;иначе&quot;: 1 &lt; 2, it&#x27;s – и этого довольно";

it("words that stand in the page are taken from it, and the data comes out the same", () => {
  const data = `${JSON.stringify([{ _1: 2 }, words, "хвост\\</script>\u2028", words.slice(0, 30)])}\n`;
  const page = `<p class="said">коротко</p><p class="said excerpt">${written}</p>`;
  const script = handOffScript(data, page, "n");
  expect(script).not.toContain("довольно");
  expect(script.slice(8, -9)).not.toContain("</script");
  expect(handed(script, ["коротко", words])).toBe(data);
});

it("an element with others inside keeps its place in the count and gives no words", () => {
  const data = JSON.stringify([words, "Здесь дорогá одна только ссылка"]);
  const page = `<p class="said">Здесь дорогá одна только ссылка<a>!</a></p><p class="said">${written}</p>`;
  expect(handed(handOffScript(data, page, "n"), ["?", words])).toBe(data);
});

it("words that a browser reads otherwise, or that could be taken for the data's own signs, are sent", () => {
  for (const odd of ["Две строки\r\nкак их пишет Windows", ",[1,2,3,4,5,6,7,8,9,10,11,12],"]) {
    const data = JSON.stringify([odd, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], odd]);
    expect(handed(handOffScript(data, `<p class="said">${odd}</p>`, "n"), [])).toBe(data);
  }
});
