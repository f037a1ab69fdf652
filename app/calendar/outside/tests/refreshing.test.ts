import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { refreshDue } from "../server/refreshing.ts";
import { dentistFile } from "./dentist-file.ts";
import { fileOf } from "./files.ts";

freshDatabase();

let server: Server;
let origin: string;
let anna: Viewer;
let ivan: Viewer;
let answer: (response: ServerResponse) => void;
let asked: { path: string; etag: string | undefined }[] = [];
const before = config.outsideCalendars;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ path: request.url!, etag: request.headers["if-none-match"] });
    answer(response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  config.outsideCalendars = { inner: [origin] };
});
beforeEach(async () => {
  setClock(new Date("2026-06-01T09:00:00Z"));
  asked = [];
  const company = await makeCompany();
  [anna, ivan] = [await makePerson(company), await makePerson(company)];
});
afterEach(() => setClock());
afterAll(() => {
  config.outsideCalendars = before;
  server.closeAllConnections();
  server.close();
});

const many = (count: number) =>
  fileOf(
    ...Array.from({ length: count }, (_, at) => [
      `UID:one-${at}`,
      `SUMMARY:Дело ${at}`,
      `DTSTART:202606${String((at % 28) + 1).padStart(2, "0")}T100000Z`,
      "DURATION:PT30M",
    ]),
  );
const gives =
  (status: number, body = "") =>
  (response: ServerResponse) =>
    void response.writeHead(status).end(body);
const add = async (path = "/calendar.ics") =>
  (await apiAs(anna).outside.addAddress({ address: `${origin}${path}` })).id;
const one = (id: string, who = anna) => apiAs(who).outside.one({ id });
const beside = async (who: Viewer) =>
  (await apiAs(who).events.range({ from: "2026-06-01", to: "2026-06-30" })).beside.filter(
    ({ layer }) => layer === "outside",
  );

describe("a calendar by an address", () => {
  it("stays whole while its server is ill, says since when and why, and keeps the addresses of what was there", async () => {
    const id = await add();
    answer = gives(200, many(40));
    await refreshDue();
    const first = (await beside(anna)).map((entry) => entry.id);
    expect(first).toHaveLength(40);
    expect((await apiAs(anna).outside.list({})).items).toMatchObject([{ id, entries: 40 }]);
    const cut = many(40).replace("END:VCALENDAR\r\n", "");
    const ill: [status: number, body: string, trouble: string][] = [
      [403, "", "locked"],
      [500, "", "fault"],
      [200, "<html>Войдите</html>", "not-calendar"],
      [200, "", "not-calendar"],
      [200, cut, "not-calendar"],
    ];
    let at = Date.parse("2026-06-01T09:00:00Z");
    for (const [status, body, name] of ill) {
      at += 25 * 3_600_000;
      setClock(new Date(at));
      answer = gives(status, body);
      await refreshDue();
      expect(await one(id)).toMatchObject({ entries: 40, trouble: { name, since: "2026-06-02T10:00:00.000Z" } });
    }
    expect(await one(id)).toMatchObject({ freshAt: "2026-06-01T09:00:00.000Z" });
    setClock(new Date(at + 25 * 3_600_000));
    answer = gives(200, many(41));
    await refreshDue();
    const last = (await beside(anna)).map((entry) => entry.id);
    expect(last).toHaveLength(41);
    expect(last).toEqual(expect.arrayContaining(first));
    expect((await one(id)).trouble).toBeNull();
  });

  it("is read once an hour, ever later while it fails, and only if it has changed", async () => {
    const id = await add();
    answer = (response) => void response.writeHead(200, { etag: '"one"' }).end(many(1));
    await Promise.all([refreshDue(), refreshDue()]);
    expect(asked).toHaveLength(1);
    await refreshDue();
    expect(asked).toHaveLength(1);
    setClock(new Date("2026-06-01T10:00:00Z"));
    answer = gives(304);
    await refreshDue();
    expect(asked.at(-1)?.etag).toBe('"one"');
    expect(await one(id)).toMatchObject({ entries: 1, freshAt: "2026-06-01T10:00:00.000Z" });
    answer = gives(503);
    const hours = [11, 12, 14, 18];
    for (const hour of hours) {
      setClock(new Date(Date.UTC(2026, 5, 1, hour)));
      await refreshDue();
    }
    expect(asked).toHaveLength(2 + hours.length);
    setClock(new Date(Date.UTC(2026, 5, 1, 20)));
    await refreshDue();
    expect(asked).toHaveLength(2 + hours.length);
    await apiAs(anna).outside.refresh({ id });
    await refreshDue();
    expect(asked).toHaveLength(3 + hours.length);
  });

  it("takes the name that it says of itself, and is emptied by a whole calendar alone", async () => {
    const id = await add();
    answer = gives(200, many(2).replace("VERSION:2.0", "VERSION:2.0\r\nX-WR-CALNAME:Отдел"));
    await refreshDue();
    expect(await one(id)).toMatchObject({ title: "Отдел", entries: 2 });
    setClock(new Date("2026-06-01T11:00:00Z"));
    answer = gives(200, fileOf());
    await refreshDue();
    expect(await one(id)).toMatchObject({ entries: 0, trouble: null });
  });

  it.each([
    ...["http://calendar.example.com/a.ics", "https://127.0.0.1/a.ics", "https://user:word@example.com/a.ics"],
    ...["file:///etc/passwd", "calendar", "https://[::1]/a.ics"],
  ])("is refused at its field where the portal does not go: %s", async (address) => {
    await expect(apiAs(anna).outside.addAddress({ address })).rejects.toMatchObject({
      data: { fields: { address: expect.anything() } },
    });
  });

  it("is its owner's alone, and gone with all of it when it is taken away", async () => {
    const id = await add();
    answer = gives(200, many(3));
    await refreshDue();
    expect(await beside(ivan)).toEqual([]);
    await expect(one(id, ivan)).rejects.toMatchObject({ status: 404 });
    await expect(apiAs(ivan).outside.drop({ id })).rejects.toMatchObject({ status: 404 });
    await apiAs(anna).outside.put({ id, shown: false });
    expect(await beside(anna)).toEqual([]);
    await apiAs(anna).outside.drop({ id });
    expect((await apiAs(anna).outside.list({})).items).toEqual([]);
  });
});

