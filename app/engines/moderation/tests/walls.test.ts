import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { caseOf } from "#tests/support/moderated.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();

type Side = { name: string; author: Viewer; reader: Viewer; moderator: Viewer };
let sides: Side[];
let own: Side;
let neighbours: Side[];

beforeAll(async () => {
  sides = await Promise.all(
    ["Север", "Юг", "Запад"].map(async (name) => {
      const company = await makeCompany(name);
      const person = (firstName: string, more = {}) => makePerson(company, { firstName, lastName: name, ...more });
      return {
        name,
        author: await person("Автор"),
        reader: await person("Читатель"),
        moderator: await person("Модератор", { rights: ["moderator"] }),
      };
    }),
  );
  own = sides[0]!;
  neighbours = sides.slice(1);
});

beforeEach(forgetSpending);

let number = 0;
async function write({ author, name }: Side, reach: "company" | "portal"): Promise<string> {
  const title = `Тайна ${name} ${++number}`;
  return (await apiAs(author).content.create({ title, body: title, feed: "blogs", reach })).id;
}

const report = (who: Viewer, id: string, text = "Тайная жалоба") =>
  apiAs(who).moderation.report({ target: "post", id, reason: "spam", text });

async function everythingOf(moderator: Viewer): Promise<string> {
  const api = apiAs(moderator).moderation;
  const tabs = ["open", "claimed", "appeals", "closed"] as const;
  const queues = await Promise.all(tabs.map((tab) => api.queue({ tab })));
  const cases = await Promise.all(queues.flatMap(({ items }) => items).map(({ id }) => api.case({ id })));
  return JSON.stringify([queues, cases]);
}

describe("of three companies, a moderator", () => {
  it("meets the complaints about the own company's things, for the company and for all, and no others", async () => {
    for (const side of sides) {
      for (const reach of ["company", "portal"] as const) await report(side.reader, await write(side, reach));
    }
    for (const side of sides) {
      const seen = await everythingOf(side.moderator);
      expect(seen).toContain(`Тайна ${side.name}`);
      expect(seen).not.toMatch(
        new RegExp(
          `Тайна (${sides
            .filter((one) => one !== side)
            .map(({ name }) => name)
            .join("|")})`,
        ),
      );
    }
  });

  it("cannot open, take or decide another company's case, even of a thing that everyone reads", async () => {
    const id = await write(own, "portal");
    await report(own.reader, id);
    const caseId = await caseOf(own.moderator, id);
    for (const { moderator } of neighbours) {
      const api = apiAs(moderator).moderation;
      const foreign = { status: 404 };
      await expect(api.case({ id: caseId })).rejects.toMatchObject(foreign);
      await expect(api.claim({ id: caseId })).rejects.toMatchObject(foreign);
      await expect(api.release({ id: caseId })).rejects.toMatchObject(foreign);
      await expect(api.decide({ id: caseId, decision: "keep" })).rejects.toMatchObject(foreign);
    }
    expect((await apiAs(own.moderator).moderation.case({ id: caseId })).decided).toBeNull();
  });

  it("gets a complaint from a neighbour about what everyone reads, and the neighbour's moderator does not", async () => {
    const id = await write(own, "portal");
    const [neighbour] = neighbours;
    await report(neighbour!.reader, id, "Жалоба соседа");
    expect((await apiAs(neighbour!.reader).moderation.subject({ target: "post", id })).reported).toBe(true);
    await expect(report(neighbour!.reader, id)).rejects.toMatchObject({ status: 409 });
    expect(await everythingOf(own.moderator)).toContain("Жалоба соседа");
    for (const side of neighbours) expect(await everythingOf(side.moderator)).not.toContain("Жалоба соседа");
  });

  it("decides on a neighbour's comment under an own publication, without silencing the neighbour, who may appeal", async () => {
    const id = await write(own, "portal");
    const [{ author: guest, moderator: theirs }] = neighbours as [Side];
    const { id: comment } = await apiAs(guest).content.comment({ id, text: "Ваша компания хуже" });
    await apiAs(own.reader).moderation.report({ target: "comment", id: comment, reason: "insult" });
    const caseId = await caseOf(own.moderator, comment);
    const found = await apiAs(own.moderator).moderation.case({ id: caseId });
    expect([found.author, found.choices.includes("mute")]).toEqual([null, false]);
    await apiAs(own.moderator).moderation.decide({ id: caseId, decision: "hide", reason: "insult" });
    const object = { target: "comment" as const, id: comment };
    expect((await apiAs(guest).moderation.verdict(object)).decision?.name).toBe("hide");
    await apiAs(guest).moderation.appeal({ ...object, text: "Это правда" });
    expect((await apiAs(own.moderator).moderation.queue({ tab: "appeals" })).counts.appeals).toBe(1);
    expect((await apiAs(theirs).moderation.queue({ tab: "appeals" })).counts.appeals).toBe(0);
  });

  it("reads nothing of the desk without the right", async () => {
    for (const who of [own.reader, own.author]) {
      const { queue, rules } = apiAs(who).moderation;
      await expect(queue({ tab: "open" })).rejects.toMatchObject({ status: 403 });
      await expect(rules()).rejects.toMatchObject({ status: 403 });
    }
    await expect(apiAs(own.moderator).moderation.rules()).rejects.toMatchObject({ status: 403 });
  });
});
