import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { config } from "#platform/config.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { disk } from "#platform/files/disk.ts";
import { type Accept, largestFile, openFile, storeUpload } from "#platform/files/index.ts";
import { files } from "#platform/files/schema.ts";
import { accounts, groups } from "#platform/people/schema.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { pictures, pixelFlood, upload, zip } from "./corpus.ts";

freshDatabase();

let viewer: Viewer;
let neighbour: Viewer;
let company: Company;
const store = (file: File, accept: Accept = "file", reach: "company" | "portal" = "company") =>
  withTenant(viewer.groupId, () => storeUpload(file, { viewer, reach, accept, field: "file" }));
const bytesOf = async (id: string, variant?: string, who = viewer) => {
  const { body } = await withTenant(who.groupId, () => openFile(who, id, variant));
  return Buffer.from(await new Response(body).arrayBuffer());
};
/** Two frames of one pixel, as browsers and messengers keep what moves. */
const apng = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACGFjVEwAAAACAAAAAPONk3AAAAAaZmNUTAAAAAAAAAACAAAAAgAAAAAAAAAAAAoAZAAA3c0LOwAAABFJREFUeNpj+M/A8J8BjIEUAB/uA/2vv+IEAAAAGmZjVEwAAAABAAAAAgAAAAIAAAAAAAAAAAAKAGQAAEa+4e8AAAATZmRBVAAAAAJ42mNgYPgPRmAKABf2A/0IA9ToAAAAAElFTkSuQmCC",
  "base64",
);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
const magick =
  "push graphic-context\nviewbox 0 0 640 480\nfill 'url(https://example.com/image.jpg\"|ls \"-la)'\npop graphic-context";

beforeAll(async () => {
  company = await makeCompany();
  viewer = await makePerson(company);
  neighbour = await makePerson(await makeCompany("Соседи"));
});

