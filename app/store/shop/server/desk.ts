import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { refuseAt } from "#platform/refusal.ts";
import type { DeliveryKind } from "../contract.ts";
import { tell } from "./desk-journal.ts";
import { storeDeliveries } from "./schema.ts";

const deliveryColumns = {
  ...{ id: storeDeliveries.id, kind: storeDeliveries.kind, title: storeDeliveries.title },
  ...{ town: storeDeliveries.town, index: storeDeliveries.index, address: storeDeliveries.address },
};

const inOrder = [asc(storeDeliveries.kind), asc(storeDeliveries.town), asc(storeDeliveries.title)];

/** How orders may be received: of one kind, or named by an index, a town or an address. */
export async function readDeliveries(
  { groupId }: Viewer,
  { kind, query }: { kind?: DeliveryKind | undefined; query: string },
) {
  const words = query.trim();
  const isNamed = words
    ? or(
        sql`${storeDeliveries.index} like ${`${words.replace(/\D/g, "") || "-"}%`}`,
        sql`position(lower(${words}) in lower(${storeDeliveries.town} || ' ' || ${storeDeliveries.address} || ' ' || ${storeDeliveries.title})) > 0`,
      )
    : undefined;
  const items = await db()
    .select(deliveryColumns)
    .from(storeDeliveries)
    .where(
      and(
        ...[eq(storeDeliveries.groupId, groupId), isNull(storeDeliveries.archivedAt), isNamed],
        kind ? eq(storeDeliveries.kind, kind) : undefined,
      ),
    )
    .orderBy(...inOrder)
    .limit(200);
  return { items };
}

/** All ways of the company to receive an order, those of the archive last. */
export async function readDeskDeliveries({ groupId }: Viewer) {
  const items = await db()
    .select({ ...deliveryColumns, archived: sql<boolean>`${storeDeliveries.archivedAt} is not null` })
    .from(storeDeliveries)
    .where(eq(storeDeliveries.groupId, groupId))
    .orderBy(sql`${storeDeliveries.archivedAt} is not null`, ...inOrder);
  return { items };
}

type DeliveryWish = {
  id?: string | undefined;
  kind: DeliveryKind;
  title: string;
  town: string;
  index: string;
  address: string;
  archived: boolean;
};

/** Writes a way to receive orders, or another one. */
export async function putDelivery(viewer: Viewer, { id, archived, ...said }: DeliveryWish): Promise<{ id: string }> {
  const { groupId } = viewer;
  if (said.kind === "post" && !said.index) refuseAt("index", "Напишите индекс отделения");
  if (["pickup", "post"].includes(said.kind) && !said.address)
    refuseAt("address", "Напишите адрес: куда приходить за заказом");
  const row = { ...said, archivedAt: archived ? now() : null };
  const made = id ?? newId();
  if (id) {
    const isIt = and(eq(storeDeliveries.id, id), eq(storeDeliveries.groupId, groupId));
    const changed = await db().update(storeDeliveries).set(row).where(isIt).returning({ id: storeDeliveries.id });
    if (!changed.length) refuseAt("id", "Такого способа нет");
  } else
    await db()
      .insert(storeDeliveries)
      .values({ id: made, groupId, ...row });
  await tell(viewer, "store-delivery.put", made, said.title);
  return { id: made };
}
