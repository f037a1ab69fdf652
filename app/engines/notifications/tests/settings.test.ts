import { parseWithZod } from "@conform-to/zod/v4";
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import { draftOf, settingsForm } from "#app/engines/notifications/forms.ts";
import { describeKind, noticeFamilies } from "#app/engines/notifications/server/families.ts";
import { noticeChoices, sweepNotices } from "#app/engines/notifications/server/index.ts";
import { isQuiet, mondayOf, ownTime } from "#app/engines/notifications/server/quiet.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
const peace = { quiet: null, days: [1, 2, 3, 4, 5, 6, 7] };
let author: Viewer;
let reader: Viewer;
let post: string;

beforeAll(async () => {
  const company = await makeCompany();
  author = await makePerson(company);
  reader = await makePerson(company, { firstName: "Нина" });
  await startEvents(listeners).stop();
  ({ id: post } = await apiAs(author).content.create({ body: "Слова", feed: "work", reach: "company" }));
});
afterEach(() => setClock());

const bell = () => apiAs(author).notifications;
/** Each under a publication of its own: answers to one would stand together. */
const answer = async (text: string) => {
  const { id } = await apiAs(author).content.create({ body: text, feed: "work", reach: "company" });
  await apiAs(reader).content.comment({ id, text });
  await deliverAll();
};
const texts = async () => (await bell().list({})).items.map(({ text }) => text);
const newest = async () => (await bell().list({})).items[0]!.id;
const levelOf = async (name: string) => (await bell().settings()).families.find((one) => one.name === name)!;
const rows = () =>
  withTenant("*", () => db().select().from(noticeChoices).where(sql`account_id = ${author.accountId}`));

describe("what one can be told of", () => {
  it("is described once: two areas cannot tell of one kind or in one family", () => {
    expect(() => describeKind("hello")).toThrow("Nobody describes");
    const family = { name: "one", title: "", hint: "", kinds: { hello: "Привет" }, mail: "off", push: "off" } as const;
    expect(() => noticeFamilies.handOver([family, family])).toThrow("are called one");
    expect(() => noticeFamilies.handOver([family, { ...family, name: "other" }])).toThrow("have hello");
  });

  it("is shown to those whom it can reach", async () => {
    const names = (await bell().settings()).families.map(({ name }) => name);
    expect(names).not.toContain("desk");
    expect(names).not.toContain("consents");
    expect(names).toContain("decisions");
  });
});

describe("a choice", () => {
  it("keeps a kind out of the bell and lets it in again, and leaves no row that says nothing", async () => {
    await answer("Раз");
    await bell().changeSettings({ ...peace, levels: [{ family: "answers", bell: "off", mail: "off" }] });
    await answer("Два");
    expect([await texts(), (await bell().unread()).count]).toEqual([["Раз"], 1]);
    expect(await rows()).toHaveLength(1);
    await bell().changeSettings({ ...peace, levels: [{ family: "answers", bell: "now", mail: "digest" }] });
    await answer("Три");
    expect(await texts()).toEqual(["Три", "Раз"]);
    expect(await rows()).toEqual([]);
  });

  it("of what is mandatory is not there: it is refused and changes nothing", async () => {
    const off = bell().changeSettings({ ...peace, levels: [{ family: "decisions", bell: "off" }] });
    await expect(off).rejects.toMatchObject({ code: "INVALID" });
    expect(await levelOf("decisions")).toMatchObject({ bell: "now", mandatory: true });
    await bell().changeSettings({ ...peace, levels: [{ family: "decisions", mail: "off" }] });
    expect(await levelOf("decisions")).toMatchObject({ bell: "now", mail: "off" });
  });

  it("is a person's own", async () => {
    await apiAs(reader).notifications.changeSettings({ ...peace, levels: [{ family: "answers", bell: "off" }] });
    expect(await levelOf("answers")).toMatchObject({ bell: "now" });
  });
});

