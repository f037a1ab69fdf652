import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { LegalAgreement } from "#app/agreements/contract.ts";
import { readMarkdown } from "#app/rich-text/markdown.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { isInForce } from "./policy.ts";
import { agreements, agreementVersions } from "./schema.ts";

const columns = {
  code: agreements.code,
  title: agreements.title,
  kind: agreements.kind,
  company: sql<boolean>`agreements.group_id is not null`,
  number: agreementVersions.number,
  effectiveFrom: agreementVersions.effectiveFrom,
  changeSummary: agreementVersions.changeSummary,
};

/** The documents in force that a person of the company may want to read again, the portal's own last. */
export async function readLegal({ groupId }: Viewer): Promise<LegalAgreement[]> {
  const rows = await db()
    .select(columns)
    .from(agreements)
    .innerJoin(agreementVersions, isInForce)
    .where(
      or(
        isNull(agreements.groupId),
        and(eq(agreements.groupId, groupId), inArray(agreements.kind, ["policy", "rules", "nda", "legal"])),
      ),
    )
    .orderBy(sql`agreements.group_id is null`, asc(agreements.title), asc(agreements.id));
  return rows.map(toLegal);
}

/** What strangers may read: the portal's own documents, nothing of any company. */
export async function readGuestLegal() {
  const rows = await db()
    .select({ ...columns, text: agreementVersions.text })
    .from(agreements)
    .innerJoin(agreementVersions, isInForce)
    .where(and(isNull(agreements.groupId), eq(agreements.reach, "portal")))
    .orderBy(asc(agreements.title), asc(agreements.id));
  return rows.map(({ text, ...row }) => ({ ...toLegal(row), body: readMarkdown(text) }));
}

type Row = Omit<LegalAgreement, "version"> & { number: number; effectiveFrom: Date | null; changeSummary: string };

function toLegal({ number, effectiveFrom, changeSummary, ...about }: Row): LegalAgreement {
  return { ...about, version: { number, effectiveFrom: effectiveFrom!.toISOString(), changeSummary } };
}
