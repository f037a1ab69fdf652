import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { AgreementText } from "#app/access/agreements/contract.ts";
import { differ } from "#app/rich-text/difference.ts";
import { plainText } from "#app/rich-text/document.ts";
import { readMarkdown } from "#app/rich-text/markdown.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { isOffered, isPublished } from "./policy.ts";
import { agreementAcceptances, agreements, agreementVersions } from "./schema.ts";

type Asked = { code: string; version?: string };

/**
 * A document's text: that in force, the coming one where nothing is in force yet, or the version asked for; with what
 * has changed since the person accepted an earlier one. Refuses what is not there, or not for this person, as not found.
 */
export async function readText(viewer: Viewer, { code, version: asked }: Asked): Promise<AgreementText> {
  const [agreement] = await db()
    .select()
    .from(agreements)
    .where(and(eq(agreements.code, code), or(isOffered(viewer), isNull(agreements.groupId))))
    .orderBy(sql`agreements.group_id nulls last`)
    .limit(1);
  if (!agreement) refuse("not-found");
  const rows = await readVersions(viewer, agreement.id);
  const inForce = agreement.inForce ?? 0;
  const wanted = asked ? Number(asked) : agreement.inForce || rows.at(-1)?.version.number;
  const row = rows.find(({ version }) => version.number === wanted);
  if (!row) refuse("not-found");
  const [text, before] = await readTexts(row, inForce, rows);
  const { code: _, ...about } = agreement;
  return {
    ...{ code, title: about.title, kind: about.kind, demand: about.demand, needs: about.needs },
    version: toVersion(row),
    state: row.version.number > inForce ? "coming" : row.version.number < inForce ? "past" : "in-force",
    body: readMarkdown(text),
    textHash: row.version.textHash,
    versions: rows.filter((other) => other !== row).map(toVersion),
    accepted: row.accepted && {
      number: row.version.number,
      at: row.accepted.createdAt.toISOString(),
      method: row.accepted.method,
    },
    changes: before && { since: before.number, parts: differ(plainOf(before.text), plainOf(text)) },
  };
}

type Row = Awaited<ReturnType<typeof readVersions>>[number];

function readVersions({ accountId }: Viewer, agreementId: string) {
  return db()
    .select({
      version: {
        id: agreementVersions.id,
        number: agreementVersions.number,
        textHash: agreementVersions.textHash,
        changeSummary: agreementVersions.changeSummary,
        effectiveFrom: agreementVersions.effectiveFrom,
      },
      accepted: { createdAt: agreementAcceptances.createdAt, method: agreementAcceptances.method },
    })
    .from(agreementVersions)
    .leftJoin(
      agreementAcceptances,
      and(
        eq(agreementAcceptances.versionId, agreementVersions.id),
        eq(agreementAcceptances.accountId, accountId),
        isNull(agreementAcceptances.withdrawnAt),
      ),
    )
    .where(and(eq(agreementVersions.agreementId, agreementId), isPublished))
    .orderBy(desc(agreementVersions.number))
    .limit(50);
}

/** The letters of a version and, where the person has an earlier one, of the last that they accepted. */
async function readTexts(row: Row, inForce: number, rows: Row[]) {
  const isAsked = !row.accepted && row.version.number >= inForce;
  const before = isAsked
    ? rows.find(({ accepted, version }) => accepted && version.number < row.version.number)
    : undefined;
  const ids = [row.version.id, ...(before ? [before.version.id] : [])];
  const texts = await db()
    .select({ id: agreementVersions.id, number: agreementVersions.number, text: agreementVersions.text })
    .from(agreementVersions)
    .where(or(...ids.map((id) => eq(agreementVersions.id, id))));
  const of = (id: string) => texts.find((one) => one.id === id)!;
  return [of(row.version.id).text, before ? of(before.version.id) : null] as const;
}

const plainOf = (text: string) => plainText(readMarkdown(text));

const toVersion = ({ version: { number, effectiveFrom, changeSummary } }: Row) => ({
  number,
  effectiveFrom: effectiveFrom!.toISOString(),
  changeSummary,
});
