import { beforeEach, describe, expect, it } from "vitest";
import { sendLetters } from "#app/engines/notifications/server/index.ts";
import { config } from "#platform/config.ts";
import { deliverAll } from "#platform/events/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { atMoscow, glebsMailbox, officeWithMail, publish, received } from "#tests/support/letters.ts";
import { makePerson } from "#tests/support/people.ts";

freshDatabase();
const office = officeWithMail();
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const settings = () => apiAs(office.gleb).notifications;

beforeEach(async () => {
  atMoscow("2025-03-10T12:00");
  await settings().changeSettings({ levels: [{ family: "mentions", mail: "now" }], quiet: null, days: everyDay });
});

describe("a letter about a mention", () => {
  it("brings the whole words to the one who is named, as text and as HTML alike", async () => {
    await publish(office, "Позовите, пожалуйста, @gleb\n\nОн знает <b>всё</b> о складе");
    const [letter, ...others] = await received(office);
    expect([others.length, letter!.to, letter!.subject]).toEqual([
      0,
      [glebsMailbox],
      "Вас упомянули в публикации «Собрание»",
    ]);
    for (const words of ["Здравствуйте, Глеб!", "Анна Петрова", "Позовите", "о складе", `${config.publicUrl}/ugc/`]) {
      expect(letter!.text).toContain(words);
      expect(letter!.html).toContain(words);
    }
    expect(letter!.html).not.toContain("<b>");
    expect(letter!.headers.get("auto-submitted")).toBe("auto-generated");
  });

  it("comes once, however often letters are looked for and by however many nodes", async () => {
    await publish(office, "@gleb, загляните");
    await Promise.all([sendLetters(), sendLetters(), sendLetters()]);
    expect(await received(office)).toHaveLength(1);
  });

  it("does not come to those who have read it in the portal, nor of what is gone", async () => {
    await publish(office, "@gleb, это вы прочтёте");
    await settings().readAll();
    const id = await publish(office, "@gleb, это я сотру");
    await apiAs(office.anna).content.remove({ id });
    expect(await received(office)).toEqual([]);
  });

  it("does not come where there is no mail server, and the settings do not speak of mail", async () => {
    const { smtpUrl } = config;
    config.smtpUrl = undefined;
    await publish(office, "@gleb, тихо");
    expect((await settings().settings()).mail).toBeNull();
    config.smtpUrl = smtpUrl;
    expect(await received(office)).toEqual([]);
    expect((await settings().settings()).mail).toEqual({ address: glebsMailbox, refused: false });
  });

  it("is one for several of a kind that come together", async () => {
    await publish(office, "@gleb, первое", "Первое");
    await publish(office, "@gleb, второе", "Второе");
    const [letter, ...others] = await received(office);
    expect([others.length, letter!.subject]).toEqual([0, "Упоминания: 2"]);
    for (const title of ["Первое", "Второе"]) expect(letter!.text).toContain(title);
  });

  it("goes again under the same name where its sender dies before it has noted it, and then no more", async () => {
    await publish(office, "@gleb, важное");
    const isThere = Promise.withResolvers<void>();
    const isOver = Promise.withResolvers<void>();
    office.mail.onLetter = () => {
      isThere.resolve();
      return isOver.promise;
    };
    // It never hears that the letter was taken, as if it were killed.
    const dead = sendLetters();
    await isThere.promise;
    office.mail.onLetter = undefined;
    await publish(office, "@gleb, а это потом", "Потом");
    expect((await received(office)).map(({ subject }) => subject.includes("Потом"))).toEqual([false, true]);
    atMoscow("2025-03-10T12:03");
    const letters = await received(office);
    expect([letters.length, (await received(office)).length]).toEqual([3, 3]);
    expect(letters[2]!.headers.get("message-id")).toBe(letters[0]!.headers.get("message-id"));
    expect(letters[2]!.text).toBe(letters[0]!.text);
    isOver.resolve();
    await dead;
  });

  it("waits while the mail server is away", async () => {
    await publish(office, "@gleb, подождёт");
    const { smtpUrl } = config;
    config.smtpUrl = "smtp://127.0.0.1:9";
    expect(await received(office)).toEqual([]);
    config.smtpUrl = smtpUrl;
    atMoscow("2025-03-10T12:03");
    expect(await received(office)).toHaveLength(1);
  });
});

describe("quiet hours and days", () => {
  it("hold a letter until they are over", async () => {
    const quiet = { from: "22:00", to: "08:00" };
    await settings().changeSettings({ levels: [], quiet, days: everyDay });
    atMoscow("2025-03-10T23:30");
    await publish(office, "@gleb, ночью");
    expect(await received(office)).toEqual([]);
    atMoscow("2025-03-11T07:59");
    expect(await received(office)).toEqual([]);
    atMoscow("2025-03-11T08:00");
    expect(await received(office)).toHaveLength(1);
  });

  it("are those of the person's own zone", async () => {
    const far = await makePerson(office.company, { alias: "far", timeZone: "Asia/Vladivostok" });
    await apiAs(far).notifications.changeSettings({ quiet: { from: "18:00", to: "09:00" }, days: [1, 2, 3, 4, 5] });
    await publish(office, "@far, у вас уже вечер");
    expect(await received(office)).toEqual([]);
    // Nine in the morning there.
    atMoscow("2025-03-11T02:00");
    expect(await received(office)).toHaveLength(1);
  });
});

describe("a mailbox that refuses letters", () => {
  it("gets no more, the person is told, and letters come again by their word", async () => {
    office.mail.refusals.set(glebsMailbox, "550");
    await publish(office, "@gleb, не дойдёт");
    expect(await received(office)).toEqual([]);
    expect((await settings().settings()).mail).toEqual({ address: glebsMailbox, refused: true });
    office.mail.refusals.clear();
    await publish(office, "@gleb, и это");
    expect(await received(office)).toEqual([]);
    expect((await settings().list({})).items[0]!.kind).toBe("mention-post");
    expect(await settings().tryMailAgain()).toEqual({ address: glebsMailbox });
    await publish(office, "@gleb, теперь дойдёт");
    expect(await received(office)).toHaveLength(1);
  });

  it("for a while is tried again, and the others do not wait for it", async () => {
    const nina = await makePerson(office.company, { alias: "nina" });
    office.mail.refusals.set(glebsMailbox, "450");
    await publish(office, "@gleb, @nina, вы оба");
    const to = (await received(office)).map((letter) => letter.to[0]);
    expect(to).toEqual([expect.not.stringMatching(glebsMailbox)]);
    office.mail.refusals.clear();
    atMoscow("2025-03-10T12:03");
    expect((await received(office)).map((letter) => letter.to[0])).toContain(glebsMailbox);
    expect(nina.accountId).not.toBe(office.gleb.accountId);
  });
});

it("tells nobody of their own deeds", async () => {
  const id = await publish(office, "Пишу сама");
  await apiAs(office.anna).content.comment({ id, text: "И отвечаю сама" });
  await deliverAll();
  expect((await apiAs(office.anna).notifications.list({})).items).toEqual([]);
});
