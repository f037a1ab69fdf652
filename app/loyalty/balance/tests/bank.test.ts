import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import "#app/areas.ts";
import { reconcile, verifyLedger } from "#app/engines/ledger/server/index.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { fuzzTimes } from "#tests/support/depth.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();

const clients = 16;
/** Ten times as many where everything is proved: ten thousand. */
const each = 63 * fuzzTimes;

it(`adds up at every look while ${clients} people move ${clients * each} times`, async () => {
  const company = await makeCompany();
  const admin = await makePerson(company, { roles: ["employee", "admin"] });
  const most = 1_000_000;
  const limits = { perDeed: most, perDay: most, perMonth: most, allowance: 0, leaderAllowance: 0 };
  await apiAs(admin).balance.setSettings(limits);
  const people = await Promise.all(Array.from({ length: 6 }, () => makePerson(company)));
  const aliases = await Promise.all(people.map(async (one) => (await apiAs(one).account.me({})).alias));
  for (const to of aliases) await apiAs(admin).balance.issue({ to, amount: 50, words: "Для проверки" });

  let moved = 0;
  let refused = 0;
  const client = async (number: number) => {
    for (let at = 0; at < each; at++) {
      const from = (number + at) % people.length;
      const input = { to: aliases[(from + 1 + (at % 5)) % people.length]!, amount: 1 + ((number * 7 + at) % 20) };
      const send = () => {
        forgetSpending();
        return apiAs(people[from]!)
          .balance.transfer({ ...input, words: "За помощь" })
          .then(
            () => "moved",
            (error) => JSON.stringify(error.data?.fields ?? error.message),
          );
      };
      let sent = await send();
      // Who waits too long for a busy database is told so, and nothing has moved: they ask again.
      while (sent.includes("временно недоступен")) sent = await send();
      if (sent === "moved") moved += 1;
      else {
        refused += 1;
        expect(sent).toContain("Столько баллов нет");
      }
    }
  };
  let working = true;
  const seen = new Set<string>();
  const looks = async () => {
    while (working) {
      const { rows } = await withTenant("*", () =>
        db().execute(sql`select sum(balance)::int as sum, min(balance) filter (where purse <> 'issue') >= 0 as whole
          from ledger_accounts`),
      );
      seen.add(JSON.stringify(rows[0]));
    }
  };
  const looking = looks();
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number))).finally(() => (working = false));
  await looking;
  expect([...seen]).toEqual([JSON.stringify({ sum: 0, whole: true })]);
  expect(moved + refused).toBe(clients * each);
  expect(moved).toBeGreaterThan(clients);
  expect(await reconcile()).toEqual([]);
  const [checked] = await verifyLedger();
  expect(checked).toMatchObject({ links: moved + people.length });
  expect(checked?.broken).toBeUndefined();
});
