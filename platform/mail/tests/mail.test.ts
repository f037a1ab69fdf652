import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { config } from "#platform/config.ts";
import { newId } from "#platform/db/index.ts";
import { listLetters, sendMail } from "#platform/mail/index.ts";

const letter = { to: "Анна <anna@example.ru>", subject: "Спасибо\r\nBcc: all@example.ru", text: "Вам сказали спасибо" };

describe("a letter without a mail server", () => {
  test("lies in the data folder, once for its key, with one subject and one receiver", async () => {
    const key = newId();
    const before = await listLetters();
    await sendMail(letter, key);
    await sendMail(letter, key);
    const letters = (await listLetters()).filter((name) => !before.includes(name));
    expect(letters).toEqual([`${key}.eml`]);
    const eml = await readFile(join(config.dataDir, "mail", letters[0]!), "utf8");
    expect(eml).toContain(`Message-ID: <${key}@localhost>`);
    expect(eml).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(eml.match(/^Auto-Submitted: .*$/gm)).toEqual(["Auto-Submitted: auto-generated"]);
    expect(eml).not.toMatch(/^Bcc:/im);
  });

  test("cannot be laid anywhere else", async () => {
    await sendMail(letter, "../../чужое");
    expect((await listLetters()).every((name) => /^[\w-]+\.eml$/.test(name))).toBe(true);
  });
});
