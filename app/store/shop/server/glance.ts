import { and, sql } from "drizzle-orm";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { part } from "#platform/db/index.ts";
import type { ProductLink } from "../contract.ts";
import { shop } from "../routes.ts";
import { isSold, saleNow } from "./policy.ts";
import { priceText } from "./price-text.ts";
import { storeProducts, storeVariants } from "./schema.ts";

const isHere = sql`exists (select from ${storeVariants} v
  where v.product_id = ${storeProducts.id} and v.archived_at is null and coalesce(v.stock, 1) > 0)`;

/** The newest things of the store that the reader may buy now, for the main page. */
export const glanceAtStore = (viewer: Viewer) =>
  part<{ id: string; title: string }, ProductLink[]>(
    sql`select ${storeProducts.id}, ${storeProducts.title} || ' – ' || ${priceText} as title from ${storeProducts}
      where ${and(isSold(viewer), isHere)} and ${saleNow()} = 'open'
      order by ${storeProducts.createdAt} desc, ${storeProducts.id} desc limit 4`,
    (rows) => rows.map(({ id, title }) => ({ href: href(shop.product, { id }), title })),
  );
