import { describe, expect, it } from "vitest";
import { sendPushes } from "#app/engines/notifications/server/index.ts";
import { endSession } from "#platform/auth/session.ts";
import { setClock } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { deliverAll } from "#platform/events/index.ts";
import { pushKey } from "#platform/push/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makePerson } from "#tests/support/people.ts";
import { allow, devicesOf, officeWithPush, publish, pushed } from "#tests/support/pushes.ts";
import { setSuspended } from "./suspended.ts";

freshDatabase();
const office = officeWithPush();
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const own = () => apiAs(office.gleb).notifications;
const titles = async () => (await pushed(office)).map(({ words }) => words.title);
const later = (minutes: number) => setClock(new Date(Date.now() + minutes * 60_000));

describe("a device that its person has allowed", () => {
  it("is told of a mention once: the words, where they lead, for its own sign-in alone, signed by the portal's key", async () => {
    const { path, session } = await allow(office, office.gleb);
    const id = await publish(office, "Позовите, пожалуйста, @gleb");
    const [push, ...others] = await pushed(office);
    expect([others.length, push!.path, push!.key]).toEqual([0, path, await pushKey()]);
    expect(push!.words).toMatchObject({
      title: "Вас упомянули в публикации «Собрание»",
      body: "Анна Петрова",
      url: `/ugc/${id}`,
      session,
    });
    expect(push!.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "43200" });
    expect(await pushed(office)).toHaveLength(1);
    const [device] = (await own().settings()).push!.devices;
    expect([device!.name, device!.sleeps, device!.toldAt !== null]).toEqual(["Firefox, Linux", false, true]);
  });

  it("is told once, however many processes look for it", async () => {
    await allow(office, office.gleb);
    await publish(office, "@gleb, загляните");
    await Promise.all([sendPushes(), sendPushes(), sendPushes()]);
    expect(await pushed(office)).toHaveLength(1);
  });

  it("is told beside every other one of the same person, and nobody else's", async () => {
    const [one, other] = [await allow(office, office.gleb), await allow(office, office.gleb)];
    await allow(office, office.anna);
    await publish(office, "@gleb, @anna");
    expect((await pushed(office)).map(({ path }) => path).sort()).toEqual([one.path, other.path].sort());
  });

  it("hears of a heap in one place: the next takes over from the one before", async () => {
    await allow(office, office.gleb);
    const { id } = await apiAs(office.gleb).content.create({
      title: "Склад",
      body: "Слова",
      feed: "work",
      reach: "company",
    });
    const answer = async (text: string) => {
      await apiAs(office.anna).content.comment({ id, text });
      await deliverAll();
      return (await pushed(office)).at(-1)!;
    };
    const [one, two] = [await answer("Раз"), await answer("Два")];
    expect([one.words.title, two.words.title]).toEqual([
      "Новый комментарий к публикации «Склад»",
      "2\u00a0новых комментария к публикации «Склад»",
    ]);
    expect([two.words.tag, two.headers.topic]).toEqual([one.words.tag, one.headers.topic]);
    expect(office.service.pushes).toHaveLength(2);
  });

  it("hears of many at once as one", async () => {
    await allow(office, office.gleb);
    for (const title of ["Раз", "Два", "Три", "Четыре"]) await publish(office, "@gleb", title);
    expect((await pushed(office)).map(({ words }) => [words.title, words.url])).toEqual([
      ["Новых уведомлений: 4", "/bell-notifications"],
    ]);
  });

  it("is not told of what is read, gone, forbidden or muted by then, nor of what its person wants elsewhere", async () => {
    await allow(office, office.gleb);
    await publish(office, "@gleb, это вы прочтёте");
    await own().readAll();
    const gone = await publish(office, "@gleb, это я сотру");
    await apiAs(office.anna).content.remove({ id: gone });
    expect(await titles()).toEqual([]);
    await publish(office, "@gleb, это уже не нужно");
    await own().changeSettings({ levels: [{ family: "mentions", push: "off" }], quiet: null, days: everyDay });
    await publish(office, "@gleb, и это");
    expect(await titles()).toEqual([]);
    await own().changeSettings({ levels: [{ family: "mentions", push: "now" }], quiet: null, days: everyDay });
  });

  it("tells also of what its person does not want in the bell", async () => {
    await allow(office, office.gleb);
    await own().changeSettings({ levels: [{ family: "mentions", bell: "off" }], quiet: null, days: everyDay });
    await publish(office, "@gleb, только сюда");
    expect([(await own().unread()).count, await titles()]).toEqual([0, ["Вас упомянули в публикации «Собрание»"]]);
    await own().changeSettings({ levels: [{ family: "mentions", bell: "now" }], quiet: null, days: everyDay });
  });

  it("shows a trial by its person's word, and to nobody else", async () => {
    const { id, path } = await allow(office, office.gleb);
    expect(await apiAs(office.gleb).push.trial({ id })).toEqual({ sent: true });
    expect(office.service.pushes.map(({ path, words }) => [path, words.title])).toEqual([
      [path, "Уведомления работают"],
    ]);
    await expect(apiAs(office.anna).push.trial({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(apiAs(office.anna).push.drop({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await apiAs(office.gleb).push.drop({ id });
    await publish(office, "@gleb, уже не сюда");
    expect(await pushed(office)).toHaveLength(1);
  });
});

describe("quiet hours", () => {
  it("hold it until they are over, by the person's own clock", async () => {
    const moscow = (wall: string) => setClock(new Date(`${wall}:00+03:00`));
    moscow("2025-03-10T21:00");
    await allow(office, office.gleb);
    await own().changeSettings({ levels: [], quiet: { from: "22:00", to: "23:00" }, days: everyDay });
    moscow("2025-03-10T22:30");
    await publish(office, "@gleb, поздно");
    expect(await titles()).toEqual([]);
    moscow("2025-03-10T23:00");
    expect(await titles()).toHaveLength(1);
    moscow("2025-03-10T23:01");
    await own().changeSettings({ levels: [], quiet: null, days: everyDay });
  });
});

describe("the end of a sign-in", () => {
  it("is the end of its device's notices, and whoever signs in there again gets them again", async () => {
    const { session, subscription } = await allow(office, office.gleb);
    await endSession(office.gleb, session);
    await publish(office, "@gleb, вас тут нет");
    expect(await titles()).toEqual([]);
    expect((await own().settings()).push!.devices.map(({ sleeps }) => sleeps)).toEqual([true]);
    const { session: next } = await allow(office, office.gleb);
    const { endpoint } = subscription;
    expect(await apiAs(office.gleb).push.wake({ endpoint, session: next })).toEqual({ mine: true });
    await publish(office, "@gleb, с возвращением", "Снова");
    expect((await pushed(office)).map(({ words }) => words.session)).toEqual([next, next]);
  });

  it("comes also by itself, half a day after its last use", async () => {
    await allow(office, office.gleb);
    later(13 * 60);
    await publish(office, "@gleb, никого");
    expect(await titles()).toEqual([]);
  });

  it("that comes between a notice and its push leaves nothing behind", async () => {
    const { session } = await allow(office, office.gleb);
    await publish(office, "@gleb, не успеет");
    await endSession(office.gleb, session);
    expect(await titles()).toEqual([]);
  });

  it("of another person is what allowing in their browser means: they alone are told there", async () => {
    const { subscription } = await allow(office, office.gleb);
    const { session } = await allow(office, office.anna);
    expect(await apiAs(office.anna).push.wake({ endpoint: subscription.endpoint, session })).toEqual({
      mine: false,
    });
    expect(await devicesOf(office.gleb)).toHaveLength(1);
    await apiAs(office.anna).push.add({ ...subscription, session, agent: "" });
    expect([await devicesOf(office.gleb), (await devicesOf(office.anna)).length]).toEqual([[], 2]);
  });
});

describe("a suspended person", () => {
  it("is told of nothing", async () => {
    const nina = await makePerson(office.company, { alias: "nina", leftAt: null });
    await allow(office, nina);
    await publish(office, "@nina, здравствуйте", "Раз");
    expect(await titles()).toHaveLength(1);
    await publish(office, "@nina, ещё", "Два");
    await setSuspended(nina);
    expect(await titles()).toHaveLength(1);
  });
});

describe("devices", () => {
  it("are ten at most: the one that was not seen for longest makes room", async () => {
    const first = await allow(office, office.gleb);
    for (let count = 0; count < 10; count++) {
      later(count + 1);
      await allow(office, office.gleb);
    }
    const paths = (await devicesOf(office.gleb)).map(({ endpoint }) => new URL(endpoint).pathname);
    expect([paths.length, paths.includes(first.path)]).toEqual([10, false]);
  });

  it("are only those that can be: another's sign-in, a broken key and an inner address are refused", async () => {
    const good = office.service.subscribe("/device/good");
    const { session } = await allow(office, office.anna);
    const add = (change: object) => apiAs(office.gleb).push.add({ ...good, session, agent: "", ...change });
    await expect(add({})).rejects.toMatchObject({ code: "NOT_FOUND" });
    const { session: mine } = await allow(office, office.gleb);
    await expect(add({ session: mine, p256dh: "A".repeat(87) })).rejects.toMatchObject({ code: "INVALID" });
    for (const endpoint of [
      "http://push.example.com/1",
      "https://127.0.0.1/1",
      "https://[::1]/1",
      "https://a:b@push.example.com/",
    ])
      await expect(add({ session: mine, endpoint })).rejects.toMatchObject({ code: "INVALID" });
    await add({ session: mine });
  });

  it("are not spoken of, nor told anything, while the operator has not turned them on", async () => {
    await allow(office, office.gleb);
    const { webPush } = config;
    config.webPush = undefined;
    await publish(office, "@gleb, тихо");
    expect([(await own().settings()).push, await titles()]).toEqual([null, []]);
    config.webPush = webPush;
    expect(await titles()).toEqual([]);
  });
});
