import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { config } from "#platform/config.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { accounts } from "#platform/people/schema.ts";
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
beforeEach(() => {
  forgetSpending();
  mail.letters.length = 0;
});

/** The own mailbox of a colleague. */
async function mailboxOf({ accountId }: Viewer): Promise<string> {
  const [row] = await withTenant("*", () =>
    db().select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId)),
  );
  return row?.email ?? "";
}

let number = 0;

/** A closed channel of the head's, and a mailbox that nobody has yet where the head has theirs. */
async function channel() {
  number += 1;
  const { head } = world.sever;
  const alias = `pisma-${number}`;
  await apiAs(head).channels.create({ alias, title: `Письма ${number}`, joining: "closed", posting: "all" });
  const { id: place } = await apiAs(head).channels.channel({ alias });
  const email = `novaya-${number}@${(await mailboxOf(head)).split("@")[1]}`;
  return { place, email, alias };
}

/** Registers whoever got the last letter, by the code in it. */
async function register(email: string) {
  const theirs = () => mail.letters.filter(({ to }) => to.includes(email));
  await expect.poll(() => theirs().length).toBe(1);
  const code = /Код приглашения: (\S+)/.exec(theirs()[0]!.text)![1]!;
  const person = { lastName: "Новосёлова", firstName: "Дарья", password: "три слова подряд" };
  await apiAs(world.sever.head).registration.register({ ...person, code, email });
}

const membersOf = async (place: string) =>
  (await apiAs(world.sever.head).membership.members({ place })).items.map(({ name }) => name);
const stateOf = async (place: string) =>
  (await apiAs(world.sever.head).registration.letters({ place })).items.map(({ state }) => state);

describe("a letter that asks somebody into a place", () => {
  it("lets whoever registers by it into the place at once", async () => {
    const { place, email } = await channel();
    await apiAs(world.sever.head).registration.inviteToPlace({ place, email });
    expect(await stateOf(place)).toEqual(["open"]);
    await register(email);
    expect(mail.letters[0]!.text).toContain(`После регистрации вы сразу окажетесь в «Письма ${number}».`);
    expect(await membersOf(place)).toContain("Дарья Новосёлова");
    expect(await stateOf(place)).toEqual(["used"]);
  });

  it("goes to a mailbox of the company alone, once, and to nobody who is there already", async () => {
    const { place, email } = await channel();
    const { head, employee } = world.sever;
    const sent = (to: string) => apiAs(head).registration.inviteToPlace({ place, email: to });
    const said = (text: string) => ({ data: { fields: { email: [expect.stringContaining(text)] } } });
    await expect(sent("kto@ugodno.example")).rejects.toMatchObject(said("на почту компании"));
    await expect(sent(await mailboxOf(employee))).rejects.toMatchObject(said("уже на портале"));
    await sent(email);
    await expect(sent(email)).rejects.toMatchObject(said("уже отправлено"));
    const other = apiAs(employee).registration.inviteToPlace({ place, email });
    await expect(other).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("is an administrator's to send where colleagues have mailboxes that anybody may have", async () => {
    const { place } = await channel();
    const { head } = world.sever;
    const before = await mailboxOf(head);
    const move = (email: string) =>
      withTenant("*", () => db().update(accounts).set({ email }).where(eq(accounts.id, head.accountId)));
    await move("head@mail.ru");
    const sent = apiAs(head).registration.inviteToPlace({ place, email: "kto-ugodno@mail.ru" });
    await expect(sent).rejects.toMatchObject({
      data: { fields: { email: ["Новых людей письмом приглашает администратор"] } },
    });
    await move(before);
  });

  it("opens nothing once it is taken back, and no place once that is no more", async () => {
    const { place, email, alias } = await channel();
    const api = apiAs(world.sever.head);
    const { id } = await api.registration.inviteToPlace({ place, email });
    await api.registration.dropLetter({ place, id });
    expect(await stateOf(place)).toEqual(["revoked"]);
    await expect(register(email)).rejects.toMatchObject({
      data: { fields: { code: [expect.stringContaining("Код не подходит")] } },
    });
    mail.letters.length = 0;
    await api.registration.inviteToPlace({ place, email });
    await api.channels.remove({ id: place, alias });
    await register(email);
  });
});
