import { db } from "#platform/db/index.ts";
import { callFacts } from "./call-facts.ts";
import type { Deed } from "./deeds.ts";
import { audit } from "./schema.ts";

type AuditRecord = {
  deed: Deed;
  result: "ok" | "refused" | "failed";
  accountId?: string | null;
  groupId?: string | null;
  objectId?: string;
  requestId?: string;
  /** From where; a call of the API knows it by itself. */
  address?: string;
  /** What was before and what is after, or other facts; no words that people write to each other. */
  detail?: Record<string, unknown>;
};

/** Adds a row that nobody changes: who, of which company, did what to what, from where, and how it ended. */
export function recordAudit(record: AuditRecord): Promise<void> {
  return recordAudits([record]);
}

/** The same for one deed on many objects, in one statement. */
export async function recordAudits(records: AuditRecord[]): Promise<void> {
  if (!records.length) return;
  const facts = callFacts.getStore();
  await db()
    .insert(audit)
    .values(
      records.map(({ accountId, groupId, requestId, address, ...record }) => ({
        ...record,
        accountId: accountId || null,
        auditGroupId: groupId || null,
        requestId: requestId ?? facts?.requestId ?? "",
        address: address ?? facts?.address ?? "",
      })),
    );
}
