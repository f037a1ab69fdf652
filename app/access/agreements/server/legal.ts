import { and, asc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { type LegalAgreement, personalData } from "#app/access/agreements/contract.ts";
import { readMarkdown } from "#app/rich-text/markdown.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { groups } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { personalDataSample } from "./defaults.ts";
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

/**
 * What strangers read of the consent: the company's own words where the portal serves one, else the portal's
 * sample. Which company a stranger belongs to nobody knows, and whose portal this is they need not.
 */
export async function readGuestConsent() {
  const companies = await db().select({ id: groups.id }).from(groups).limit(2);
  const [only] = companies.length === 1 ? companies : [];
  const own = only && (await withTenant(only.id, () => readInForce(eq(agreements.code, personalData))));
  const read = own ?? (await readInForce(and(isNull(agreements.groupId), eq(agreements.code, personalDataSample))!));
  return read ?? refuse("not-found");
}

async function readInForce(which: SQL) {
  const [row] = await db()
    .select({ ...columns, text: agreementVersions.text })
    .from(agreements)
    .innerJoin(agreementVersions, isInForce)
    .where(which);
  return row && { title: row.title, version: toLegal(row).version, body: readMarkdown(row.text) };
}

type Row = Omit<LegalAgreement, "version"> & { number: number; effectiveFrom: Date | null; changeSummary: string };

function toLegal({ number, effectiveFrom, changeSummary, ...about }: Row): LegalAgreement {
  return { ...about, version: { number, effectiveFrom: effectiveFrom!.toISOString(), changeSummary } };
}
