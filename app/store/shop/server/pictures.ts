import { and, asc, eq, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId } from "#platform/db/index.ts";
import { moved, writePlaces } from "#platform/db/places.ts";
import { fileUrl, storeUpload } from "#platform/files/index.ts";
import { refuse, refuseAt } from "#platform/refusal.ts";
import type { ProductPicture } from "../contract.ts";
import { tell } from "./desk-journal.ts";
import { storeProductPictures, storeProducts } from "./schema.ts";

const mostPictures = 10;

const first = (column: "file_id" | "alt") => sql`(select pic.${sql.raw(column)} from ${storeProductPictures} pic
  where pic.product_id = ${storeProducts}.id order by pic.place limit 1)`;

/** Columns: the picture of a product that stands on the shelf, and what it shows. */
export const firstPicture = {
  pictureId: sql<string | null>`${first("file_id")}`,
  pictureAlt: sql<string>`coalesce(${first("alt")}, '')`,
};

/** The pictures of a product in their order. */
export async function readPictures(productId: string): Promise<ProductPicture[]> {
  const rows = await db()
    .select({ id: storeProductPictures.id, fileId: storeProductPictures.fileId, alt: storeProductPictures.alt })
    .from(storeProductPictures)
    .where(eq(storeProductPictures.productId, productId))
    .orderBy(asc(storeProductPictures.place), asc(storeProductPictures.id));
  return rows.map(({ id, fileId, alt }) => ({
    ...{ id, alt, whole: fileUrl(fileId), large: fileUrl(fileId, 960), small: fileUrl(fileId, 128) },
  }));
}

/** Gives a product one more picture, the last of all. Refuses in words more of them than a page bears. */
export async function addPicture(viewer: Viewer, { id, picture, alt }: { id: string; picture: File; alt: string }) {
  const { title } = await lockProduct(viewer, id);
  const known = await idsOf(id);
  if (known.length >= mostPictures) refuseAt("picture", `У товара не больше ${mostPictures} картинок`);
  const stored = await storeUpload(picture, { viewer, reach: "company", accept: "image", field: "picture" });
  const row = { id: newId(), groupId: viewer.groupId, productId: id, fileId: stored.id, alt };
  await db()
    .insert(storeProductPictures)
    .values({ ...row, place: known.length + 1 });
  await tell(viewer, "product.put", id, title);
  return { id };
}

type Known = { id: string; pictureId: string };

/** Says what a picture shows. */
export async function describePicture(viewer: Viewer, { id, pictureId, alt }: Known & { alt: string }) {
  const { title } = await lockProduct(viewer, id);
  const changed = await db().update(storeProductPictures).set({ alt }).where(isIt({ id, pictureId })).returning();
  if (!changed.length) refuse("not-found");
  await tell(viewer, "product.put", id, title);
  return { id };
}

/** Moves a picture among those of its product. */
export async function movePicture(viewer: Viewer, { id, pictureId, by }: Known & { by: -1 | 1 }) {
  const { title } = await lockProduct(viewer, id);
  const ids = await idsOf(id);
  if (!ids.includes(pictureId)) refuse("not-found");
  await writePlaces(storeProductPictures, moved(ids, pictureId, by));
  await tell(viewer, "product.put", id, title);
  return { id };
}

/** Takes a picture away from a product. */
export async function dropPicture(viewer: Viewer, { id, pictureId }: Known) {
  const { title } = await lockProduct(viewer, id);
  const gone = await db().delete(storeProductPictures).where(isIt({ id, pictureId })).returning();
  if (!gone.length) refuse("not-found");
  await writePlaces(storeProductPictures, await idsOf(id));
  await tell(viewer, "product.put", id, title);
  return { id };
}

const isIt = ({ id, pictureId }: Known) =>
  and(eq(storeProductPictures.id, pictureId), eq(storeProductPictures.productId, id));

async function idsOf(productId: string): Promise<string[]> {
  return (await readPictures(productId)).map(({ id }) => id);
}

async function lockProduct({ groupId }: Viewer, id: string) {
  const [found] = await db()
    .select({ title: storeProducts.title })
    .from(storeProducts)
    .where(and(eq(storeProducts.id, id), eq(storeProducts.groupId, groupId)))
    .for("update");
  return found ?? refuse("not-found");
}
