import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "#platform/config.ts";
import { ownSecret } from "#platform/secret.ts";

const home = new URL("../..", import.meta.url);

describe("the configuration", () => {
  test("of a fresh clone is whole without a single variable", () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: "localhost",
      publicUrl: "http://localhost:3000",
      demo: true,
    });
    expect(readConfig({ PORT: "4000", DATABASE_URL: "", S3_BUCKET: " " })).toMatchObject({
      publicUrl: "http://localhost:4000",
      databaseUrl: undefined,
      s3: undefined,
    });
  });

  test("plays packages beside the portal: on the next port under another name, behind https where it is told to", () => {
    const content = (given: Record<string, string>) => readConfig(given).content;
    expect(content({ PORT: "4000" })).toEqual({ port: 4001, host: "127.0.0.1", origin: "http://127.0.0.1:4001" });
    expect(content({ PUBLIC_URL: "http://10.0.0.5:3000", HOST: "0.0.0.0" })).toEqual({
      ...{ port: 3001, host: "0.0.0.0", origin: "http://10.0.0.5:3001" },
    });
    const PUBLIC_URL = "https://portal.example.org";
    expect(content({ PUBLIC_URL }).origin).toBeUndefined();
    const CONTENT_URL = "https://courses.example.org/";
    expect(content({ PUBLIC_URL, CONTENT_URL })).toMatchObject({ port: 3001, origin: "https://courses.example.org" });
    expect(content({ CONTENT_PORT: "0", CONTENT_URL }).origin).toBeUndefined();
  });

  test("shows well-known passwords only where nobody else can come, unless someone insists", () => {
    const demo = (PUBLIC_URL: string, DEMO?: string) => readConfig({ PUBLIC_URL, DEMO }).demo;
    expect(demo("http://127.0.0.1:3000")).toBe(true);
    expect(demo("https://portal.example.ru")).toBe(false);
    expect(demo("http://localhost.example.ru")).toBe(false);
    expect(demo("https://portal.example.ru", "1")).toBe(true);
    expect(demo("http://localhost:3000", "0")).toBe(false);
  });

  test("leaves of every budget the share that LIMITS tells, and never takes anything else for none", () => {
    const limits = (LIMITS?: string) => readConfig({ LIMITS }).limits;
    expect([undefined, "", "1", "0.1", "0.25", "0"].map(limits)).toEqual([1, 1, 1, 0.1, 0.25, 0]);
    for (const wrong of [" ", "no", "-1", "2", "1e-9", "0x1", ".5"]) expect(() => limits(wrong)).toThrow("LIMITS");
  });

  test("names every wrong variable in Russian and never repeats its value", () => {
    const wrong = {
      PORT: "тысяча",
      PUBLIC_URL: "portal",
      SMTP_URL: "http://user:pass@mail",
      DATABASE_URL: "mysql://x",
    };
    let message = "";
    try {
      readConfig(wrong);
    } catch (error) {
      message = (error as Error).message;
    }
    for (const [name, value] of Object.entries(wrong)) {
      expect(message).toContain(`Переменная ${name} задана неверно`);
      expect(message).not.toContain(value);
    }
    expect(() => readConfig({ S3_BUCKET: "files" })).toThrow("S3_KEY");
    expect(() => readConfig({ SECRET: "password" })).toThrow("SECRET");
    expect(readConfig({ TRUSTED_PROXIES: "10.0.0.1, ::1" }).trustedProxies).toEqual(["10.0.0.1", "::1"]);
    expect(() => readConfig({ TRUSTED_PROXIES: "abc" })).toThrow("Переменная TRUSTED_PROXIES задана неверно");
  });

  test("makes the portal's own secret once and shows it to nobody", () => {
    const folder = mkdtempSync(join(tmpdir(), "veche-secret-"));
    const first = ownSecret(folder);
    expect(first.length).toBeGreaterThan(60);
    expect(ownSecret(folder)).toBe(first);
    expect(statSync(join(folder, "secret")).mode & 0o777).toBe(0o600);
    rmSync(folder, { recursive: true });
  });

  test("takes no short or empty secret for one, and says what to do with it", () => {
    const folder = mkdtempSync(join(tmpdir(), "veche-secret-"));
    for (const bad of ["", "a", " ".repeat(64)]) {
      writeFileSync(join(folder, "secret"), bad);
      expect(() => ownSecret(folder)).toThrow(/^Файл .*secret пуст или испорчен: .*резервной копии или удалите/);
    }
    writeFileSync(join(folder, "file"), "");
    expect(() => ownSecret(join(folder, "file"))).toThrow(
      /^Папка данных .* не годится: там, где нужна папка, лежит файл/,
    );
    rmSync(folder, { recursive: true });
  });

  test("of which nothing can be used is said before anything else, without a trace of the program", async () => {
    const folder = mkdtempSync(join(tmpdir(), "veche-secret-"));
    writeFileSync(join(folder, "secret"), "");
    const { PATH } = process.env;
    const env = { PATH, NODE_ENV: "production" as const, DATA_DIR: folder };
    const program = ["--input-type=module", "-e", 'import "#platform/identity/provider.ts"'];
    const ended = spawnSync(process.execPath, program, { cwd: home, env, encoding: "utf8" });
    expect([ended.status, ended.stdout]).toEqual([1, ""]);
    expect(ended.stderr).toMatch(/^Файл .*secret пуст или испорчен: .*\n$/);
    rmSync(folder, { recursive: true });
  });
});
