import { db } from "#platform/db/index.ts";
import { audit } from "./schema.ts";

type AuditRecord = {
  /** What was done: `login`, `logout`, `denied`, `export`… */
  deed: string;
  result: "ok" | "refused" | "failed";
  accountId?: string | null;
  groupId?: string | null;
  objectId?: string;
  requestId?: string;
};

/** Adds a row that nobody changes: who, of which company, did what to what, and how it ended (quality rule 41). */
export async function recordAudit({ deed, result, accountId, groupId, objectId, requestId }: AuditRecord) {
  await db()
    .insert(audit)
    .values({
      deed,
      result,
      accountId: accountId || null,
      auditGroupId: groupId || null,
      objectId: objectId ?? null,
      requestId: requestId ?? "",
    });
}
