import { describe, expect, it } from "vitest";
import { cleanSvg, textOfSvg, UnreadableDrawing } from "../server/svg.ts";

const around = (inner: string, root = 'viewBox="0 0 1200 500"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inner}</svg>`;

/** Whatever is left of them would run or fetch. */
const hostile: [string, string][] = [
  ["a script", "<script>alert(1)</script>"],
  ["a script under a prefix", '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
  ["a handler", '<rect onload="alert(1)" width="1" height="1"/>'],
  ["a page inside", '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>'],
  ["a link that runs", '<a xlink:href="javascript:alert(1)"><rect width="1" height="1"/></a>'],
  ["a picture from elsewhere", '<image xlink:href="http://x.test/a.png"/>'],
  ["a drawing in a drawing", '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'],
  ["a part of another file", '<use href="http://x.test/a.svg#b"/>'],
  ["an import of a style", '<style>@import "http://x.test/a.css";</style>'],
  ["an import inside an element of a style", "<style><g>@import url(http://x.test/a.css);</g></style>"],
  [
    "a fill from elsewhere",
    '<rect fill="url(http://x.test/a)" filter="url(//x.test/f)" marker-end="url(http://x.test/m)"/>',
  ],
  ["a fill in a style by an escape", "<style>rect{fill:\\75rl(http://x.test/b)}</style>"],
  ["a fill in a style", "<style>.a{background:url(http://x.test/b);fill:url('http://x.test/c')}</style>"],
  ["an inline style", '<rect style="fill:url(http://x.test/a);behavior:url(#x)"/>'],
  ["a font", "<style>@font-face{font-family:a;src:url(http://x.test/f)}</style>"],
  ["a filter that fetches", '<filter id="f"><feImage href="http://x.test/c"/></filter>'],
  [
    "animation of a link",
    '<a><animate attributeName="href" to="javascript:alert(1)"/></a><set attributeName="onload" to="alert(1)"/>',
  ],
  ["a stylesheet by an instruction", '<?xml-stylesheet href="http://x.test/a.css"?>'],
  ["a base", '<g xml:base="http://x.test/"/>'],
  ["an element of another language", '<html:img xmlns:html="http://www.w3.org/1999/xhtml" src="http://x.test/i"/>'],
  ["a cursor", '<rect cursor="url(http://x.test/c),auto"/>'],
];

describe("a drawing", () => {
  it.each(hostile)("loses %s", (_, inner) => {
    const { text } = cleanSvg(around(inner));
    expect(text.replaceAll('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(
      /script|alert|on\w+=|x\.test|@|url\(|foreign|animate|<set|data:|xml:base|\\/i,
    );
  });

  it("keeps what draws: fills of its own, text, a style by classes, small pictures", () => {
    const kept = around(
      `<style>.a{fill:url(#g);stroke:#123}</style><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient>
       <rect class="a" x="1" width="2" height="3" fill="url(#g)"/><text x="1" y="2">Комната &amp; 5</text>
       <image href="data:image/png;base64,iVBORw0KGgo=" width="1" height="1"/>`,
    );
    const { text, lost } = cleanSvg(kept);
    for (const said of [
      ".a{fill:url(#g);stroke:#123}",
      'fill="url(#g)"',
      "Комната &amp; 5",
      "data:image/png",
      "stop-color",
    ])
      expect(text).toContain(said);
    expect(lost).toEqual([]);
  });

  it("is as large as it says, however it says so", () => {
    for (const root of [
      'viewBox="0 0 1200 500"',
      'viewBox="0 0 1200 500" width="100%"',
      'width="420mm" height="175mm"',
      'width="1200" height="500"',
      'viewBox="-60 -50 1200 500"',
    ]) {
      const { text, width, height } = cleanSvg(around("<g/>", root));
      expect([width, height]).toEqual([1200, 500]);
      expect(text).toMatch(/^<svg[^>]* width="1200" height="500"[^>]* viewBox="/);
    }
    expect(() => cleanSvg(around("<g/>", ""))).toThrow(/размера/);
  });

  it("is read as designers' programs write it: the namespaces of its DOCTYPE, and nothing else of it", () => {
    const told = (inner: string) => `<?xml version="1.0" encoding="utf-8"?><!-- ${"a".repeat(400)} -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [${inner}]>
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:i="&ns_ai;" viewBox="0 0 10 10"><i:pgf/><rect width="1" height="1"/></svg>`;
    const { text } = cleanSvg(told('<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">'));
    expect(text).toContain("<rect");
    expect(text).not.toContain("adobe");
    for (const bad of [
      '<!ENTITY ns_ai SYSTEM "file:///etc/passwd">',
      '<!ENTITY a "ha"><!ENTITY ns_ai "&a;&a;&a;">',
      '<!ENTITY % p SYSTEM "http://x.test/p">',
    ])
      expect(() => cleanSvg(told(bad))).toThrow(UnreadableDrawing);
  });

  it("draws nothing a million times: what has a name uses nothing itself", () => {
    const { text } = cleanSvg(
      around(
        '<g id="a"><use href="#b"/><use href="#b"/></g><g id="b"><rect width="1" height="1"/></g><use href="#a"/>',
      ),
    );
    expect(text.match(/<use/g)).toHaveLength(1);
  });

  it("is read in time however it is written to take long", () => {
    // By squares of this each of them would take minutes.
    const long = 300_000;
    for (const inner of [
      `<style>${"/*".repeat(long)}</style>`,
      `<style>${" ".repeat(long)}</style>`,
      `<style>${".a ".repeat(long)}</style>`,
      `<rect fill="${"url(#".repeat(long)}"/>`,
      `<rect style="${"a:".repeat(long)}"/>`,
    ])
      expect(cleanSvg(around(inner)).text.length).toBeLessThan(500);
    expect(() => cleanSvg(around("<g/>", `width="1${" ".repeat(long)}x" height="1"`))).toThrow(/размера/);
    expect(() => cleanSvg(`<!DOCTYPE svg ${"[".repeat(long)}>${around("<g/>")}`)).toThrow(UnreadableDrawing);
    const word = `<!DOCTYPE svg [<!ENTITY a "${"ж".repeat(200)}">]>`;
    expect(() => cleanSvg(`${word}${around(`<text>${"&a;".repeat(long)}</text>`)}`)).toThrow(UnreadableDrawing);
  });

  it("that is broken, or no drawing, is refused in words", () => {
    for (const bad of ["<svg", "<html></html>", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><g></svg>'])
      expect(() => cleanSvg(bad)).toThrow(UnreadableDrawing);
  });

  it("is told by its bytes, in whatever they are written", () => {
    expect(textOfSvg(new Uint8Array([0x89, 0x50, 0x4e, 0x47]))).toBeUndefined();
    const wide = new Uint8Array(Buffer.from(`\uFEFF${around("<g/>")}`, "utf16le"));
    expect(textOfSvg(wide)).toMatch(/^<svg/);
  });
});
