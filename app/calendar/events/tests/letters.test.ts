import ICAL from "ical.js";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { deliverAll } from "#platform/events/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { sendEventLetters } from "../server/letters-sending.ts";
import { change, days, go, hearAll, words } from "./calendar.ts";

freshDatabase();

let company: Company;
let mail: MailServer;
let anna: Viewer;
let ivan: Viewer;
let vera: Viewer;

beforeAll(async () => {
  mail = await startMailServer();
  config.smtpUrl = mail.url;
});
beforeAll(hearAll);
beforeEach(async () => {
  setClock(new Date("2026-06-01T09:00:00Z"));
  company = await makeCompany();
  anna = await makePerson(company, { firstName: "Анна", lastName: "Петрова", roles: ["employee", "admin"] });
  [ivan, vera] = [await person("ivan"), await person("vera")];
});
afterEach(() => {
  setClock();
  mail.letters.length = 0;
});
afterAll(async () => {
  config.smtpUrl = undefined;
  await mail.stop();
});

const person = (name: string) => makePerson(company, { email: `${name}-${company.alias}@firm.example` });
const make = async (more: object = {}) => (await apiAs(anna).events.make({ ...words, ...more })).id;
const invite = (id: string, ...people: Viewer[]) =>
  apiAs(anna).events.invite({ id, people: people.map(({ accountId }) => accountId) });

