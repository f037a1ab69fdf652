import { afterEach, describe, expect, it } from "vitest";
import { setClock } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { readMarks } from "#platform/marks/index.ts";
import { compareSettings } from "#platform/node-settings.ts";
import { freshDatabase } from "#tests/support/database.ts";

freshDatabase();
const before = { ...config };
afterEach(() => {
  Object.assign(config, before);
  setClock();
});

describe("nodes with one database", () => {
  it("say at the start which of their settings differ, and keep none of them in plain words", async () => {
    config.smtpUrl = "smtps://portal:taina@mail.example.ru";
    expect(await compareSettings("первый")).toBeUndefined();
    expect(await compareSettings("второй")).toBeUndefined();
    Object.assign(config, { smtpUrl: undefined, mailFrom: "Портал <other@example.ru>" });
    expect(await compareSettings("третий")).toContain(": SMTP_URL, MAIL_FROM. ");
    const kept = JSON.stringify([...(await readMarks())]);
    expect(kept).not.toMatch(/taina|mail\.example\.ru|первый/);
  });

  it("are compared with those that have started lately, and a node with itself never", async () => {
    const present = new Date();
    setClock(present);
    config.publicUrl = "https://one.example.ru";
    expect(await compareSettings("первый")).toContain("PUBLIC_URL");
    setClock(new Date(present.getTime() + 8 * 24 * 3600 * 1000));
    config.publicUrl = "https://two.example.ru";
    expect(await compareSettings("первый")).toBeUndefined();
  });
});
