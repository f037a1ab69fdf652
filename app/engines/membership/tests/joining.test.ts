import { beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { api, makeGuild, namesIn, notFound, placeOf } from "./guild.ts";

freshDatabase();

let anna: Viewer;
let ivan: Viewer;
let vera: Viewer;
let admin: Viewer;

beforeAll(async () => {
  ({ anna, ivan, vera, admin } = await makeGuild());
});

const place = (how?: Parameters<typeof placeOf>[1]) => placeOf(anna, how);
const names = (id: string) => namesIn(id, anna);

describe("a request", () => {
  it("waits for a leader, who lets in; nobody else decides", async () => {
    const id = await place({ joining: "request" });
    expect(await api(ivan).join({ place: id, message: "Пустите" })).toEqual({ outcome: "requested" });
    expect(await api(ivan).join({ place: id })).toEqual({ outcome: "requested" });
    const { requests } = await api(anna).waiting({ place: id });
    expect(requests.map(({ alias, message }) => [alias, message])).toEqual([["ivan", "Пустите"]]);
    const decision = { place: id, person: ivan.accountId, grant: true };
    for (const who of [ivan, vera, admin]) await expect(api(who).decide(decision)).rejects.toMatchObject(notFound);
    await api(anna).decide(decision);
    expect(await names(id)).toEqual([
      ["anna", "owner"],
      ["ivan", "member"],
    ]);
    await expect(api(anna).decide(decision)).rejects.toMatchObject(notFound);
  });

  it("that is refused may be made again in a week, and can be taken back before", async () => {
    const id = await place({ joining: "request" });
    await api(ivan).join({ place: id });
    await api(anna).decide({ place: id, person: ivan.accountId, grant: false, reason: "Не по теме" });
    await expect(api(ivan).join({ place: id })).rejects.toMatchObject({ code: "INVALID" });
    await api(vera).join({ place: id });
    await api(vera).leave({ place: id });
    expect((await api(anna).waiting({ place: id })).requests).toEqual([]);
  });
});

describe("a request to a place that asks something", () => {
  it("answers what the place asks, and leaders read the answers beside the questions of that day", async () => {
    const id = await place({ joining: "request", questions: ["Кто ваш наставник?", "Что уже умеете?"] });
    await expect(api(ivan).join({ place: id, answers: ["Пётр"] })).rejects.toMatchObject({
      data: { fields: { answer2: ["Ответьте на вопрос"] } },
    });
    await api(ivan).join({ place: id, answers: ["Пётр", "Молоть"] });
    const rules = { joining: "request", posting: "all", inviting: "admins", questions: ["Зачем?"] } as const;
    await apiAs(anna).channels.setRules({ id, ...rules, questions: [...rules.questions] });
    const { requests } = await api(anna).waiting({ place: id });
    expect(requests.map(({ answers }) => answers)).toEqual([
      [
        { question: "Кто ваш наставник?", answer: "Пётр" },
        { question: "Что уже умеете?", answer: "Молоть" },
      ],
    ]);
  });
});

describe("an invite", () => {
  it("opens a closed place to whom it names, once, and is taken back or declined", async () => {
    const id = await place({ joining: "hidden" });
    await expect(api(ivan).join({ place: id })).rejects.toMatchObject(notFound);
    expect(await api(anna).invite({ place: id, people: ["@ivan", "vera"] })).toEqual({ invited: 2 });
    await api(anna).revoke({ place: id, person: vera.accountId });
    await expect(api(vera).join({ place: id })).rejects.toMatchObject(notFound);
    expect(await api(ivan).join({ place: id })).toEqual({ outcome: "inside" });
    await api(anna).invite({ place: id, people: ["vera"] });
    await api(vera).leave({ place: id });
    const { invites } = await api(anna).waiting({ place: id });
    expect(invites.map(({ alias, state }) => [alias, state])).toEqual([["vera", "declined"]]);
    await expect(api(vera).join({ place: id })).rejects.toMatchObject(notFound);
  });

  it("names colleagues who are there, and not those who are inside or shut out", async () => {
    const id = await place();
    const invite = (...people: string[]) => api(anna).invite({ place: id, people });
    await expect(invite("nobody")).rejects.toMatchObject({
      data: { fields: { people: ["Не нашли: «nobody». Проверьте, как пишется имя"] } },
    });
    await api(anna).ban({ place: id, person: "vera" });
    await expect(invite("vera", "anna")).rejects.toMatchObject({ code: "INVALID" });
  });
});

describe("a ban", () => {
  it("takes a person out at once with their invite, and they come back when it is taken away", async () => {
    const id = await place();
    await api(ivan).join({ place: id });
    await api(anna).ban({ place: id, person: ivan.accountId, reason: "Спорит", days: 7 });
    expect(await names(id)).toEqual([["anna", "owner"]]);
    await expect(api(ivan).join({ place: id })).rejects.toMatchObject(notFound);
    const { items } = await api(anna).bans({ place: id });
    expect(items.map(({ alias, reason }) => [alias, reason])).toEqual([["ivan", "Спорит"]]);
    await api(anna).unban({ place: id, person: ivan.accountId });
    expect(await api(ivan).join({ place: id })).toEqual({ outcome: "inside" });
  });

  it("is no deed of a member, nor against the owner or oneself", async () => {
    const id = await place();
    await api(ivan).join({ place: id });
    await expect(api(ivan).ban({ place: id, person: "vera" })).rejects.toMatchObject(notFound);
    await api(anna).setRole({ place: id, person: ivan.accountId, role: "admin" });
    await expect(api(ivan).ban({ place: id, person: "anna" })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(api(ivan).ban({ place: id, person: "ivan" })).rejects.toMatchObject({ code: "INVALID" });
  });
});

describe("roles", () => {
  it("are given by the owner; an admin takes no other admin out and no owner", async () => {
    const id = await place();
    for (const who of [ivan, vera]) await api(who).join({ place: id });
    const role = { place: id, person: vera.accountId, role: "admin" } as const;
    await api(anna).setRole({ ...role, person: ivan.accountId });
    await expect(api(ivan).setRole(role)).rejects.toMatchObject(notFound);
    await api(anna).setRole(role);
    await expect(api(ivan).exclude({ place: id, person: vera.accountId })).rejects.toMatchObject(notFound);
    await expect(api(ivan).exclude({ place: id, person: anna.accountId })).rejects.toMatchObject(notFound);
    await api(anna).exclude({ place: id, person: vera.accountId });
    expect(await names(id)).toEqual([
      ["anna", "owner"],
      ["ivan", "admin"],
    ]);
  });

  it("an administrator of the company gives to whom they name, hidden places too", async () => {
    const title = "Забытое место";
    const id = await place({ joining: "hidden", title });
    const { items } = await api(admin).desk({ query: "забытое" });
    expect(items.map((one) => [one.title, one.owner?.alias])).toEqual([[title, "anna"]]);
    await api(admin).give({ place: id, owner: "@vera" });
    expect(await names(id)).toEqual([
      ["vera", "owner"],
      ["anna", "admin"],
    ]);
    await expect(api(admin).give({ place: id, owner: "nobody" })).rejects.toMatchObject({ code: "INVALID" });
    await api(admin).give({ place: id, archived: true });
    const kept = (await apiAs(admin).audit.list({})).items.map(({ deed }) => deed);
    expect(kept).toEqual(expect.arrayContaining(["place.archived", "place.given"]));
    await expect(api(anna).desk({})).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  it("only read for a while who is muted", async () => {
    const id = await place();
    await api(ivan).join({ place: id });
    await api(anna).mute({ place: id, person: ivan.accountId, hours: 24 });
    const begin = () => apiAs(ivan).channels.write({ id, title: "Слово", body: "Моё" });
    await expect(begin()).rejects.toMatchObject(notFound);
    await api(anna).mute({ place: id, person: ivan.accountId, hours: 0 });
    await begin();
  });
});
