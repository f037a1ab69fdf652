import { describe, expect, it } from "vitest";
import { setClock } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { keepErrors, noteError, sweepErrors, writeErrors } from "#platform/error-groups/index.ts";
import { errorGroups } from "#platform/error-groups/schema.ts";
import { log } from "#platform/log.ts";
import { apiAs } from "#tests/support/api.ts";
import { databaseOfTwoCompanies } from "#tests/support/filled-database.ts";

const world = databaseOfTwoCompanies();

const mishap = (message: string, code?: string) => ({
  ...{ kind: "request" as const, place: "GET /feed/work", name: "Error", message, line: "readFeed" },
  ...(code && { code }),
});
const desk = () => apiAs(world.admin).systemState;
const find = async (message: string, wish: { all?: "yes" } = {}) =>
  (await desk().errors(wish)).items.find((one) => one.message === message);

describe("the list of errors", () => {
  it("holds the same mistake once, with how often and the codes that people were shown, the latest first", async () => {
    for (const code of ["AAAA0001", "AAAA0002"]) noteError(mishap("Дважды", code));
    await writeErrors();
    noteError(mishap("Дважды", "AAAA0003"));
    await writeErrors();
    expect(await find("Дважды")).toMatchObject({
      times: 3,
      codes: ["AAAA0003", "AAAA0002", "AAAA0001"],
      isSettled: false,
    });
    expect((await desk().state({})).errors).toMatchObject({ health: "attention" });
  });

  it("keeps the twenty latest codes of a storm, and counts all of it", async () => {
    for (let time = 100; time < 150; time++) noteError(mishap("Буря", `AAAA0${time}`));
    await writeErrors();
    const storm = await find("Буря");
    expect([storm?.times, storm?.codes.length, storm?.codes[0]]).toEqual([50, 20, "AAAA0149"]);
  });

  it("finds a mistake by the code of a person, written small too", async () => {
    noteError(mishap("По коду", "BEEF0001"));
    await writeErrors();
    expect((await desk().errors({ code: "beef0001" })).items.map(({ message }) => message)).toEqual(["По коду"]);
    expect((await desk().errors({ code: "BEEF9999" })).items).toEqual([]);
  });

  it("lets a mistake be dealt with, and shows it anew once it happens again", async () => {
    noteError(mishap("Снова"));
    await writeErrors();
    const { id } = (await find("Снова"))!;
    await desk().settle({ id });
    expect(await find("Снова")).toBeUndefined();
    expect(await find("Снова", { all: "yes" })).toMatchObject({ isSettled: true });
    noteError(mishap("Снова"));
    await writeErrors();
    expect(await find("Снова")).toMatchObject({ id, times: 2 });
    await expect(desk().settle({ id: "0".repeat(32) })).rejects.toMatchObject({ status: 404 });
  });

  it("hears every error line of the log, and says of it no more than the log does", async () => {
    const keeping = keepErrors();
    const cause = Object.assign(new Error("duplicate key value violates unique constraint"), {
      ...{ code: "23505", constraint: "accounts_email", detail: "Key (email)=(anna@example.ru) already exists." },
    });
    const query = Object.assign(new Error("Failed query: insert\nparams: anna@example.ru"), { query: "insert", cause });
    log.error("A job failed", { job: "nobody.knows", error: query });
    log.warn("Not an error", { error: new Error("Предупреждение") });
    await keeping.stop();
    const { items } = await desk().errors({});
    expect(items.find(({ kind }) => kind === "job")).toMatchObject({
      ...{ place: "nobody.knows", name: "Error 23505" },
      message: "duplicate key value violates unique constraint: accounts_email",
    });
    expect(JSON.stringify(items)).not.toMatch(/anna@|Предупреждение/);
    log.error("A job failed", { job: "nobody.knows", error: new Error("После остановки") });
    await writeErrors();
    expect(await find("После остановки")).toBeUndefined();
  });

  it("takes what broke in a browser without the people in its words", async () => {
    await apiAs(world.sever.employee).systemState.note({
      ...{ module: "feed/work", type: "TypeError", message: "Нет имени у ivan@example.ru, +7 900 111-22-33" },
      stack: "TypeError: Нет имени\n    at draw (https://portal.example/assets/feed-abc.js:1:20)",
    });
    await writeErrors();
    const { items } = await desk().errors({});
    const one = items.find(({ kind }) => kind === "browser");
    expect(one).toMatchObject({ place: "feed/work", name: "TypeError", message: "Нет имени у …@… …" });
    expect(one!.line).toBe("draw (/assets/feed-abc.js:1:20)");
  });

  it("is for administrators alone", async () => {
    const api = apiAs(world.sever.employee).systemState;
    await expect(api.errors({})).rejects.toMatchObject({ status: 403 });
    await expect(api.settle({ id: "0".repeat(32) })).rejects.toMatchObject({ status: 403 });
  });

  it("forgets what has not happened for ninety days", async () => {
    noteError(mishap("Давнее"));
    await writeErrors();
    setClock(new Date(Date.now() + 91 * 86_400_000));
    noteError(mishap("Свежее"));
    await writeErrors();
    await sweepErrors();
    setClock();
    expect((await db().select().from(errorGroups)).map(({ message }) => message)).toEqual(["Свежее"]);
  });
});
