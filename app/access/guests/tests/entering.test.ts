import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { now } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { inDays } from "#platform/people/guests.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { Browser } from "#tests/support/browser.ts";
import { dayIn } from "#tests/support/days.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { makePerson } from "#tests/support/people.ts";

const world = portalInProcess({ LIMITS: "0" });

const change = (id: string, to: Partial<typeof accounts.$inferInsert>) =>
  withTenant("*", () => db().update(accounts).set(to).where(eq(accounts.id, id)));

/** Somebody comes by an invitation of the desk: sent as its form sends it. */
async function comeAsGuest(more: Record<string, string> = {}) {
  const admin = await world.as("admin");
  const form = { intent: "invite", limit: "1", days: "14", isGuest: "on", guestDays: "30", ...more };
  const made = await admin.send("/admin/people/invites", { form: { ...form, _csrf: await admin.csrf() } });
  expect(made.status).toBe(200);
  const code = /([A-Z2-9]{4}-){3}[A-Z2-9]{4}/.exec(await made.text())![0];
  const email = `${crypto.randomUUID()}@example.ru`;
  const who = { lastName: "Гостева", firstName: "Инна", email, password: "три слова подряд" };
  const answer = await new Browser(world.origin).send("/registration", {
    form: { intent: "register", ...who, code, _csrf: "" },
  });
  expect(answer.headers.get("location")).toBe("/registration?done=yes");
  const [row] = await withTenant("*", () => db().select().from(accounts).where(eq(accounts.email, email)));
  const enter = async () => {
    const browser = new Browser(world.origin);
    return { browser, ...(await browser.signIn(email, who.password)) };
  };
  return { row: row!, enter };
}

describe("an invitation for a guest", () => {
  it("makes a guest account for its days, for whom the named colleague answers", async () => {
    const { row, enter } = await comeAsGuest({ sponsor: "@ivan" });
    expect(row).toMatchObject({ role: "guest", sponsorId: world.sever.employee.accountId });
    const days = (row.guestUntil!.getTime() - now().getTime()) / 86_400_000;
    expect([days > 29.9, days <= 30]).toEqual([true, true]);
    await change(row.id, { consentToPersData: true });
    const { browser } = await enter();
    expect((await browser.open("/people")).url.pathname).toBe("/not-allowed");
    expect((await withTenant("*", () => db().select().from(accounts).where(eq(accounts.id, row.id))))[0]).toMatchObject(
      {
        role: "guest",
        guestUntil: row.guestUntil,
        sponsorId: row.sponsorId,
      },
    );
    const admin = await world.as("admin");
    const { html } = await admin.open("/admin/people/invites");
    expect(html.replaceAll("<!-- -->", "")).toMatch(/На 30\sдней, отвечает/);
  });

  it("names who invites where nobody else is named, and refuses a stranger beside the field", async () => {
    const { row } = await comeAsGuest();
    expect(row.sponsorId).toBe(world.admin.accountId);
    const admin = await world.as("admin");
    const form = { intent: "invite", limit: "1", days: "14", isGuest: "on", guestDays: "900", sponsor: "@olga" };
    const send = async (more = {}) => {
      const answer = await admin.send("/admin/people/invites", {
        form: { ...form, ...more, _csrf: await admin.csrf() },
      });
      return [answer.status, await answer.text()] as const;
    };
    const [status, html] = await send();
    expect([status, html.includes("Не больше года: 365 дней")]).toEqual([422, true]);
    const [next, words] = await send({ guestDays: "" });
    expect([next, words.includes("Не нашли: «@olga»")]).toEqual([422, true]);
  });
});

describe("a guest whose term is over", () => {
  it("is out at once and is told kindly whom to ask; prolonged they come in again", async () => {
    const { row, enter } = await comeAsGuest({ sponsor: "@ivan" });
    await change(row.id, { consentToPersData: true });
    const { browser } = await enter();
    expect((await browser.open("/people")).url.pathname).toBe("/not-allowed");
    await change(row.id, { guestUntil: now() });
    // A session is remembered for a second; the next page leads to the way in, and that is closed.
    await expect.poll(async () => (await browser.open("/people")).html).toContain("Гостевой доступ закончился");
    const { answer, html } = await enter();
    expect(answer.status).toBe(403);
    expect(html).toContain("Гостевой доступ закончился");
    expect(html).toContain(`За вас отвечает ${world.sever.employee.name}`);
    await change(world.sever.employee.accountId, { suspendedUntil: inDays(1) });
    expect((await enter()).html).toContain("администратора портала");
    await change(world.sever.employee.accountId, { suspendedUntil: null });
    await apiAs(world.sever.employee).guests.prolong({ id: row.id, until: dayIn(9) });
    const { browser: again } = await enter();
    expect((await again.open("/people")).url.pathname).toBe("/not-allowed");
  });
});

describe("the name of a guest", () => {
  it("stands with «Гость» under what they wrote as an employee, on lists and at the support desk, and leads nowhere", async () => {
    const company = { id: world.sever.id, alias: "sever", name: world.sever.name };
    const former = await makePerson(company, { firstName: "Лев", lastName: "Прежний" });
    const { id } = await apiAs(former).content.create({
      title: "Было дело",
      body: "Слова",
      feed: "work",
      reach: "company",
    });
    await apiAs(former).content.comment({ id, text: "И ещё слово" });
    await apiAs(former).content.react({ subject: "publication", id, name: "like" });
    await change(former.accountId, { role: "guest", guestUntil: inDays() });
    const anna = await world.as("anna");
    for (const path of [`/ugc/${id}`, `/reactions/publication/${id}`]) {
      const { html } = await anna.open(path);
      expect(html, path).toMatch(/Лев Прежний(<!-- -->| )*<span[^>]*>Гость<\/span>/);
      expect(html, path).not.toMatch(new RegExp(`/profile/person-${former.accountId.slice(-12)}"[^>]*>Лев`));
    }
    const guest = { ...former, roles: ["guest" as const], isGuest: true };
    await apiAs(guest).support.write({ topic: "Не пускает", text: "Помогите" });
    const admin = await world.as("admin");
    for (const path of ["/admin/support", "/admin/people?role=guest"])
      expect((await admin.open(path)).html, path).toContain(">Гость</span>");
  });
});