/** What has come since the last look, as another program reads it: the letter, its method twice, and its events. */
async function letters() {
  await deliverAll();
  await sendEventLetters();
  return mail.letters.splice(0).map((letter) => {
    const [, inType] =
      /content-type: text\/calendar;[^\n]*?(?:\r\n[ \t][^\n]*?)*method="?(\w+)/i.exec(letter.raw) ?? [];
    const [, encoded = ""] = /content-type: application\/ics[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/i.exec(letter.raw) ?? [];
    const text = Buffer.from(encoded, "base64").toString("utf8");
    const calendar = new ICAL.Component(ICAL.parse(text));
    const events = calendar.getAllSubcomponents("vevent");
    const value = (name: string, event = events[0]!) => event.getFirstPropertyValue(name)?.toString();
    return {
      ...{ to: letter.to[0]!.split("-")[0], subject: letter.subject, words: letter.text, text, events },
      ...{ inType, method: calendar.getFirstPropertyValue("method") },
      ...{ uid: value("uid"), sequence: Number(value("sequence")), status: value("status"), title: value("summary") },
      starts: value("dtstart"),
      organiser: value("organizer"),
      attendees: events[0]!.getAllProperties("attendee"),
    };
  });
}

const brief = (all: Awaited<ReturnType<typeof letters>>) =>
  all.map(({ to, method, sequence }) => `${to} ${method} ${sequence}`).sort();

describe("a letter of the calendar", () => {
  it("comes to the invited and to who goes, names its receiver alone, and asks for no answer", async () => {
    const id = await make({ onlineUrl: "https://meet.example.com/42" });
    await invite(id, ivan);
    await go(vera, id);
    const all = await letters();
    expect(brief(all)).toEqual(["ivan REQUEST 0", "vera REQUEST 0"]);
    for (const { to, inType, text, attendees, organiser, words: said } of all) {
      expect(inType).toBe("REQUEST");
      expect(organiser).toBe("mailto:portal@localhost");
      expect(attendees.map((one) => one.getFirstValue())).toEqual([`mailto:${to}-${company.alias}@firm.example`]);
      expect(attendees[0]!.getParameter("rsvp")).toBe("FALSE");
      expect(attendees[0]!.getParameter("partstat")).toBe(to === "ivan" ? "NEEDS-ACTION" : "ACCEPTED");
      expect(text).not.toContain("meet.example.com");
      expect(said).toContain(`${config.publicUrl}/calendar/${id}`);
      for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    expect(all.find(({ to }) => to === "ivan")!.subject).toBe(
      "Вас пригласили: Йога после работы, 10 июня в 18:00 по московскому времени",
    );
    expect(await letters()).toEqual([]);
  });

  it("comes anew when something changes, with a greater number and the same name, and not when nothing does", async () => {
    const id = await make();
    await invite(id, ivan);
    const [first] = await letters();
    await change(anna, id, "one", { startsAt: "2026-06-11T18:00", endsAt: "2026-06-11T19:00", title: "Пилатес" });
    const [second] = await letters();
    expect(second).toMatchObject({
      uid: first!.uid,
      method: "REQUEST",
      title: "Пилатес",
      starts: "2026-06-11T18:00:00",
    });
    expect(second!.sequence).toBeGreaterThan(first!.sequence);
    expect(second!.subject).toContain("Событие изменилось: Пилатес");
    await change(anna, id, "one", { contacts: "доб. 101" });
    expect(await letters()).toEqual([]);
    await go(ivan, id);
    expect(await letters()).toEqual([]);
  });

  it("cancels what was cancelled: as a method twice, with the former name, a greater number and its receiver", async () => {
    const id = await make();
    await invite(id, ivan);
    await go(vera, id);
    const before = await letters();
    await apiAs(anna).events.cancel({ id, reason: "Заболел тренер" });
    const after = await letters();
    expect(after).toHaveLength(2);
    for (const one of after) {
      const former = before.find(({ to }) => to === one.to)!;
      expect(one).toMatchObject({ method: "CANCEL", inType: "CANCEL", status: "CANCELLED", uid: former.uid });
      expect(one.organiser).toBe(former.organiser);
      expect(one.sequence).toBeGreaterThan(former.sequence);
      expect(one.attendees.map((who) => who.getFirstValue())).toEqual(
        former.attendees.map((who) => who.getFirstValue()),
      );
      expect(one.words).toContain("Заболел тренер");
    }
  });

  it("cancels for who is taken off, for the last one too, and for who declines; others hear nothing", async () => {
    const id = await make();
    await invite(id, ivan, vera);
    await letters();
    await apiAs(anna).events.uninvite({ id, accountId: ivan.accountId });
    expect(brief(await letters())).toEqual(["ivan CANCEL 1"]);
    await go(vera, id, "declined");
    expect(brief(await letters())).toEqual(["vera CANCEL 1"]);
    await go(vera, id);
    expect(brief(await letters())).toEqual(["vera REQUEST 2"]);
  });

  it("tells no newer title to who is taken off", async () => {
    const id = await make({ registration: "invite-only" });
    await invite(id, ivan);
    await letters();
    await apiAs(anna).events.uninvite({ id, accountId: ivan.accountId });
    await change(anna, id, "one", { title: "Без Ивана" });
    const [letter] = await letters();
    expect(letter).toMatchObject({ to: "ivan", method: "CANCEL", title: words.title });
    expect(letter!.words).not.toContain("/calendar/");
  });

  it("of a series holds all of it for the invited, with what was moved and cancelled, and one day for who goes once", async () => {
    await make({ frequency: "weekly", until: "2026-07-01" });
    const [first, second, third] = await days(anna);
    await invite(first!.id, ivan);
    await go(vera, second!.id);
    const [whole, day] = (await letters()).sort((one, other) => one.to!.localeCompare(other.to!));
    expect(whole!.events[0]!.getFirstPropertyValue("rrule")?.toString()).toContain("FREQ=WEEKLY");
    expect(day!.events[0]!.hasProperty("rrule")).toBe(false);
    await change(anna, third!.id, "one", { startsAt: "2026-06-25T15:00", endsAt: "2026-06-25T16:00" });
    await apiAs(anna).events.cancel({ id: first!.id, span: "one", reason: "Праздник" });
    const changed = await letters();
    expect(changed.map(({ to, method, uid }) => [to, method, uid])).toEqual([["ivan", "REQUEST", whole!.uid]]);
    const [master, moved] = changed[0]!.events;
    expect(master!.getFirstPropertyValue("exdate")?.toString()).toBe("2026-06-10T18:00:00");
    expect(moved!.getFirstPropertyValue("recurrence-id")?.toString()).toBe("2026-06-24T18:00:00");
    expect(new Set(changed[0]!.events.map((one) => one.getFirstPropertyValue("uid")))).toEqual(new Set([whole!.uid]));
    await apiAs(anna).events.cancel({ id: second!.id, span: "all", reason: "Зал закрыли" });
    const over = await letters();
    expect(over.map(({ to, method }) => `${to} ${method}`).sort()).toEqual(["ivan CANCEL", "vera CANCEL"]);
  });

  it("goes on under the day's name when its part of the series becomes one of its own", async () => {
    await make({ frequency: "weekly", until: "2026-07-01" });
    const [, second] = await days(anna);
    await go(vera, second!.id);
    const [before] = await letters();
    await change(anna, second!.id, "next", { location: "Парк" });
    const [after, ...more] = await letters();
    expect(more).toEqual([]);
    expect(after).toMatchObject({ method: "REQUEST", uid: before!.uid });
    expect(after!.sequence).toBeGreaterThan(before!.sequence);
  });

  it("does not come to who wants no letters of the calendar, and once however many nodes look", async () => {
    const id = await make();
    const settings = { levels: [{ family: "events", mail: "off" as const }], quiet: null, days: [1, 2, 3, 4, 5, 6, 7] };
    await apiAs(ivan).notifications.changeSettings(settings);
    await invite(id, ivan, vera);
    await deliverAll();
    await Promise.all([sendEventLetters(), sendEventLetters(), sendEventLetters()]);
    expect(brief(await letters())).toEqual(["vera REQUEST 0"]);
  });

  it("waits for a mail server that does not answer, and goes once it does", async () => {
    const id = await make();
    await invite(id, ivan);
    const { smtpUrl } = config;
    config.smtpUrl = "smtp://127.0.0.1:1";
    expect(await letters()).toEqual([]);
    config.smtpUrl = smtpUrl;
    setClock(new Date("2026-06-01T09:30:00Z"));
    expect(brief(await letters())).toEqual(["ivan REQUEST 0"]);
  });
});
