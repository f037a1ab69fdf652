import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readPackage } from "../server/packages.ts";
import { manifest, packageOf, page, zipOf } from "./some-package.ts";

const read = async (file: File) => (await readPackage(file)).manifest;
const fault = (file: File) =>
  readPackage(file).then(
    () => "",
    ({ name, message }: Error) => `${name}: ${message}`,
  );
/** Writes other bytes over some of a zip. */
async function patched(file: File, change: (bytes: Buffer) => void): Promise<File> {
  const bytes = Buffer.from(await file.arrayBuffer());
  change(bytes);
  return new File([bytes], file.name);
}

describe("a package", () => {
  it("is read with its parts in their order, whatever folders stand around them", async () => {
    const items = [{ title: "Вода" }, { title: "Зерно", href: "two/b.html" }];
    const { title, parts, version } = await read(await packageOf({ items }, { "two/b.html": page }));
    expect([title, version]).toEqual(["Кофе без спешки", "1.2"]);
    expect(parts.map((one) => [one.title, one.path])).toEqual([
      ["Вода", "index.html"],
      ["Зерно", "two/b.html"],
    ]);
  });

  it.each([
    ["1.2", "1.2"],
    ["CAM 1.3", "2004"],
    ["2004 3rd Edition", "2004"],
    ["2004 4th Edition", "2004"],
  ])("that says «%s» is %s", async (said, version) => {
    expect(await read(await packageOf({ version: said }))).toMatchObject({
      version,
      versionFrom: `в манифесте сказано «${said}»`,
    });
  });

  it.each([
    ["http://www.adlnet.org/xsd/adlcp_rootv1p2", "1.2"],
    ["http://www.adlnet.org/xsd/adlcp_v1p3", "2004"],
  ])("that says nothing of its version is known by %s", async (namespace, version) => {
    const file = await packageOf({ version: "", namespaces: `xmlns:other="${namespace}"` });
    expect(await read(file)).toMatchObject({ version, versionFrom: "по пространству имён манифеста" });
  });

  it("joins the bases of its manifest, keeps what an address asks for and adds the parameters of an item", async () => {
    const item = { href: "page/index.html?lang=ru#start", parameters: "?mode=exam" };
    const file = await zipOf({
      "imsmanifest.xml": manifest({ base: "SCORM/", items: [item] }),
      "SCORM/page/index.html": page,
    });
    expect((await read(file)).parts[0]).toMatchObject({
      path: "SCORM/page/index.html",
      query: "?lang=ru&mode=exam#start",
    });
  });

  it("is read in the encoding of its manifest, its names in that of the archiver", async () => {
    const said = manifest({ encoding: "windows-1251" });
    const bytes = Buffer.from([...said].map((sign) => cp1251(sign)));
    expect((await read(await zipOf({ "imsmanifest.xml": bytes, "index.html": page }))).title).toBe("Кофе без спешки");
  });

  it("with names in another case is taken, and it is said", async () => {
    const { parts, warnings } = await read(await zipOf({ "imsmanifest.xml": manifest(), "Index.HTML": page }));
    expect(parts[0]!.path).toBe("Index.HTML");
    expect(warnings.join()).toContain("назван в архиве иначе");
  });

  it("tells of its own passing score, of parts that report nothing and of files that are lost", async () => {
    const items = [{ inside: "<adlcp:masteryscore>80</adlcp:masteryscore>", type: "asset" }];
    const said = manifest({ items }).replace("/></resources>", '><file href="lost.js"/></resource></resources>');
    const { parts, warnings } = await read(await zipOf({ "imsmanifest.xml": said, "index.html": page }));
    expect(parts[0]).toMatchObject({ mastery: "80", isSco: false });
    expect(warnings).toHaveLength(3);
    expect(warnings.join()).toContain("lost.js");
  });
});

