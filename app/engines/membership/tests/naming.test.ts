import { beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { api, makeDepartment, makeGuild, notFound, placeOf } from "./guild.ts";

freshDatabase();

let company: Awaited<ReturnType<typeof makeGuild>>["company"];
let anna: Viewer;
let ivan: Viewer;
let admin: Viewer;

beforeAll(async () => {
  ({ company, anna, ivan, admin } = await makeGuild());
});

const problemOf = async (who: Viewer, alias: string, more: { kind?: string; place?: string } = {}) =>
  (await api(who).name({ kind: "channel", alias, ...more })).problem;
const alikeTo = async (who: Viewer, title: string, kind = "community") =>
  (await api(who).name({ kind, title })).alike.map((one) => one.title);

describe("a word for an address", () => {
  it("is told of as the form would tell: too short, of other letters, the portal's own, taken", async () => {
    await placeOf(anna, { alias: "obzhig" });
    expect(await problemOf(ivan, "ko")).toBe("От 3 до 30 знаков");
    expect(await problemOf(ivan, "кофе")).toMatch(/^Латинские буквы/);
    expect(await problemOf(ivan, "feed")).toMatch(/занято порталом/);
    expect(await problemOf(ivan, " OBZHIG ")).toBe("Этот адрес уже занят");
    expect(await problemOf(ivan, "obzhig", { kind: "community" })).toBeNull();
    expect(await problemOf(ivan, "category", { kind: "community" })).toMatch(/занято порталом/);
    expect(await problemOf(await makePerson(await makeCompany("Дорога")), "obzhig")).toBeNull();
  });

  it("stays a place's own when it has taken another, and is nobody else's for a year", async () => {
    const place = await placeOf(anna, { alias: "prezhniy" });
    await apiAs(anna).channels.edit({ id: place, alias: "nyneshniy", title: "Место" });
    expect(await problemOf(ivan, "prezhniy")).toBe("Этот адрес уже занят");
    expect(await problemOf(anna, "prezhniy", { place })).toBeNull();
    expect(await problemOf(anna, "nyneshniy", { place })).toBeNull();
    await expect(problemOf(ivan, "nyneshniy", { place })).rejects.toMatchObject(notFound);
    await expect(problemOf(ivan, "chto-ugodno", { kind: "yarmarka" })).rejects.toMatchObject(notFound);
  });
});

describe("a name", () => {
  it("is told to be much like others of its kind, whatever the letters, and of those alone that one may know of", async () => {
    await placeOf(anna, { kind: "community", title: "Ёлочный базар" });
    await placeOf(anna, { kind: "community", title: "Ёлочный базарчик", joining: "hidden" });
    await placeOf(anna, { title: "Ёлочный базар канала" });
    expect(await alikeTo(ivan, "елочный базар")).toEqual(["Ёлочный базар"]);
    expect(await alikeTo(anna, "елочный базар")).toEqual(["Ёлочный базар", "Ёлочный базарчик"]);
    expect(await alikeTo(ivan, "Шахматы в обед")).toEqual([]);
    expect(await alikeTo(ivan, "")).toEqual([]);
  });
});

describe("who makes places", () => {
  const make = (who: Viewer) => {
    const alias = `novoe-${crypto.randomUUID().slice(0, 8)}`;
    return apiAs(who).communities.create({ alias, title: "Новое", joining: "open", posting: "all" });
  };
  const forbidden = { code: "FORBIDDEN" };

  it("is everybody, until an administrator names them: nobody else, a department, people by name", async () => {
    const baker = await makePerson(company, { departmentId: await makeDepartment(company, "Пекарня") });
    const departmentId = await makeDepartment(company, "Обжарка");
    const roaster = await makePerson(company, { departmentId });
    expect((await api(ivan).making({})).may).toBe(true);
    await make(ivan);
    await api(admin).setMakers({ makers: [] });
    expect([(await api(ivan).making({})).may, (await api(admin).making({})).may]).toEqual([false, true]);
    await expect(make(ivan)).rejects.toMatchObject(forbidden);
    await make(admin);
    await api(admin).setMakers({ makers: [`department:${departmentId}`], people: ["@Ivan"] });
    expect(await api(admin).makers({})).toEqual({
      makers: [`department:${departmentId}`],
      people: [{ id: ivan.accountId, name: expect.stringMatching(/./) }],
    });
    await make(ivan);
    await make(roaster);
    await expect(make(baker)).rejects.toMatchObject(forbidden);
    await api(admin).setMakers({ makers: null });
    await make(baker);
  });

  it("is said by administrators alone, and of colleagues who are there", async () => {
    await expect(api(ivan).setMakers({ makers: null })).rejects.toMatchObject(forbidden);
    await expect(api(ivan).makers({})).rejects.toMatchObject(forbidden);
    await expect(api(admin).setMakers({ makers: [], people: ["nikto"] })).rejects.toMatchObject({
      data: { fields: { people: ["Не нашли: «nikto». Проверьте, как пишется имя"] } },
    });
  });
});
