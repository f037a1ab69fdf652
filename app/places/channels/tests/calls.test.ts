import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { deliverAll } from "#platform/events/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makePerson } from "#tests/support/people.ts";
import { makeChannel, makeThread, meetPeople } from "./circle.ts";

/** «@все» and names in a place. */
freshDatabase();
let company: Company;
let owner: Viewer;
let ivan: Viewer;
let vera: Viewer;

beforeAll(async () => {
  ({ company, ivan, vera } = await meetPeople());
  owner = await makePerson(company, { firstName: "Пётр", alias: "petr-k" });
});
beforeEach(forgetSpending);

const told = async (who: Viewer, about: string) => {
  await deliverAll();
  const { items } = await apiAs(who).notifications.list({});
  return items.filter(({ href }) => href.includes(about)).map(({ kind }) => kind);
};

describe("«@все» in a channel", () => {
  it("is a call of who leads it to those who belong to it, whoever else reads there; how many is known before", async () => {
    const { id: place } = await makeChannel(owner, [ivan]);
    const { id, called } = await makeThread(owner, place, "Коллеги, @все: собираемся");
    expect(called).toBe(1);
    expect([await told(ivan, id), await told(vera, id)]).toEqual([["call-post"], []]);
    const calls = async (who: Viewer) => (await apiAs(who).content.publication({ id })).talk.calls;
    expect([await calls(owner), await calls(ivan), await calls(vera)]).toEqual([1, undefined, undefined]);
    const answer = await apiAs(owner).content.comment({ id, text: "@все, напоминаю" });
    expect(answer.called).toBe(1);
  });

  it("is plain words of anybody else", async () => {
    const { id: place } = await makeChannel(owner, [ivan, vera]);
    const { id, called } = await makeThread(ivan, place, "Эй, @все!");
    expect([called, await told(vera, id)]).toEqual([undefined, []]);
    expect((await apiAs(ivan).content.comment({ id, text: "@все?" })).called).toBeUndefined();
  });
});

describe("a name in a place", () => {
  it("reaches nobody who cannot read there, nor who is shut out of an open one, and its writer is told so", async () => {
    const closed = await makeChannel(owner, [ivan], { joining: "closed" });
    const hidden = await makeThread(owner, closed.id, "Спросим @vera-k");
    expect([hidden.unseen, await told(vera, hidden.id)]).toEqual([["Вера Тайнова"], []]);
    const open = await makeChannel(owner, [ivan]);
    await apiAs(owner).membership.ban({ place: open.id, person: vera.accountId });
    const shut = await makeThread(owner, open.id, "И ещё @vera-k");
    expect([shut.unseen, await told(vera, shut.id)]).toEqual([["Вера Тайнова"], []]);
  });
});
