import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";

type DeskDeed =
  | "product.put"
  | "product-stock.put"
  | "product-codes.put"
  | "store-category.put"
  | "store-delivery.put"
  | "store-settings.put";

/** Writes down what a keeper has done at the desk of the store. */
export const tell = ({ accountId, groupId }: Viewer, deed: DeskDeed, objectId: string, name: string) =>
  recordAudit({ deed, result: "ok", accountId, groupId, objectId, detail: { name } });
