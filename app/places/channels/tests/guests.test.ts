import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hideObject } from "#app/engines/content/server/index.ts";
import { guestPlaces } from "#app/engines/membership/server/schema.ts";
import { nobody, type Viewer } from "#platform/auth/viewer.ts";
import { db, transaction, withTenant } from "#platform/db/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makePerson } from "#tests/support/people.ts";
import { makeChannel, makeThread, meetPeople } from "./circle.ts";

/** What guests of the portal read of a channel that is shown to them. */
freshDatabase();
let company: Company;
let anna: Viewer;
let ivan: Viewer;
let guests: Viewer[];
let stranger: Viewer;

beforeAll(async () => {
  ({ company, anna, ivan, stranger } = await meetPeople());
  guests = [nobody, await makePerson(company, { roles: ["guest"] }), stranger];
});
beforeEach(forgetSpending);

const rules = { joining: "open", posting: "all", inviting: "admins" } as const;
const reads = (alias: string) =>
  Promise.all(
    guests.map((guest) =>
      apiAs(guest)
        .channels.guestChannel({ alias })
        .then(
          ({ items }) => items.length,
          ({ code }) => code,
        ),
    ),
  );
const all = (answer: unknown) => guests.map(() => answer);

async function shown(more: object = {}) {
  const channel = await makeChannel(anna, [ivan], more);
  await apiAs(anna).channels.setRules({ id: channel.id, ...rules, guestVisible: true });
  return channel;
}

describe("a channel that is shown to guests", () => {
  it("is so by a decision of a chief editor or an administrator, and never where not all colleagues read it", async () => {
    const { id, alias } = await makeChannel(ivan, [anna]);
    const show = (who: Viewer, more: object = {}) =>
      apiAs(who).channels.setRules({ id, ...rules, guestVisible: true, ...more });
    await expect(show(ivan)).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect(await reads(alias)).toEqual(all("NOT_FOUND"));
    await apiAs(ivan).membership.setRole({ place: id, person: anna.accountId, role: "admin" });
    for (const joining of ["request", "closed", "hidden"])
      await expect(show(anna, { joining })).rejects.toMatchObject({
        data: { fields: { guestVisible: [expect.stringMatching(/открытое всем/)] } },
      });
    await show(anna);
    expect(await reads(alias)).toEqual(all(0));
    // Its other leaders have no such box: what they set leaves it as it is, until the channel is closed.
    await apiAs(ivan).channels.setRules({ id, ...rules, posting: "admins" });
    expect(await reads(alias)).toEqual(all(0));
    await apiAs(ivan).channels.setRules({ id, ...rules, joining: "closed" });
    await apiAs(ivan).channels.setRules({ id, ...rules });
    expect(await reads(alias)).toEqual(all("NOT_FOUND"));
  });

  it("is met under its present word, and no more once it is taken away", async () => {
    const { id, alias } = await shown();
    await apiAs(anna).channels.edit({ id, alias: `${alias}-b`, title: "Иначе" });
    expect([await reads(alias), await reads(`${alias}-b`)]).toEqual([all("NOT_FOUND"), all(0)]);
    await apiAs(anna).channels.remove({ id, alias: `${alias}-b` });
    expect(await reads(`${alias}-b`)).toEqual(all("NOT_FOUND"));
  });

  it("shows words without a name, and nothing that waits, is hidden or lies in the trash", async () => {
    const { id: place, alias } = await shown();
    const { id, title } = await makeThread(ivan, place, "Спросите @anna-k или @romashka");
    await apiAs(anna).content.comment({ id, text: "Отвечу я, @ivan-k" });
    const { id: bad } = await apiAs(ivan).content.comment({ id, text: "Уберу потом" });
    await apiAs(ivan).content.removeComment({ id: bad });
    const read = () => apiAs(nobody).channels.guestThread({ alias, id });
    const told = JSON.stringify([await read(), await apiAs(nobody).channels.guestChannel({ alias })]);
    expect(told).toContain(title);
    expect(told).toContain("Спросите @коллега или @romashka");
    expect(told).toContain("Отвечу я, @коллега");
    expect(told).not.toMatch(/Тайнова|anna-k|ivan-k|Уберу|author|accountId|reactions/);
    await withTenant(company.id, () => hideObject(null, { kind: "publication", id }));
    await expect(read()).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await reads(alias)).toEqual(all(0));
  });

  it("opens no thread of another channel, and nothing of the talk to those who are no colleagues", async () => {
    const { id: place, alias } = await shown();
    const other = await makeChannel(anna, []);
    const [{ id: theirs }, { id: own }] = [await makeThread(anna, other.id), await makeThread(anna, place)];
    for (const guest of guests) {
      const api = apiAs(guest);
      await expect(api.channels.guestThread({ alias, id: theirs })).rejects.toMatchObject({ code: "NOT_FOUND" });
      for (const asked of [
        () => api.channels.channel({ alias }),
        () => api.channels.threads({ id: place }),
        () => api.content.publication({ id: own }),
        () => api.content.comment({ id: own, text: "Можно?" }),
        () => api.membership.join({ place }),
        () => api.membership.members({ place }),
      ])
        await expect(asked()).rejects.toMatchObject({
          code: expect.stringMatching(/UNAUTHORIZED|FORBIDDEN|NOT_FOUND/),
        });
    }
  });
});

describe("the wall in the database", () => {
  it("tells others which channels are shown and lets their own company alone decide", async () => {
    const { id, alias } = await shown();
    const known = () => db().select().from(guestPlaces).where(eq(guestPlaces.placeId, id));
    expect(await transaction(known)).toMatchObject([{ alias }]);
    await withTenant(stranger.groupId, async () => {
      expect(await known()).toHaveLength(1);
      await db().delete(guestPlaces).where(eq(guestPlaces.placeId, id));
    });
    expect(await transaction(known)).toHaveLength(1);
    const row = { placeId: id, groupId: company.id, alias: "chuzhoe" };
    await expect(withTenant(stranger.groupId, () => db().insert(guestPlaces).values(row))).rejects.toThrow();
  });
});