describe("a calendar out of a file", () => {
  const fileWith = (text: string) => new File([text], "план.ics", { type: "text/calendar" });

  it("is tried first: what was read and what was not is told, and nothing is shown before its owner says so", async () => {
    const odd = ["UID:odd", "SUMMARY:Каждый час", "DTSTART:20260605T100000Z", "RRULE:FREQ=HOURLY"];
    const good = ["UID:good", "SUMMARY:Хорошее", "DTSTART:20260605T100000Z"];
    const { id } = await apiAs(anna).outside.addFile({ file: fileWith(fileOf(good, odd)) });
    expect(await one(id)).toMatchObject({
      ...{ title: "план", shown: false, entries: 1 },
      left: [{ what: "Каждый час", why: "повторяется чаще, чем раз в день" }],
    });
    expect(await beside(anna)).toEqual([]);
    await apiAs(anna).outside.put({ id, shown: true });
    expect((await beside(anna)).map(({ title }) => title)).toEqual(["Хорошее"]);
  });

  it("brought a second time takes the place of the first, each event once", async () => {
    for (const _ of [1, 2]) {
      const { id } = await apiAs(anna).outside.addFile({ file: fileWith(many(3)) });
      await apiAs(anna).outside.put({ id, shown: true });
    }
    expect(await beside(anna)).toHaveLength(3);
    expect((await apiAs(anna).outside.list({})).items).toHaveLength(1);
  });

  it("that is none, or holds nothing of these years, is refused at its field", async () => {
    const old = fileOf(["UID:1", "DTSTART:20010101T100000Z"]);
    for (const text of ["<html></html>", many(2).slice(0, -30), old])
      await expect(apiAs(anna).outside.addFile({ file: fileWith(text) })).rejects.toMatchObject({
        data: { fields: { file: expect.anything() } },
      });
  });

  it("tells of being busy on the page of an event at the same time, to its owner", async () => {
    const { id: calendar } = await apiAs(anna).outside.addFile({ file: dentistFile() });
    await apiAs(anna).outside.put({ id: calendar, shown: true });
    const desk = { ...anna, isAdmin: true };
    const when = { startsAt: "2026-07-01T12:30", endsAt: "2026-07-01T13:30", zone: "Europe/Moscow" };
    const { id } = await apiAs(desk).events.make({ title: "Собрание", ...when });
    expect((await apiAs(anna).events.one({ id })).busy).toMatchObject({ title: "Стоматолог" });
    expect((await apiAs(ivan).events.one({ id })).busy).toBeNull();
  });

  it("is given back as a file, every time at the same moment", async () => {
    const { id } = await apiAs(anna).outside.addFile({ file: fileWith(many(2)) });
    const { text } = await apiAs(anna).outside.ics({ id });
    const again = await apiAs(ivan).outside.addFile({ file: fileWith(text) });
    const [mine, theirs] = [await one(id), await one(again.id, ivan)];
    expect(theirs.ahead.map(({ startsAt, endsAt, title }) => [startsAt, endsAt, title])).toEqual(
      mine.ahead.map(({ startsAt, endsAt, title }) => [startsAt, endsAt, title]),
    );
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});
