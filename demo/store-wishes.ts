import type { OrderState } from "#app/store/shop/contract.ts";
import type { storeProducts } from "#app/store/shop/server/schema.ts";
import type { Economy } from "./economy.ts";
import type { Person } from "./people.ts";

const day = 86_400_000;
type Product = typeof storeProducts.$inferInsert;
export type Way = OrderState[];

/** How an order has gone, state after state, the last one is where it stands; and how many days ago it was begun. */
const ways: { way: Way; daysAgo: number }[] = [
  { way: ["awaiting-payment", "paid"], daysAgo: 0 },
  { way: ["awaiting-payment", "paid", "assembling"], daysAgo: 1 },
  { way: ["awaiting-payment", "paid", "assembling", "ready"], daysAgo: 2 },
  { way: ["awaiting-payment", "paid", "assembling", "shipped"], daysAgo: 3 },
  { way: ["awaiting-payment", "paid", "assembling", "ready", "delivered"], daysAgo: 6 },
  { way: ["awaiting-payment", "paid", "assembling", "shipped", "delivered", "closed"], daysAgo: 38 },
  { way: ["awaiting-payment", "paid", "cancelled-by-user"], daysAgo: 30 },
  { way: ["awaiting-payment", "paid", "assembling", "cancelled-by-store"], daysAgo: 24 },
  { way: ["awaiting-payment", "expired"], daysAgo: 19 },
  { way: ["awaiting-payment", "paid", "assembling", "ready", "delivered", "return-requested"], daysAgo: 5 },
  {
    way: ["awaiting-payment", "paid", "assembling", "ready", "delivered", "return-requested", "returned"],
    daysAgo: 15,
  },
];
const [paid, , , , delivered, closed] = ways.map(({ way }) => way) as [Way, Way, Way, Way, Way, Way];

export type Wanted = {
  way: Way;
  daysAgo: number;
  buyer: Person;
  product: Product;
  points: number;
  money: number;
};

type Shelves = { products: Product[]; buyers: { person: Person; since: Date }[] };

/** Who has ordered what and how it has gone, the oldest first: anna once in every state. */
export function ordersWanted({ random, today }: Economy, { products, buyers }: Shelves): Wanted[] {
  const cheap = products.filter(({ points }) => points != null && points <= 30);
  const anna = buyers.find(({ person }) => person.alias === "anna")?.person;
  const forPoints = (way: Way, daysAgo: number, buyer: Person): Wanted => {
    const product = random.pick(cheap);
    return { way, daysAgo, buyer, product, points: product.points!, money: 0 };
  };
  const named = (title: string) => products.find((one) => one.title === title)!;
  const mine = (buyer: Person): Wanted[] => [
    ...ways.map(({ way, daysAgo }) => forPoints(way, daysAgo, buyer)),
    { way: delivered, daysAgo: 4, buyer, product: named("Абонемент в бассейн"), points: 0, money: 350_000 },
    { way: paid, daysAgo: 0, buyer, product: named("Носки, три пары"), points: 10, money: 20_000 },
  ];
  // Nobody spends what they do not have yet: they have been here for a week when they order.
  const isHere = (since: Date, daysAgo: number) => today.getTime() - (daysAgo + 7) * day > since.getTime();
  const others = buyers.slice(0, 12).flatMap(({ person, since }, at) => {
    const { way, daysAgo } = ways[at % 6]!;
    return isHere(since, daysAgo) ? [forPoints(way, daysAgo, person)] : [];
  });
  const earlier = buyers.slice(12, 72).flatMap(({ person, since }) => {
    const daysAgo = random.int(8, 80);
    return isHere(since, daysAgo) && person !== anna ? [forPoints(closed, daysAgo, person)] : [];
  });
  return [...(anna ? mine(anna) : []), ...others, ...earlier].toSorted((a, b) => b.daysAgo - a.daysAgo);
}
