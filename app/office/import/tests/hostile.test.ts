import { once } from "node:events";
import { createWriteStream, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { finished } from "node:stream/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { plainText } from "#app/engines/content/server/index.ts";
import { openPictures } from "#app/office/import/server/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { checksum } from "#tests/support/checksum.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { runDbCommand } from "#tests/support/db-command.ts";
import { bringIn, makeSetting, type Setting, writeFile } from "./setting.ts";

const database = freshDatabase();
let world: Setting;

beforeAll(async () => {
  world = await makeSetting();
});

const rss = (items: string, head = "") =>
  `<?xml version="1.0"?>${head}<rss version="2.0"><channel><title>Лента</title><link>https://x.example</link>${items}</channel></rss>`;
const item = (title: string, text: string, key = title) =>
  `<item><title><![CDATA[${title}]]></title><guid>tag:x,2024:${key}</guid><pubDate>Wed, 01 Nov 2023 09:00:00 GMT</pubDate><description><![CDATA[${text}]]></description></item>`;

const only = async (title: string) => {
  const { items } = await apiAs(world.anna).feed.page({ tab: "work" });
  return apiAs(world.anna).content.publication({ id: items.find((one) => one.title === title)!.id });
};

describe("a hostile file", () => {
  const laughs = '<!DOCTYPE rss [<!ENTITY a "ха"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
  const theft = '<!DOCTYPE rss [<!ENTITY secret SYSTEM "file:///etc/passwd">]>';
  const cases: Record<string, [string, RegExp]> = {
    "entities that grow": [rss(item("Раз", "&b;"), laughs), /DOCTYPE/],
    "entities that read files": [rss("<item><title>&secret;</title></item>", theft), /DOCTYPE/],
    "an unknown entity": [rss("<item><title>&secret;</title></item>"), /повреждён в строке 1/],
    "a file that ends too soon": [rss(item("Раз", "Два")).slice(0, -30), /повреждён/],
    "a page instead of a feed": ["<html><body>Вход</body></html>", /Это не выгрузка/],
    "an empty file": ["  \n", /пустой/],
    "a feed without entries": [rss(""), /ни одной записи/],
    "elements without end": [`<rss><channel>${"<a>".repeat(500)}`, /вложенность/],
  };

  it.each(Object.keys(cases))("is refused before anything is written: %s", async (name) => {
    const [text, words] = cases[name]!;
    const before = await checksum();
    await expect(bringIn(writeFile(text), world.company)).rejects.toThrow(words);
    expect(await checksum()).toEqual(before);
  });

  it("leaves no script, handler, foreign address or hidden thing in the text", async () => {
    const text = [
      '<p onclick="a()">Да <a href="jav&#x09;ascript:alert(1)">раз</a> <a href="data:text/html,x">два</a> <a href="//e.example/p">три</a></p>',
      "<svg><script>alert(1)</script><text>нет</text></svg><math><mtext>нет</mtext></math><template>нет</template>",
      '<form><input value="нет"><button>нет</button></form><object data="x"></object><noscript><p>нет</p></noscript>',
      '<img src="x" onerror="alert(1)"><img src="../../../etc/passwd" alt="путь">',
      `${"<div>".repeat(300)}глубоко${"</div>".repeat(300)}`,
    ].join("");
    await bringIn(writeFile(rss(item("Ловушки", text))), world.company, world.pictures);
    const { body, pictures } = await only("Ловушки");
    expect(plainText(body)).toBe("Да раз два три\nx путь\nглубоко");
    expect(JSON.stringify(body)).not.toMatch(/alert|onclick|onerror|javascript|data:/i);
    expect(JSON.stringify(body)).toContain("https://e.example/p");
    expect(pictures).toEqual([]);
  });

  it("reaches no file outside the folder of pictures, not even by a link in it", async () => {
    const folder = world.pictures;
    mkdirSync(join(folder, "links"), { recursive: true });
    writeFileSync(join(dirname(folder), `secret-${world.mark}.png`), "тайна");
    symlinkSync(join(dirname(folder), `secret-${world.mark}.png`), join(folder, "links/out.png"));
    const { find } = await openPictures(folder);
    for (const address of [
      "links/out.png",
      `../secret-${world.mark}.png`,
      `%2e%2e/secret-${world.mark}.png`,
      "/etc/passwd",
      "%00",
    ])
      expect([address, find(address)]).toEqual([address, undefined]);
    expect(find("https://x/wp-content/uploads/2024/05/VETKA-150x150.png?w=1")).toBe("2024/05/vetka.png");
  });

  it("keeps what is no picture out and says so", async () => {
    writeFileSync(join(world.pictures, "broken.png"), "не картинка");
    const { tally } = await bringIn(
      writeFile(rss(item("Картинка", '<p>Да</p><img src="broken.png">'))),
      world.company,
      world.pictures,
    );
    expect([...tally.notes.get("bad-pictures")!]).toEqual(["broken.png"]);
  });

  it("cuts nothing in silence: long titles, long texts, too many tags", async () => {
    const title = `${"Очень ".repeat(40)}длинный`;
    const tags = Array.from({ length: 14 }, (_, at) => `<category>тег ${at}</category>`).join("");
    const long = rss(
      item(title, `<p>${"слово ".repeat(11_000)}</p>`, "l") +
        item("Огромный", "<p>слово</p>".repeat(80_000), "h") +
        item("Теги", "Да", "t").replace("<description>", `${tags}<description>`),
    );
    const { tally } = await bringIn(writeFile(long), world.company);
    const noted = (note: Parameters<typeof tally.note>[0]) => tally.notes.get(note)?.size ?? 0;
    expect([noted("long-titles"), noted("long-texts"), noted("lost-hashtags"), tally.of("too-large")]).toEqual([
      1, 1, 1, 1,
    ]);
    const { items } = await apiAs(world.anna).feed.page({ tab: "work" });
    const id = items.find((one) => one.title.startsWith("Очень"))!.id;
    const { title: kept, body } = await apiAs(world.anna).content.publication({ id });
    expect(kept).toMatch(/^(Очень ){5,}.*…$/);
    expect(kept.length).toBeLessThanOrEqual(150);
    expect(plainText(body).startsWith(title)).toBe(true);
    expect(plainText(body).length).toBeGreaterThan(60_000);
  });
});

describe("a large file", () => {
  it("is read part by part: 200 MB take no more memory than a few", async () => {
    const path = writeFile("");
    const out = createWriteStream(path);
    out.write(
      '<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Много</title><link>https://many.example</link><wp:wxr_version>1.2</wp:wxr_version>',
    );
    const filler = "<p>Слова, слова, слова и ещё раз слова.</p>".repeat(1500);
    for (let n = 0; n < 1800; n++) {
      const post = `<item><title>Пост ${n}</title><guid>https://many.example/?p=${n}</guid><wp:post_type>page</wp:post_type><wp:status>publish</wp:status><content:encoded><![CDATA[${filler}]]></content:encoded></item>`;
      if (!out.write(post)) await once(out, "drain");
    }
    out.end("</channel></rss>");
    await finished(out);
    // Held whole even once, its words would take more than twice as much as the program leaves free of what this process may.
    const { said, over } = runDbCommand(
      database.url,
      ["import", path, "--company", world.company.alias, "--dry-run"],
      ["--max-old-space-size=128"],
    );
    expect([(await over)[0], said()]).toEqual([0, expect.stringContaining("страницы сайта: 1800")]);
  });
});
