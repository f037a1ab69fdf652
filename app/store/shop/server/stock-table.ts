import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { refuseAt } from "#platform/refusal.ts";
import { BrokenTable, readTable } from "#platform/tables/table.ts";
import { tellArrived } from "./arrivals.ts";
import { goodsName } from "./goods-name.ts";
import { storeProducts, storeVariants } from "./schema.ts";

const mostLines = 5000;

/** What the columns of a table of stock may be called. */
const spellings = {
  id: ["номер", "id"],
  sku: ["артикул", "sku"],
  stock: ["остаток", "stock", "количество"],
};
const endless = ["", "без счёта", "∞"];

type StockChange = { variantId: string; title: string; from: number | null; to: number | null };
type StockPlan = { changes: StockChange[]; same: number; problems: { line: number; text: string }[] };

/** All that is sold, variant by variant, with how many there are. */
export async function readStock({ groupId }: Viewer) {
  const rows = await db()
    .select({
      ...{ variantId: storeVariants.id, sku: storeVariants.sku, stock: storeVariants.stock },
      ...{ product: storeProducts.title, variant: storeVariants.title, digital: storeProducts.digital },
    })
    .from(storeVariants)
    .innerJoin(storeProducts, eq(storeProducts.id, storeVariants.productId))
    .where(and(eq(storeVariants.groupId, groupId), isNull(storeVariants.archivedAt), isNull(storeProducts.archivedAt)))
    .orderBy(asc(storeProducts.title), asc(storeVariants.place), asc(storeVariants.title), asc(storeVariants.id))
    .limit(mostLines);
  return { items: rows };
}

/** What a table of stock would change: a dry run that changes nothing. Refuses at the field what is no such table. */
export async function planStock(viewer: Viewer, { file }: { file: File }): Promise<StockPlan> {
  const [head = [], ...rows] = await readRows(file);
  const place = (names: string[]) => head.findIndex((title) => names.includes(title.trim().toLowerCase()));
  const at = { id: place(spellings.id), sku: place(spellings.sku), stock: place(spellings.stock) };
  if (at.stock < 0 || (at.id < 0 && at.sku < 0))
    refuseAt("file", "В первой строке нужны столбец «Остаток» и столбец «Номер» или «Артикул»");
  if (rows.length > mostLines) refuseAt("file", `Больше ${mostLines} строк: разделите таблицу`);
  const { items } = await readStock(viewer);
  const known = new Map(items.map((one) => [one.variantId, one] as const));
  const bySku = new Map(items.filter(({ sku }) => sku).map((one) => [one.sku.toLowerCase(), one] as const));
  const plan: StockPlan = { changes: [], same: 0, problems: [] };
  const seen = new Set<string>();
  for (const [row, cells] of rows.entries()) {
    const cell = (column: number) => (cells[column] ?? "").trim().replace(/^'/, "");
    const wrong = (text: string) => plan.problems.push({ line: row + 2, text });
    const found = known.get(cell(at.id).toLowerCase()) ?? bySku.get(cell(at.sku).toLowerCase());
    const to = stockIn(cell(at.stock));
    if (!found) wrong("Такого товара нет");
    else if (found.digital) wrong("У кодов остаток считается сам");
    else if (seen.has(found.variantId)) wrong("Этот товар уже был выше");
    else if (to === undefined) wrong("Остаток – целое число от 0 до 1 000 000 или пусто");
    else if (to === found.stock) plan.same += 1;
    else {
      const title = goodsName({ title: found.product, variant: found.variant });
      plan.changes.push({ variantId: found.variantId, title, from: found.stock, to });
    }
    if (found) seen.add(found.variantId);
  }
  return plan;
}

type Line = { variantId: string; seen: number | null; stock: number | null };

/** Writes the stock of many variants. One that somebody has bought of since the keeper looked stays as it is, and is named. */
export async function putStock(viewer: Viewer, { lines }: { lines: Line[] }) {
  const { accountId, groupId } = viewer;
  const wished = new Map(lines.map((line) => [line.variantId, line]));
  const ids = [...wished.keys()].toSorted();
  const rows = ids.length
    ? await db()
        .select({ variant: storeVariants, title: storeProducts.title, digital: storeProducts.digital })
        .from(storeVariants)
        .innerJoin(storeProducts, eq(storeProducts.id, storeVariants.productId))
        .where(and(inArray(storeVariants.id, ids), eq(storeVariants.groupId, groupId)))
        .orderBy(asc(storeVariants.id))
        .for("update", { of: storeVariants })
    : [];
  const passed: string[] = [];
  const arrived: string[] = [];
  let changed = 0;
  for (const { variant, title, digital } of rows) {
    const { seen, stock } = wished.get(variant.id)!;
    if (digital || variant.stock !== seen) {
      passed.push(goodsName({ title, variant: variant.title }));
      continue;
    }
    await db().update(storeVariants).set({ stock }).where(eq(storeVariants.id, variant.id));
    if (variant.stock === 0 && stock !== 0) arrived.push(variant.id);
    changed += 1;
  }
  await tellArrived(viewer, arrived);
  if (changed)
    await recordAudit({ deed: "stock-table.put", result: "ok", accountId, groupId, detail: { count: changed } });
  return { changed, passed };
}

/** A number of things as people write it; nothing is without end, undefined is no number. */
function stockIn(text: string): number | null | undefined {
  if (endless.includes(text.toLowerCase())) return null;
  const digits = text.replace(/[\s\u00a0]/g, "");
  return /^\d{1,7}$/.test(digits) && Number(digits) <= 1_000_000 ? Number(digits) : undefined;
}

async function readRows(file: File): Promise<string[][]> {
  try {
    return readTable(Buffer.from(await file.arrayBuffer()));
  } catch (error) {
    const text =
      error instanceof BrokenTable ? `Строка ${error.line}: кавычка стоит не на месте` : "Это не таблица CSV";
    return refuseAt("file", text);
  }
}
