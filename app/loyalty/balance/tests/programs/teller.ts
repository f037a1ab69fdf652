// Opens the portal's database on a folder and moves one point for each key from a number on, until it is killed; says who
// gives and who gets, then each key that was answered, with its transfer.

import { openDatabase } from "#platform/db/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";

const [dataDir = "", from = "0", known = ""] = process.argv.slice(2);
await openDatabase({ dataDir });
const say = (line: string) => process.stdout.write(`${line}\n`);

async function begin() {
  const company = await makeCompany();
  const admin = await makePerson(company, { roles: ["employee", "admin"] });
  const [giver, getter] = [await makePerson(company), await makePerson(company)];
  const limits = { perDeed: 1_000_000, perDay: 1_000_000, perMonth: 1_000_000, allowance: 0, leaderAllowance: 0 };
  await apiAs(admin).balance.setSettings(limits);
  const { alias: own } = await apiAs(giver).account.me({});
  await apiAs(admin).balance.issue({ to: own, amount: 100_000, words: "Для проверки" });
  return { giver, to: (await apiAs(getter).account.me({})).alias };
}

const world: Awaited<ReturnType<typeof begin>> = known ? JSON.parse(known) : await begin();
say(JSON.stringify(world));
for (let key = Number(from); ; key++) {
  forgetSpending();
  const teller = apiAs(world.giver, { idempotencyKey: `transfer-${key}` });
  const { id } = await teller.balance.transfer({ to: world.to, amount: 1, words: "За помощь" });
  say(`${key} ${id}`);
}
