import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { drawTime } from "../server/time-drawing.ts";
import { isTrueReport } from "../server/time-paper.ts";
import { verifyTimeProgram } from "../ui/verify-time-program.ts";
import { makeCourse } from "./some-course.ts";

freshDatabase();

const begin = Date.parse("2026-06-01T09:00:00Z");
let at = 0;
let desk: Viewer;
let anna: Viewer;

beforeEach(async () => {
  at = begin;
  setClock(new Date(at));
  const company = await makeCompany();
  desk = await makePerson(company, { roles: ["employee", "admin"] });
  anna = await makePerson(company, { firstName: "Анна", lastName: "Ёжикова" });
});
afterEach(() => setClock());

/** Somebody is at the first lesson of a course for forty seconds. */
async function learn(title: string) {
  const { id } = await makeCourse(desk, { title });
  await apiAs(anna).courses.enrol({ id });
  const lessonId = (await apiAs(anna).courses.one({ id })).lessons[0]!.id;
  await apiAs(anna).courses.beat({ id, lessonId });
  at += 40_000;
  setClock(new Date(at));
  await apiAs(anna).courses.beat({ id, lessonId });
  return id;
}
const paper = async (wish: object = {}) => Buffer.from((await apiAs(desk).courseDesk.timePaper(wish)).pdf, "base64");
const fileOf = (bytes: Buffer) => new File([new Uint8Array(bytes)], "отчёт.pdf", { type: "application/pdf" });
const check = async (bytes: Buffer) => (await apiAs(anna).courses.checkTimePaper({ file: fileOf(bytes) })).isTrue;

describe("the report of time on paper", () => {
  it("says who, which course, which days, how long and how that is known", async () => {
    const id = await learn("Кофе и люди");
    const { extractText } = await import("unpdf");
    const wordsOf = async (bytes: Buffer) =>
      (await extractText(new Uint8Array(bytes), { mergePages: true })).text.replace(/\s+/g, " ");
    const text = await wordsOf(await paper({ from: "2026-06-01", to: "2026-06-30", course: id }));
    for (const said of ["Анна Ёжикова", "Кофе и люди", "01.06.2026", "30.06.2026", "40 с", "раз в полминуты", "1 из 1"])
      expect(text).toContain(said);
    expect(await wordsOf(await paper({ person: desk.accountId }))).not.toContain("Ёжикова");
  });

  it("is accepted as it was signed, and refused after one changed byte, wherever it is", async () => {
    await learn("Кофе и люди");
    const bytes = await paper();
    expect(await check(bytes)).toBe(true);
    const changed = (at: number) => {
      const other = Buffer.from(bytes);
      other[at]! ^= 1;
      return other;
    };
    expect(await check(changed(bytes.length >> 1))).toBe(false);
    const last = bytes.length - 200;
    const places = Array.from({ length: bytes.length }, (_, at) => at).filter((at) => at > last || at % 101 === 0);
    expect(places.filter((at) => isTrueReport(changed(at)))).toEqual([]);
    for (const other of [bytes.subarray(0, -1), Buffer.concat([bytes, Buffer.from("\n")]), Buffer.from("%PDF")])
      expect(isTrueReport(other)).toBe(false);
  });

  it("is checked by the published program without the portal", async () => {
    await learn("Кофе и люди");
    const folder = mkdtempSync(join(tmpdir(), "veche-time-"));
    const [program, pem, file] = ["verify-time.mjs", "portal.pem", "report.pdf"].map((name) => join(folder, name));
    const [key] = (await apiAs(anna).courses.timeKeys({})).items;
    writeFileSync(program!, verifyTimeProgram);
    writeFileSync(pem!, key!);
    const run = (bytes: Buffer) => {
      writeFileSync(file!, bytes);
      try {
        return execFileSync(process.execPath, [program!, file!, pem!], { encoding: "utf8" }).trim();
      } catch (error) {
        return (error as { stdout: string }).stdout.trim();
      }
    };
    const bytes = await paper();
    expect(run(bytes)).toBe("Подпись верна: отчёт не меняли");
    bytes[1000]! ^= 1;
    expect(run(bytes)).toBe("Подпись не сходится: отчёт меняли");
    const doc = readFileSync(new URL("../../../../docs/time-report.md", import.meta.url), "utf8");
    expect(doc).toContain(verifyTimeProgram);
  });

  it("runs over pages with its heading on each", async () => {
    const title = "Курс с длинным названием, которое не помещается в одну строку отчёта";
    const line = { person: { name: "Анна Ёжикова" }, title, seen: 40, opened: 0, told: 0, package: 0 };
    const said = { company: "Ромашка", by: "Анна Петрова", madeAt: new Date(at), zone: "Europe/Moscow" };
    const items = Array.from({ length: 60 }, () => line);
    const bytes = await drawTime({
      ...said,
      from: "2026-06-01",
      to: "2026-06-30",
      items,
      address: "https://x.example",
    });
    const { extractText } = await import("unpdf");
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: false });
    expect(text.length).toBeGreaterThan(1);
    for (const page of text.slice(0, -1)) expect(page.replace(/\s+/g, " ")).toContain("Сотрудник Курс");
    expect(text.at(-1)!.replace(/\s+/g, " ")).toContain("Строк: 60 40 мин");
  });

  it("is for the desk alone", async () => {
    await expect(apiAs(anna).courseDesk.timePaper({})).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});