describe("good files", () => {
  for (const [kind, draw] of Object.entries(pictures)) {
    test(`a picture in ${kind} is kept as WebP without anything hidden in it`, async () => {
      const stored = await store(upload(await draw(), `Фото.${kind === "located" ? "JPG" : kind}`), "image");
      expect(stored).toMatchObject({ type: "image/webp", name: "Фото.webp" });
      const bytes = await bytesOf(stored.id);
      const metadata = await sharp(bytes).metadata();
      expect(metadata).toMatchObject({ format: "webp", width: stored.width, height: stored.height });
      expect(metadata.exif ?? metadata.xmp ?? metadata.iptc).toBeUndefined();
      expect(bytes.includes("script")).toBe(false);
      if (kind === "located") expect([stored.width, stored.height]).toEqual([500, 700]);
    });
  }

  test("a large picture has smaller ones, a small one answers for them itself", async () => {
    const wide = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    const { id, width } = await store(upload(wide, "wide.png"), "image");
    expect(width).toBe(2560);
    for (const size of [128, 480, 960, 1600])
      expect((await sharp(await bytesOf(id, String(size))).metadata()).width).toBe(size);
    const small = await store(upload(await pictures.gif(), "small.gif"), "image");
    expect((await sharp(await bytesOf(small.id, "480")).metadata()).width).toBe(70);
  });

  test("a picture kept before there was a width is drawn in it when it is asked for, for all who ask at once", async () => {
    const { id, key } = await store(upload(await pictures.jpeg(), "old.jpg"), "image");
    await (await disk()).delete(`${key}/128`);
    const asked = await Promise.all([bytesOf(id, "128"), bytesOf(id, "128"), bytesOf(id, "128")]);
    for (const bytes of asked) expect((await sharp(bytes).metadata()).width).toBe(128);
    expect(asked[1]).toEqual(asked[0]);
    expect(await (await disk()).getBytes(`${key}/128`)).toEqual(new Uint8Array(asked[0]!));
  });

  test("a picture comes as AVIF to those who read it, once it has been asked for and where that is smaller", async () => {
    const noise = { type: "gaussian", mean: 120, sigma: 40 } as const;
    const rough = sharp({ create: { width: 900, height: 600, channels: 3, background: "#fff", noise } });
    const { id } = await store(upload(await rough.blur(3).jpeg().toBuffer(), "rough.jpg"), "image");
    const open = () => withTenant(viewer.groupId, () => openFile(viewer, id, "480", { readsAvif: true }));
    const kind = async () => {
      const { body, bytes, type } = await open();
      const { format, width } = await sharp(await new Response(body).arrayBuffer()).metadata();
      return { bytes, type, drawn: `${format} ${width}` };
    };
    const first = await kind();
    expect(first).toMatchObject({ type: "image/webp", drawn: "webp 480" });
    await expect.poll(kind).toMatchObject({ type: "image/avif", drawn: "heif 480" });
    expect((await kind()).bytes).toBeLessThan(first.bytes * 0.9);
    expect((await sharp(await bytesOf(id, "480")).metadata()).format).toBe("webp");
  });

  test("a picture says in a few pixels how it looks, unless one sees through it", async () => {
    const whole = await store(upload(await pictures.jpeg(), "a.jpg"), "image");
    expect(await sharp(Buffer.from(whole.blur!, "base64")).metadata()).toMatchObject({ width: 8, height: 6 });
    expect(whole.blur!.length).toBeLessThan(140);
    const clear = await sharp({ create: { width: 60, height: 60, channels: 4, background: "#3174f680" } })
      .png()
      .toBuffer();
    expect((await store(upload(clear, "b.png"), "image")).blur).toBeNull();
  });

  test("documents are kept byte for byte under a plain name", async () => {
    const long = `${"о".repeat(300)}.txt`;
    const documents: [File, string, RegExp][] = [
      [upload("%PDF-1.7\n%âãÏÓ\n1 0 obj", "отчёт.pdf"), "application/pdf", /^отчёт\.pdf$/],
      [upload(zip("записка.txt", "привет"), "архив.zip"), "application/zip", /^архив\.zip$/],
      [upload("имя;баллы\nАнна;10", "..\\..\\C:\\таблица.csv"), "text/plain; charset=utf-8", /^таблица\.csv$/],
      [upload("заметка", "../../etc/cron.d/note.txt"), "text/plain; charset=utf-8", /^note\.txt$/],
      [
        upload("заметка", "счёт\r\nSet-Cookie: a=b\u202Efdp.txt"),
        "text/plain; charset=utf-8",
        /^счётSet-Cookie: a=bfdp\.txt$/,
      ],
      [upload("заметка", long), "text/plain; charset=utf-8", /^о+…о+\.txt$/],
    ];
    for (const [file, type, name] of documents) {
      const stored = await store(file);
      expect(stored.type).toBe(type);
      expect(stored.name).toMatch(name);
      expect(await bytesOf(stored.id)).toEqual(Buffer.from(await file.arrayBuffer()));
    }
  });

  test("a picture is what its bytes are, whatever it is called, and gets the ending of what it has become", async () => {
    const [png, jpeg, moving] = [await pictures.png(), await pictures.jpeg(), apng];
    const named: [Buffer, string, string][] = [
      [png, "Скан.jpg", "Скан.webp"],
      [jpeg, "Снимок.png", "Снимок.webp"],
      [png, "Схема.pdf", "Схема.webp"],
      [jpeg, "фото", "фото.webp"],
      [moving, "движется.png", "движется.webp"],
    ];
    for (const [bytes, name, kept] of named)
      for (const accept of ["image", "file"] as const)
        expect(await store(upload(bytes, name), accept), name).toMatchObject({ type: "image/webp", name: kept });
  });

  test("a text of Windows stays as it came, whatever it is written in", async () => {
    const words = Buffer.from("d4e0ece8ebe8ff3bcef2e4e5eb0d0ab8eb3bb90a", "hex");
    for (const file of [
      upload(words, "люди.csv"),
      upload(words, "люди.txt"),
      upload(Buffer.from("\ufeffФамилия\tИмя\r\n", "utf16le"), "люди.txt"),
      upload(Buffer.from("\ufeffФамилия\tИмя\r\n", "utf16le").swap16(), "люди.txt"),
    ]) {
      const stored = await store(file);
      expect(stored.type).toBe("text/plain; charset=utf-8");
      expect(await bytesOf(stored.id)).toEqual(Buffer.from(await file.arrayBuffer()));
    }
  });

  test("a polyglot picture loses its second language", async () => {
    const php = Buffer.concat([
      await pictures.jpeg(),
      Buffer.from("<?php system($_GET[0]); ?><script>alert(1)</script>"),
    ]);
    const bytes = await bytesOf((await store(upload(php, "cat.jpg"), "image")).id);
    expect(bytes.includes("php")).toBe(false);
    expect(bytes.includes("script")).toBe(false);
  });
});

