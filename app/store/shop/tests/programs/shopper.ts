// Opens the portal's database on a folder and buys one thing with points for each key from a number on, until it is killed;
// every third order is cancelled again. Says who buys what, then each key that was answered, with its order.

import "#app/areas.ts";
import { connectAcquirer } from "#platform/acquiring/index.ts";
import { openDatabase } from "#platform/db/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { makeBuyer, makeProduct, openStore } from "../buyers.ts";

const [dataDir = "", from = "0", known = ""] = process.argv.slice(2);
await openDatabase({ dataDir });
connectAcquirer(undefined);
const say = (line: string) => process.stdout.write(`${line}\n`);

async function begin() {
  const store = await openStore();
  const { variantId } = await makeProduct(store, { points: 3, stock: 10_000 });
  return { buyer: await makeBuyer(store, 100_000), deliveryId: store.deliveryId, variantId };
}

const world: Awaited<ReturnType<typeof begin>> = known ? JSON.parse(known) : await begin();
say(JSON.stringify(world));
const { buyer, deliveryId, variantId } = world;
const who = { recipient: "Анна Петрова", phone: "+7 900 123-45-67", deliveryId };
for (let key = Number(from); ; key++) {
  forgetSpending();
  const form = (name: string) => apiAs(buyer, { idempotencyKey: `${name}-${key}` }).shop;
  await form("add").add({ variantId });
  const { id } = await form("begin").begin({ ...who, total: 3 });
  await form("pay").pay({ id, total: 3 });
  if (key % 3 === 0) await form("cancel").cancel({ id });
  say(`${key} ${id}`);
}
