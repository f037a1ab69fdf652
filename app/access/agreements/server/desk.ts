import { and, asc, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { AgreementDesk, DeskAgreement } from "#app/access/agreements/contract.ts";
import { differ } from "#app/rich-text/difference.ts";
import { plainText } from "#app/rich-text/document.ts";
import { readMarkdown } from "#app/rich-text/markdown.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { readDepartments } from "./coverage.ts";
import { comingVersion, inForceVersion, toVersion } from "./own.ts";
import { isAsked, isOnDesk } from "./policy.ts";
import { agreements, agreementVersions } from "./schema.ts";

/** The documents of the administrator's company with how many people have accepted each, then the portal's own. */
export async function readDesk(viewer: Viewer): Promise<DeskAgreement[]> {
  const rows = await select(viewer, undefined);
  return rows.map(toLine);
}

/** One document: its versions, what is being written, and its coverage by department, a page of them. */
export async function readDesked(viewer: Viewer, id: string, units?: string): Promise<AgreementDesk> {
  const [row] = await select(viewer, eq(agreements.id, id));
  if (!row) refuse("not-found");
  const versions = await db()
    .select({
      version: agreementVersions,
      publishedBy: sql<string | null>`${accounts.firstName} || ' ' || ${accounts.lastName}`,
      accepted: sql<number>`(select count(*)::int from agreement_acceptances said
        where said.version_id = ${agreementVersions.id} and said.withdrawn_at is null
        and said.group_id = ${viewer.groupId}::uuid)`,
    })
    .from(agreementVersions)
    .leftJoin(accounts, eq(accounts.id, agreementVersions.publishedBy))
    .where(eq(agreementVersions.agreementId, id))
    .orderBy(desc(agreementVersions.number))
    .limit(50);
  const inForce = row.inForceNumber ?? 0;
  const letters = versions.find(({ version }) => version.number === inForce)?.version.text ?? "";
  const draft = versions.find(({ version }) => !version.publishedAt)?.version;
  const isAnswered = row.company && row.demand !== "none";
  const coverage = isAnswered ? await readDepartments(viewer, id, units) : undefined;
  return {
    ...toLine(row),
    versions: versions.map(({ version, ...told }) => ({
      ...told,
      ...{ number: version.number, changeSummary: version.changeSummary, textHash: version.textHash },
      state: stateOf(version, inForce),
      effectiveFrom: version.effectiveFrom?.toISOString() ?? null,
      publishedAt: version.publishedAt?.toISOString() ?? null,
    })),
    letters,
    written: draft ? toWritten(draft, letters) : null,
    departments: coverage?.items ?? [],
    moreDepartments: coverage?.next,
  };
}

type VersionRow = typeof agreementVersions.$inferSelect;

function stateOf({ number, publishedAt }: VersionRow, inForce: number) {
  if (!publishedAt) return "draft" as const;
  return number > inForce ? ("coming" as const) : number < inForce ? ("past" as const) : ("in-force" as const);
}

function toWritten({ number, text, changeSummary, effectiveFrom, revision }: VersionRow, before: string) {
  const body = readMarkdown(text);
  const parts = before ? differ(plainText(readMarkdown(before)), plainText(body)) : [];
  return { number, text, body, changeSummary, effectiveFrom: effectiveFrom?.toISOString() ?? null, revision, parts };
}

function select(viewer: Viewer, where: SQL | undefined) {
  const { groupId } = viewer;
  return db()
    .select({
      id: agreements.id,
      code: agreements.code,
      title: agreements.title,
      kind: agreements.kind,
      demand: agreements.demand,
      needs: agreements.needs,
      company: sql<boolean>`agreements.group_id is not null`,
      inForceNumber: agreements.inForce,
      inForce: inForceVersion,
      coming: comingVersion,
      draft: sql<boolean>`exists (select from agreement_versions v
        where v.agreement_id = agreements.id and v.published_at is null)`,
      of: sql<number>`(select count(*)::int from accounts where ${isAsked(groupId, sql`agreements.kind`)})`,
      accepted: sql<number>`(select count(distinct said.account_id)::int from agreement_acceptances said
        join agreement_versions v on v.id = said.version_id and v.number = agreements.in_force
        join accounts on accounts.id = said.account_id and ${isAsked(groupId, sql`agreements.kind`)}
        where said.agreement_id = agreements.id and said.withdrawn_at is null)`,
    })
    .from(agreements)
    .where(and(or(isOnDesk(viewer), isNull(agreements.groupId)), where))
    .orderBy(sql`agreements.group_id is null`, asc(agreements.createdAt), asc(agreements.id));
}

type Row = Awaited<ReturnType<typeof select>>[number];

function toLine({ inForce, coming, inForceNumber: _, ...row }: Row): DeskAgreement {
  return { ...row, inForce: toVersion(inForce), coming: toVersion(coming) };
}