describe("files that are refused with a Russian message at their field", () => {
  const bad: [string, () => File | Promise<File>, Accept?][] = [
    ["an empty file", () => upload("", "пусто.txt")],
    ["SVG", () => upload(svg, "logo.svg")],
    ["SVG named as a picture", () => upload(svg, "logo.png"), "image"],
    ["SVG named as text", () => upload(svg, "logo.txt")],
    ["HTML", () => upload("<!doctype html><script>alert(1)</script>", "page.html")],
    ["HTML named as a picture", () => upload("<html><script>alert(1)</script>", "photo.jpg"), "image"],
    ["HTML named as text", () => upload("  <!DOCTYPE html><body onload=alert(1)>", "page.txt")],
    ["ImageMagick's own language", () => upload(magick, "image.mvg"), "image"],
    ["ImageMagick's own language named as a picture", () => upload(magick, "image.jpg"), "image"],
    ["a promise of too many pixels", () => upload(pixelFlood(), "flood.png"), "image"],
    ["a picture cut short", async () => upload((await pictures.png()).subarray(0, 400), "cut.png"), "image"],
    ["a JPEG cut short", async () => upload((await pictures.jpeg()).subarray(0, 600), "cut.jpg"), "image"],
    ["a document where a picture is wanted", () => upload("%PDF-1.7\n", "фото.pdf"), "image"],
    ["a program", () => upload(Buffer.from("7f454c4602010100", "hex"), "setup.exe")],
    ["a program named as a document", () => upload(Buffer.from("4d5a900003000000", "hex"), "отчёт.pdf")],
    ["a script", () => upload("#!/bin/sh\nrm -rf /", "run.sh")],
    ["a name without an extension", () => upload("заметка", "заметка")],
    ["a reserved name", () => upload("заметка", "CON")],
    ["text with a zero byte", () => upload("те\0кст", "текст.txt")],
    ["what is no text in any encoding", () => upload(Buffer.from("ff01d8a5b4e2e5f2", "hex"), "привет.txt")],
    ["HTML in UTF-16", () => upload(Buffer.from("\ufeff<html><script>alert(1)</script>", "utf16le"), "page.txt")],
    ["HTML in windows-1251", () => upload(Buffer.from("3c68746d6c3ecff0e8e2e5f2", "hex"), "page.txt")],
    ["a document with macros", () => upload(zip("word/vbaProject.bin", "x"), "приказ.docm")],
  ];
  for (const [what, make, accept] of bad) {
    test(what, async () => {
      const refused = store(await make(), accept);
      await expect(refused).rejects.toMatchObject({
        kind: "invalid",
        fields: { file: [expect.stringMatching(/[а-я]/)] },
      });
    });
  }

  test("more than 25 MB", async () => {
    const refused = store(upload(new Uint8Array(largestFile + 1), "фильм.mp4"));
    await expect(refused).rejects.toMatchObject({ kind: "too-large", fields: { file: ["Файл больше 25 МБ"] } });
  });
});

describe("the store", () => {
  test("writes nowhere but in its own folder, under names of its own", async () => {
    const names = await readdir(join(config.dataDir, "files"), { recursive: true });
    const rows = await withTenant("*", () => db().select({ key: files.key }).from(files));
    expect(names.length).toBeGreaterThan(rows.length);
    for (const name of names)
      expect(name).toMatch(/^[0-9a-f-]{36}([\\/](full|(avif)?(128|480|960|1600)))?$|^exports\b/);
  });

  test("opens a company's file for that company alone, and a portal's file for everyone", async () => {
    const own = await store(upload("тайна", "тайна.txt"));
    const shared = await store(upload("объявление", "объявление.txt"), "file", "portal");
    await expect(bytesOf(own.id, undefined, neighbour)).rejects.toMatchObject({ kind: "not-found" });
    const { body } = await withTenant(neighbour.groupId, () => openFile(neighbour, shared.id));
    expect(await new Response(body).text()).toBe("объявление");
  });

  test("opens to a guest the portrait and the logo that stand in the header of his page, and no colleague's picture", async () => {
    const [portrait, logo, other] = await Promise.all(
      [1, 2, 3].map(async () => store(upload(await pictures.png(), "a.png"), "image")),
    );
    const guest = await makePerson(company, { roles: ["guest"] });
    await withTenant("*", async () => {
      await db().update(accounts).set({ ownPhotoId: portrait!.id }).where(eq(accounts.id, guest.accountId));
      await db().update(accounts).set({ ownPhotoId: other!.id }).where(eq(accounts.id, viewer.accountId));
      await db().update(groups).set({ rectangleLogoId: logo!.id }).where(eq(groups.id, viewer.groupId));
    });
    for (const { id } of [portrait!, logo!]) expect((await bytesOf(id, undefined, guest)).length).toBeGreaterThan(0);
    await expect(bytesOf(other!.id, undefined, guest)).rejects.toMatchObject({ kind: "not-found" });
  });

  test("knows no other ids and widths", async () => {
    const { id } = await store(upload(await pictures.png(), "a.png"), "image");
    for (const bad of [[id, "481"], [id, "../full"], [id, ""], ["../../etc/passwd"], ["0".repeat(36)]] as const) {
      await expect(bytesOf(bad[0], bad[1])).rejects.toMatchObject({ kind: "not-found" });
    }
  });
});
