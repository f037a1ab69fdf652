import { and, eq, isNull, sql } from "drizzle-orm";
import { personalData } from "#app/access/agreements/contract.ts";
import { now } from "#platform/clock.ts";
import { newId } from "#platform/db/id.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { groups } from "#platform/people/schema.ts";
import { defaultConsents } from "./default-consents.ts";
import { type DefaultAgreement, defaultPapers, portalPapers } from "./defaults.ts";
import { agreements, agreementVersions } from "./schema.ts";
import { hashOfText } from "./text-hash.ts";

type Company = { id: string; name: string; createdAt: Date };

const forCompany = [...defaultConsents, ...defaultPapers];

/**
 * Gives every company, and the portal itself, the documents that they lack: wherever a company is made, and at each start
 * of the portal. What is there already stays as it is.
 */
export async function foundAgreements(): Promise<void> {
  await withTenant("*", async () => {
    // Nodes that start together do it one after another.
    await db().execute(sql`select pg_advisory_xact_lock(7338725)`);
    const companies = await db().select({ id: groups.id, name: groups.name, createdAt: groups.createdAt }).from(groups);
    const known = await db().select({ groupId: agreements.groupId, code: agreements.code }).from(agreements);
    const has = new Set(known.map(({ groupId, code }) => `${groupId ?? ""}/${code}`));
    const lacking = (own: DefaultAgreement[], company?: Company) =>
      own.filter(({ code }) => !has.has(`${company?.id ?? ""}/${code}`)).map((one) => ({ one, company }));
    await insertAll([...lacking(portalPapers), ...companies.flatMap((company) => lacking(forCompany, company))]);
    await offerFuller(companies);
  });
}

async function insertAll(missing: { one: DefaultAgreement; company?: Company }[]): Promise<void> {
  if (!missing.length) return;
  const begin = now().getTime();
  const rows = missing.map(({ one, company }, at) => {
    const about = { groupId: company?.id ?? null, reach: company ? ("company" as const) : ("portal" as const) };
    // A moment apart, so that lists keep this order.
    const createdAt = new Date(begin + at);
    return { about, createdAt, id: newId(), one, company, text: one.text(company?.name ?? "") };
  });
  await db()
    .insert(agreements)
    .values(
      rows.map(({ about, id, createdAt, one: { text: _, ...one } }) => ({
        ...about,
        ...one,
        id,
        inForce: 1,
        createdAt,
      })),
    );
  await db()
    .insert(agreementVersions)
    .values(
      rows.map(({ about, id, text, company }) => ({
        ...{ ...about, agreementId: id, number: 1, text, textHash: hashOfText(text) },
        ...{ effectiveFrom: company?.createdAt ?? now(), publishedAt: now() },
      })),
    );
}

/** A company that brought its consent from before there were documents finds today's words as a draft, to publish or not. */
async function offerFuller(companies: Company[]): Promise<void> {
  const rows = await db()
    .select({ id: agreements.id, groupId: agreements.groupId })
    .from(agreements)
    .innerJoin(agreementVersions, eq(agreementVersions.agreementId, agreements.id))
    .where(and(eq(agreements.code, personalData), eq(agreements.inForce, 1), isNull(agreementVersions.publishedBy)))
    .groupBy(agreements.id, agreements.groupId)
    .having(sql`count(*) = 1 and min(${agreementVersions.changeSummary}) = ${broughtMark}`);
  for (const { id, groupId } of rows) {
    const company = companies.find((one) => one.id === groupId)!;
    const text = defaultConsents.find(({ code }) => code === personalData)!.text(company.name);
    const changeSummary = "Названы оператор, список данных, срок и способ отзыва";
    await db()
      .insert(agreementVersions)
      .values({ agreementId: id, groupId, number: 2, text, textHash: hashOfText(text), changeSummary });
  }
}

/** What the migration wrote beside the words that people had accepted before. */
const broughtMark = "Текст, который действовал раньше";
