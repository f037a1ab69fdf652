import { sql } from "drizzle-orm";
import { storeProducts } from "./schema.ts";

/** What a product costs, as one line of a list says it. */
export const priceText = sql<string | null>`case when ${storeProducts.points} is not null
  then 'баллов: ' || ${storeProducts.points} else 'рублей: ' || round(${storeProducts.money} / 100.0, 2) end`;
