import "#app/areas.ts";
import { apiAs } from "#tests/support/api.ts";
import { fillStore, someProduct } from "./fill-store.ts";
import { compare, makeWorld, type World } from "./worlds.ts";

/**
 * Measures the store of a company with few products and orders and with a hundred times as many, on one PostgreSQL, in turns:
 * its shelf, its search and the board of its keepers must not grow with them. `npm run bench -- store-scale [few] [many]`,
 * in orders: there is a product for each twenty of them.
 */
const [few = 2000, many = 200_000] = process.argv.slice(2).map(Number);
const turns = 3;
const calls = 30;

const worlds: World[] = [];
for (const count of [few, many]) worlds.push(await makeWorld("store", count, fillStore));

const category = "00000000-05a0-7000-8000-000000000001";
const keeper = ({ viewer }: World) => apiAs({ ...viewer, rights: ["store"] });
const shop = ({ viewer }: World) => apiAs(viewer).shop;
const cases: Record<string, (world: World) => Promise<unknown>> = {
  витрина: (world) => shop(world).shelf({}),
  категория: (world) => shop(world).shelf({ categoryId: category }),
  товар: (world) => shop(world).product({ id: someProduct }),
  "поиск: частое слово": (world) => shop(world).shelf({ query: "кружка" }),
  "поиск: редкое слово": (world) => shop(world).shelf({ query: "подстаканники" }),
  "поиск: с опечаткой": (world) => shop(world).shelf({ query: "футбалка" }),
  "мои покупки": (world) => shop(world).orders({}),
  "стол: новые заказы": (world) => keeper(world).shop.board({ state: "paid" }),
  "стол: завершённые заказы": (world) => keeper(world).shop.board({ state: "closed" }),
};

await compare(worlds, cases, { turns, calls, part: 0.95 });
process.exit();
