import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hideObject } from "#app/engines/content/server/index.ts";
import { guestPlaces } from "#app/engines/membership/server/schema.ts";
import { nobody, type Viewer } from "#platform/auth/viewer.ts";
import { db, transaction, withTenant } from "#platform/db/index.ts";
import { openFile } from "#platform/files/index.ts";
import { files } from "#platform/files/schema.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { pictureFile } from "#tests/support/canaries.ts";
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

/** Whether each of the guests opens a file. */
const open = (file: string) =>
  Promise.all(
    guests.map((guest) => {
      const ask = () => openFile(guest, file);
      return (guest.groupId ? withTenant(guest.groupId, ask) : transaction(ask)).then(
        ({ body }) => body.cancel().then(() => true),
        () => false,
      );
    }),
  );

describe("the pictures and files of a channel that is shown to guests", () => {
  const added = [{ alt: "Стойка" }];
  const note = () => new File(["Смены на неделю"], "smeny.txt");

  /** A thread with a picture, and an answer with another one and a file; gives the ids of all three. */
  async function talk(place: string) {
    const write = {
      id: place,
      title: `С картинкой ${crypto.randomUUID()}`,
      body: "",
      pictures: [await pictureFile()],
      added,
    };
    const { id } = await apiAs(ivan).channels.write(write);
    const attached = { files: [await pictureFile(), note()], alts: ["Ответ"] };
    const { id: answer } = await apiAs(anna).content.comment({ id, text: "Смотрите", ...attached });
    const { pictures } = await apiAs(ivan).content.publication({ id });
    const { items } = await apiAs(ivan).content.comments({ id });
    const told = items.find((one) => one.id === answer)!;
    return { id, answer, picture: pictures[0]!.id, said: (told.attachments ?? []).map((one) => one.id) };
  }

  it("are read by guests while the channel is, and those that are taken back or hidden are not", async () => {
    const { id: place, alias } = await shown();
    const { id, answer, picture, said } = await talk(place);
    const told = await apiAs(nobody).channels.guestThread({ alias, id });
    expect(told.pictures).toMatchObject([{ id: picture, alt: "Стойка" }]);
    expect(told.answers[0]!.attachments.map((one) => one.id)).toEqual(said);
    for (const file of [picture, ...said]) expect(await open(file)).toEqual(all(true));
    await apiAs(anna).content.removeComment({ id: answer });
    expect([await open(picture), ...(await Promise.all(said.map(open)))]).toEqual([all(true), all(false), all(false)]);
    await withTenant(company.id, () => hideObject(null, { kind: "publication", id }));
    expect(await open(picture)).toEqual(all(false));
  });

  it("are shut with it: by its leaders' word, once not all colleagues read it, once it is taken away", async () => {
    const close = [
      (id: string) => apiAs(anna).channels.setRules({ id, ...rules, guestVisible: false }),
      (id: string) => apiAs(anna).channels.setRules({ id, ...rules, joining: "closed" }),
      (id: string, alias: string) => apiAs(anna).channels.remove({ id, alias }),
    ];
    for (const shut of close) {
      const { id: place, alias } = await makeChannel(anna, [ivan]);
      const { picture, said } = await talk(place);
      for (const file of [picture, ...said]) expect(await open(file)).toEqual(all(false));
      await apiAs(anna).channels.setRules({ id: place, ...rules, guestVisible: true });
      for (const file of [picture, ...said]) expect(await open(file)).toEqual(all(true));
      await shut(place, alias);
      for (const file of [picture, ...said]) expect(await open(file)).toEqual(all(false));
    }
  });

  it("of other places stay theirs: of a channel that is not shown, of one that is closed, of a post", async () => {
    const { id: place } = await shown();
    const theirs = await Promise.all([
      talk((await makeChannel(anna, [ivan])).id),
      talk((await makeChannel(anna, [ivan], { joining: "closed" })).id),
    ]);
    const draft = {
      title: "Своё",
      body: "Слова",
      feed: "life" as const,
      reach: "company" as const,
      pictures: [await pictureFile()],
      added,
    };
    const { id: post } = await apiAs(ivan).content.create(draft);
    const { pictures } = await apiAs(ivan).content.publication({ id: post });
    await talk(place);
    for (const file of [...theirs.flatMap(({ picture, said }) => [picture, ...said]), pictures[0]!.id])
      expect(await open(file)).toEqual(all(false));
    const rows = await transaction(() => db().select({ id: files.id, shownIn: files.shownIn }).from(files));
    expect(rows.filter(({ shownIn }) => shownIn === null)).toEqual([]);
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
