import { beforeEach, describe, expect, it } from "vitest";
import { beginSession, countSessions } from "#platform/auth/session.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { type Directory, directoryOf, user } from "./directory.ts";

freshDatabase();
let company: Company;
let admin: Viewer;
let real: Directory;
let trial: Directory;
let mark: string;

beforeEach(async () => {
  company = await makeCompany();
  mark = company.id.slice(-12);
  admin = await makePerson(company, { roles: ["employee", "admin"] });
  real = await directoryOf(admin);
  trial = await directoryOf(admin, "Проба", true);
});

const tried = async () => (await apiAs(admin).scim.trials({})).items;

describe("a directory with a token on trial", () => {
  it("makes nobody, and leaves a line of whom it would have made and what it would have written", async () => {
    const { status, body } = await trial.post("/Users", user(`new-${mark}`, { title: "Кладовщик" }));
    expect([status, body.title]).toEqual([201, "Кладовщик"]);
    expect((await real.find("Users", `userName eq "new-${mark}@scim.example"`)).totalResults).toBe(0);
    const [line] = await tried();
    expect(line).toMatchObject({ kind: "Users", status: 201, problem: "", token: "Проба", deeds: ["person.made"] });
    expect(line!.name).toBe(`new-${mark}@scim.example`);
    expect(line!.personId).toBeUndefined();
    expect(line!.fields).toEqual(expect.arrayContaining(["lastName", "firstName", "position"]));
  });

  it("changes and dismisses nobody: their sessions live on, and the line leads to the person", async () => {
    const { id } = (await real.post("/Users", user(`old-${mark}`))).body;
    const tokens = { accessToken: "x", accessExpiresAt: Date.now() + 3_600_000, refreshToken: null, idToken: "x" };
    await beginSession({ accountId: id, roles: ["employee"], tokens, userAgent: "", address: "" });
    const changed = await trial.patch(`/Users/${id}`, { op: "replace", path: "title", value: "Директор" });
    expect([changed.status, changed.body.title]).toEqual([200, "Директор"]);
    expect((await trial.patch(`/Users/${id}`, { op: "replace", path: "active", value: false })).status).toBe(200);
    expect((await trial.remove(`/Users/${id}`)).status).toBe(204);
    const { body } = await real.get(`/Users/${id}`);
    expect([body.active, body.title]).toEqual([true, undefined]);
    expect(await countSessions(id)).toBe(1);
    const [removed, stopped, renamed] = await tried();
    for (const line of [removed, stopped]) expect(line!.deeds).toContain("person.left");
    expect(renamed).toMatchObject({
      deeds: ["person.changed"],
      fields: ["position"],
      personId: id,
      name: "Пётр Ёжиков",
    });
  });

  it("is told why it would be refused, and so is the administrator", async () => {
    await real.post("/Users", user(`twin-${mark}`));
    expect((await trial.post("/Users", user(`twin-${mark}`))).status).toBe(409);
    expect((await trial.post("/Users", { userName: "" })).status).toBe(400);
    const [empty, twin] = await tried();
    expect(twin).toMatchObject({ status: 409, problem: expect.stringMatching(/уже есть/), deeds: [] });
    expect(empty).toMatchObject({ status: 400, problem: "Нет userName" });
  });

  it("reads as any other, and reading leaves no line", async () => {
    const { id } = (await real.post("/Users", user(`read-${mark}`))).body;
    expect((await trial.get(`/Users/${id}`)).status).toBe(200);
    expect((await trial.find("Users", `userName eq "read-${mark}@scim.example"`)).totalResults).toBe(1);
    expect(await tried()).toEqual([]);
  });

  it("brings no groups and gives no rights by them", async () => {
    const { id } = (await real.post("/Users", user(`in-${mark}`))).body;
    expect((await trial.post("/Groups", { displayName: "Редакторы", members: [{ value: id }] })).status).toBe(201);
    expect((await real.get("/Groups")).body.totalResults).toBe(0);
    expect(await tried()).toMatchObject([{ kind: "Groups", name: "Редакторы", status: 201 }]);
  });

  it("is another company's matter alone", async () => {
    await trial.post("/Users", user(`own-${mark}`));
    const stranger = await makePerson(await makeCompany(), { roles: ["employee", "admin"] });
    expect((await apiAs(stranger).scim.trials({})).items).toEqual([]);
  });
});