describe("«Не сообщать о таком»", () => {
  it("works from the notice, says so, and gives back what was chosen before", async () => {
    await bell().changeSettings({ ...peace, levels: [{ family: "answers", mail: "now" }] });
    await answer("Четыре");
    const id = await newest();
    expect(await bell().mute({ id, muted: true })).toEqual({ title: "Комментарии и ответы", muted: true });
    await answer("Пять");
    expect((await texts())[0]).toBe("Четыре");
    expect((await bell().list({})).items[0]!.like).toEqual({ title: "Комментарии и ответы", muted: true });
    expect(await levelOf("answers")).toMatchObject({ bell: "off", mail: "off" });
    // A form that only repeats what it shows chooses nothing.
    await bell().changeSettings({ ...peace, levels: [{ family: "answers", bell: "off", mail: "off" }] });
    await bell().mute({ id, muted: false });
    expect(await levelOf("answers")).toMatchObject({ bell: "now", mail: "now" });
    await answer("Шесть");
    expect((await texts())[0]).toBe("Шесть");
  });

  it("is not for somebody else's notice", async () => {
    const id = await newest();
    await expect(apiAs(reader).notifications.mute({ id, muted: true })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("the number on the bell", () => {
  it("counts what the list shows: what is gone vanishes from both", async () => {
    const { count } = await bell().unread();
    const { id } = await apiAs(reader).content.comment({ id: post, text: "Сотру" });
    await deliverAll();
    expect((await bell().unread()).count).toBe(count + 1);
    await apiAs(reader).content.removeComment({ id });
    expect((await bell().unread()).count).toBe(count);
    expect(await texts()).not.toContain("Сотру");
  });

  it("forgets what is older than 180 days", async () => {
    const { length } = await texts();
    await sweepNotices();
    expect(await texts()).toHaveLength(length);
    setClock(new Date(Date.now() + 181 * 86_400_000));
    await sweepNotices();
    expect(await texts()).toEqual([]);
  });
});

describe("quiet hours", () => {
  const night = { quietFrom: "22:00", quietTo: "08:00", days: null };
  it.each([
    ["2025-03-10T18:59:00Z", false],
    ["2025-03-10T19:00:00Z", true],
    ["2025-03-11T04:59:00Z", true],
    ["2025-03-11T05:00:00Z", false],
  ])("at %s in Moscow: %s", (moment, quiet) => {
    expect(isQuiet(night, ownTime(new Date(moment), "Europe/Moscow"))).toBe(quiet);
  });

  it("are whole days that one has not named, and nothing without a word", () => {
    const sunday = ownTime(new Date("2025-03-09T12:00:00Z"), "Europe/Moscow");
    expect(isQuiet({ quietFrom: null, quietTo: null, days: [1, 2, 3, 4, 5] }, sunday)).toBe(true);
    expect([isQuiet(null, sunday), mondayOf(sunday)]).toEqual([false, "2025-03-03"]);
  });
});

describe("the form", () => {
  const parse = (fields: [string, string][]) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return parseWithZod(form, { schema: settingsForm });
  };

  it("says what it shows, one day or many", () => {
    const read = parse([
      ...([
        ["bell.mentions", "off"],
        ["mail.must-read", "digest"],
        ["digest", "weekly"],
      ] as [string, string][]),
      ...([
        ["quiet", "on"],
        ["from", "21:00"],
        ["to", "07:00"],
        ["days", "1"],
      ] as [string, string][]),
    ]);
    if (read.status !== "success") throw new Error(JSON.stringify(read.error));
    expect(draftOf(read.value)).toEqual({
      levels: [
        { family: "mentions", bell: "off" },
        { family: "must-read", mail: "digest" },
      ],
      digest: "weekly",
      quiet: { from: "21:00", to: "07:00" },
      days: [1],
    });
  });

  it("wants a day at least, and an end to quiet hours", () => {
    const read = parse([
      ["quiet", "on"],
      ["from", "07:00"],
      ["to", "07:00"],
    ]);
    expect(read.status === "error" && Object.keys(read.error ?? {})).toEqual(["days", "to"]);
  });
});