describe("a package that cannot be played says why", () => {
  const cases: [string, () => Promise<File>, RegExp][] = [
    ["no zip", async () => new File(["<html>"], "a.zip"), /не архив ZIP/],
    ["an empty file", async () => new File([], "a.zip"), /не архив ZIP/],
    ["no manifest", () => zipOf({ "index.html": page }), /нет imsmanifest\.xml: это не пакет/],
    ["the manifest in a folder", () => zipOf({ "курс/imsmanifest.xml": manifest() }), /лежит в папке «курс»/],
    ["a package in a package", () => zipOf({ "course.zip": "PK" }), /есть другой архив/],
    ["broken XML", () => zipOf({ "imsmanifest.xml": "<manifest>" }), /написан с ошибкой/],
    ["another root", () => zipOf({ "imsmanifest.xml": "<html/>" }), /не похож на манифест/],
    [
      "entities of its own",
      () =>
        zipOf({ "imsmanifest.xml": '<!DOCTYPE m [<!ENTITY a SYSTEM "file:///etc/passwd">]><manifest>&a;</manifest>' }),
      /DOCTYPE/,
    ],
    [
      "no organization",
      () => zipOf({ "imsmanifest.xml": "<manifest><organizations/></manifest>" }),
      /нет раздела organization/,
    ],
    ["no items", () => zipOf({ "imsmanifest.xml": manifest({ items: [] }) }), /ни одного пункта/],
    ["a lost launch file", () => zipOf({ "imsmanifest.xml": manifest() }), /Нет файла «index\.html».*«Часть 1»/],
    ["another site", () => packageOf({ items: [{ href: "https://evil.example/x" }] }), /чужой сайт/],
    ["two of one id", () => packageOf({ items: [{ id: "a" }, { id: "a" }] }), /один identifier/],
    [
      "a wrong encoding",
      () => zipOf({ "imsmanifest.xml": manifest({ encoding: "klingon" }) }),
      /не читается в кодировке klingon/,
    ],
    ["a bomb of zeros", () => packageOf({}, { "big.bin": Buffer.alloc(8 * 1024 * 1024) }), /раздулся бы .* бомба/],
  ];
  it.each(cases)("%s", async (_, make, words) => {
    const said = await fault(await make());
    expect(said).toMatch(/^PackageFault: /);
    expect(said).toMatch(words);
  });

  it("a name that leads out of it", async () => {
    const file = await packageOf({}, { "aa/evil.html": page });
    const swap = (from: string, to: string) => (bytes: Buffer) => {
      for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at, "latin1");
    };
    for (const to of ["../evil.html", "\\..\\evilhtml", "C:/evil.html"])
      expect(await fault(await patched(file, swap("aa/evil.html", to)))).toMatch(/ведёт за пределы архива|манифест/);
  });

  it("a link in the place of a file", async () => {
    const file = await packageOf({}, { "link.html": "/etc/passwd" });
    const asLink = (bytes: Buffer) => {
      const at = bytes.lastIndexOf("link.html") - 46;
      bytes.writeUInt32LE((0o120777 << 16) >>> 0, at + 38);
    };
    expect(await fault(await patched(file, asLink))).toContain("ссылка вместо файла");
  });

  it("a file under a password", async () => {
    const file = await packageOf();
    const locked = (bytes: Buffer) => {
      const at = bytes.lastIndexOf("index.html") - 46;
      bytes.writeUInt16LE(bytes.readUInt16LE(at + 8) | 1, at + 8);
    };
    expect(await fault(await patched(file, locked))).toContain("закрыт паролем");
  });

  it("files that lie over one another", async () => {
    const file = await packageOf({}, { "other.html": page });
    const over = (bytes: Buffer) => {
      const [one, other] = [bytes.lastIndexOf("index.html") - 46, bytes.lastIndexOf("other.html") - 46];
      bytes.writeUInt32LE(bytes.readUInt32LE(one + 42), other + 42);
    };
    expect(await fault(await patched(file, over))).toContain("повреждён");
  });
});

it("no source of the player is read by the server's own modules", () => {
  const player = readFileSync(new URL("../server/player.ts", import.meta.url), "utf8");
  expect(player).not.toMatch(/^import /m);
});

function cp1251(sign: string): number {
  const code = sign.charCodeAt(0);
  if (code < 0x80) return code;
  return code - 0x410 + 0xc0;
}
