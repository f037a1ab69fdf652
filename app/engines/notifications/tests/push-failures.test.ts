import { describe, expect, it } from "vitest";
import { pushDevices, sendPushes } from "#app/engines/notifications/server/index.ts";
import { setClock } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { startPushService } from "#tests/support/push-receiver.ts";
import { allow, devicesOf, officeWithPush, publish, pushed } from "#tests/support/pushes.ts";

freshDatabase();
const office = officeWithPush();
const start = Date.now();
const atMinute = (minutes: number) => setClock(new Date(start + minutes * 60_000));

describe("a push service that does not take a push", () => {
  it.each([404, 410])(
    "because the subscription is over (%s): the device is forgotten, the others are told",
    async (status) => {
      const [gone, other] = [await allow(office, office.gleb), await allow(office, office.gleb)];
      office.service.refusals.set(gone.path, { status });
      await publish(office, `@gleb, загляните ${status}`);
      expect((await pushed(office)).map(({ path }) => path)).toEqual([other.path]);
      expect((await devicesOf(office.gleb)).map(({ id }) => id)).toEqual([other.id]);
      atMinute(10);
      await sendPushes();
      expect(office.service.calls).toBe(2);
    },
  );

  it.each([429, 503, 413])("and says when to come again (%s): not before", async (status) => {
    atMinute(0);
    const { path } = await allow(office, office.gleb);
    office.service.refusals.set(path, { status, headers: { "retry-after": "1200" } });
    await publish(office, `@gleb, потом ${status}`);
    await sendPushes();
    office.service.refusals.clear();
    atMinute(19);
    expect(await pushed(office)).toEqual([]);
    atMinute(21);
    expect([(await pushed(office)).length, office.service.calls]).toEqual([1, 2]);
  });

  it("because it is not well: tries again with growing pauses, and gives up in a day", async () => {
    atMinute(0);
    const { path } = await allow(office, office.gleb);
    office.service.refusals.set(path, { status: 500 });
    await publish(office, "@gleb, ещё раз");
    const tried: number[] = [];
    for (let minute = 0; minute < 20; minute++) {
      atMinute(minute);
      const before = office.service.calls;
      await sendPushes();
      if (office.service.calls > before) tried.push(minute);
    }
    expect(tried).toEqual([0, 2, 6, 14]);
    atMinute(25 * 60);
    office.service.refusals.clear();
    expect(await pushed(office)).toEqual([]);
  });

  it("because it is too large: it is given up, the device stays", async () => {
    const { path } = await allow(office, office.gleb);
    office.service.refusals.set(path, { status: 413 });
    await publish(office, "@gleb, велико");
    await sendPushes();
    office.service.refusals.clear();
    atMinute(10);
    expect([await pushed(office), (await devicesOf(office.gleb)).length]).toEqual([[], 1]);
  });

  it("and never will: after ten times the device is forgotten", async () => {
    const { path, id } = await allow(office, office.gleb);
    office.service.refusals.set(path, { status: 403 });
    for (let count = 0; count < 10; count++) {
      expect((await devicesOf(office.gleb)).map(({ failures }) => failures)).toEqual([count]);
      expect(await apiAs(office.gleb).push.trial({ id })).toEqual({ sent: false });
    }
    expect(await devicesOf(office.gleb)).toEqual([]);
  });
});

describe("a dead push service", () => {
  it("keeps nobody else waiting: neither in its own minute nor by what has piled up for it", async () => {
    atMinute(0);
    const dead = await startPushService();
    config.webPush = { inner: [office.service.origin, dead.origin] };
    const nina = await makePerson(office.company, { alias: "nina" });
    await allow({ ...office, service: dead }, nina);
    await allow({ ...office, service: dead }, nina);
    const isAsked = Promise.withResolvers<void>();
    dead.onPush = () => {
      isAsked.resolve();
      return new Promise(() => {});
    };
    await allow(office, office.gleb);
    await publish(office, "@nina, @gleb, вы оба");
    const isTold = Promise.withResolvers<void>();
    office.service.onPush = async () => isTold.resolve();
    const sending = sendPushes();
    await Promise.all([isTold.promise, isAsked.promise]);
    await dead.stop();
    await sending;
    expect([office.service.pushes.length, dead.calls]).toEqual([1, 1]);
    config.webPush = { inner: [office.service.origin] };
  });
});

it("is sent again under the same name where its sender dies before it has noted it, and then no more", async () => {
  atMinute(0);
  await allow(office, office.gleb);
  await publish(office, "@gleb, важное");
  const isThere = Promise.withResolvers<void>();
  const isOver = Promise.withResolvers<void>();
  office.service.onPush = () => {
    isThere.resolve();
    return isOver.promise;
  };
  // It never hears that the push was taken, as if it were killed.
  const dead = sendPushes();
  await isThere.promise;
  office.service.onPush = undefined;
  expect(await pushed(office)).toEqual([]);
  atMinute(3);
  const [push, ...others] = await pushed(office);
  expect(others).toEqual([]);
  isOver.resolve();
  await dead;
  expect(office.service.pushes.map(({ words }) => words.tag)).toEqual([push!.words.tag, push!.words.tag]);
  atMinute(10);
  expect(await pushed(office)).toHaveLength(2);
});

it("knows the wall between companies: nobody is told, nor finds a device, over there", async () => {
  const stranger = await makePerson(await makeCompany("Лютик"), { alias: "stranger" });
  const { id, subscription } = await allow(office, stranger);
  await publish(office, "@stranger, @gleb");
  expect(await pushed(office)).toEqual([]);
  await expect(apiAs(office.gleb).push.drop({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  // Whoever holds the browser takes it over, whatever company it was of.
  const { session } = await allow(office, office.gleb);
  await apiAs(office.gleb).push.add({ ...subscription, session, agent: "" });
  expect([await devicesOf(stranger), (await devicesOf(office.gleb)).length]).toEqual([[], 2]);
});

it("sees no device of another company even where a query forgets to ask", async () => {
  const stranger = await makePerson(await makeCompany("Лютик"));
  await allow(office, stranger);
  expect(await withTenant(office.company.id, () => db().select().from(pushDevices))).toEqual([]);
});
