import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { config } from "#platform/config.ts";
import { apiAs } from "#tests/support/api.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";

const world = portalInProcess({ LIMITS: "0" });
let mail: MailServer;

beforeAll(async () => {
  mail = await startMailServer();
  config.smtpUrl = mail.url;
});
afterAll(async () => {
  config.smtpUrl = undefined;
  await mail.stop();
});

async function letterTo(email: string, more: object = {}) {
  mail.letters.length = 0;
  const { code } = await apiAs(world.admin).registration.invite({ email, days: 3, ...more });
  await expect.poll(() => mail.letters.length).toBe(1);
  return { code, letter: mail.letters[0]! };
}

describe("the letter of an invitation", () => {
  it("goes to a mailbox in Russian letters, and says who invites, where to, and until when", async () => {
    const { code, letter } = await letterTo("anna@пример.рф");
    expect(letter.to).toEqual(["anna@xn--e1afmkfd.xn--p1ai"]);
    const { items } = await apiAs(world.admin).registration.invites({});
    expect(items[0]!.email).toBe("anna@пример.рф");
    const until = new Intl.DateTimeFormat("ru", { dateStyle: "long", timeZone: "Europe/Moscow" });
    expect(letter.text).toContain(`${world.admin.name} приглашает вас на корпоративный портал компании «Север».`);
    expect(letter.text).toContain(`до ${until.format(new Date(items[0]!.until))}`);
    expect(letter.text).toContain(code);
  });

  it("says that a guest comes as one, and for how long", async () => {
    const { letter } = await letterTo("guest-letter@example.ru", { guest: { days: 2 } });
    expect(letter.text).toContain("компании «Север» гостем на 2 дня.");
  });
});
