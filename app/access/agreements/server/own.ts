import { and, asc, eq, ne, or, type SQL, sql } from "drizzle-orm";
import { type DueAgreement, type OwnAgreement, personalData } from "#app/access/agreements/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { hasAccepted, isOffered } from "./policy.ts";
import { agreements } from "./schema.ts";

type VersionRow = { number: number; effectiveFrom: string; changeSummary: string } | null;
type AcceptedRow = { number: number; at: string; method: NonNullable<OwnAgreement["accepted"]>["method"] } | null;

const versionWhere = (where: SQL) => sql<VersionRow>`(
  select json_build_object('number', v.number, 'effectiveFrom', v.effective_from, 'changeSummary', v.change_summary)
  from agreement_versions v where v.agreement_id = agreements.id and v.published_at is not null and ${where}
  order by v.number limit 1)`;

/** The version in force of the document in the query. */
export const inForceVersion = versionWhere(sql`v.number = agreements.in_force`);
/** The next one, in force from a later day on. */
export const comingVersion = versionWhere(sql`v.number > coalesce(agreements.in_force, 0)`);

/** A version as its readers know it. */
export const toVersion = (row: VersionRow) =>
  row && { ...row, effectiveFrom: new Date(row.effectiveFrom).toISOString() };

const toAccepted = (row: AcceptedRow) => row && { ...row, at: new Date(row.at).toISOString() };

/** Everything that a person has accepted or is asked for, the mandatory first. */
export async function readMine(viewer: Viewer): Promise<OwnAgreement[]> {
  const rows = await db()
    .select({
      code: agreements.code,
      title: agreements.title,
      kind: agreements.kind,
      demand: agreements.demand,
      needs: agreements.needs,
      inForce: inForceVersion,
      coming: comingVersion,
      accepted: sql<AcceptedRow>`(
        select json_build_object('number', v.number, 'at', said.created_at, 'method', said.method)
        from agreement_acceptances said join agreement_versions v on v.id = said.version_id
        where said.agreement_id = agreements.id and said.account_id = ${viewer.accountId}::uuid
          and said.withdrawn_at is null and v.number <= coalesce(agreements.in_force, v.number)
        order by v.number desc limit 1)`,
    })
    .from(agreements)
    .where(and(isOffered(viewer), ne(agreements.demand, "none")))
    .orderBy(sql`agreements.demand <> 'must'`, asc(agreements.createdAt), asc(agreements.id));
  return rows
    .filter(({ inForce, coming }) => inForce || coming)
    .map(({ inForce, coming, accepted, ...about }) => ({
      ...about,
      inForce: toVersion(inForce),
      coming: toVersion(coming),
      accepted: toAccepted(accepted),
    }));
}

/**
 * The mandatory documents that wait for a person: those in force and those that will be. The consent in force is not
 * among them: without it nothing else is open (specification §4).
 */
export async function readDue(viewer: Viewer): Promise<DueAgreement[]> {
  const isMine = hasAccepted(sql`${viewer.accountId}::uuid`, sql`v.id`);
  const rows = await db()
    .select({
      code: agreements.code,
      title: agreements.title,
      number: sql<number>`v.number`,
      from: sql<string | null>`case when v.number = agreements.in_force then null else v.effective_from end`,
    })
    .from(agreements)
    .innerJoin(
      sql`agreement_versions v`,
      sql`v.agreement_id = agreements.id and v.published_at is not null
        and v.number >= coalesce(agreements.in_force, 1) and not ${isMine}`,
    )
    .where(
      and(
        isOffered(viewer),
        eq(agreements.demand, "must"),
        or(ne(agreements.code, personalData), sql`v.number > agreements.in_force`),
      ),
    )
    .orderBy(asc(agreements.code), sql`v.number`);
  const first = rows.filter(({ code }, at) => rows[at - 1]?.code !== code);
  return first.map(({ from, ...row }) => ({ ...row, from: from && new Date(from).toISOString() }));
}
