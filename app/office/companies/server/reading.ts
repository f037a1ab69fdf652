import { and, eq, sql } from "drizzle-orm";
import type { Company } from "#app/office/companies/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { config } from "#platform/config.ts";
import { db } from "#platform/db/index.ts";
import { fileUrl } from "#platform/files/index.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts, groups } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";

/** The companies that an administrator sees to: there is no role over companies, so it is their own one. */
export async function readCompanies(viewer: Viewer): Promise<{ items: Company[] }> {
  return { items: await read(viewer, viewer.groupId) };
}

/** The administrator's own company; any other one is not found. */
export async function readCompany(viewer: Viewer, id: string): Promise<Company> {
  const [company] = await read(viewer, id);
  return company ?? refuse("not-found");
}

async function read({ groupId }: Viewer, id: string): Promise<Company[]> {
  const people = db()
    .select({ count: sql<number>`count(*)::int` })
    .from(accounts)
    .where(and(eq(accounts.groupId, groupId), isColleague()));
  const rows = await db()
    .select({ group: groups, people: sql<number>`(${people})` })
    .from(groups)
    .where(and(eq(groups.id, groupId), eq(groups.id, id)));
  return rows.map(({ group, people }) => ({
    id: group.id,
    name: group.name,
    alias: group.alias,
    rectangleLogoLink: group.rectangleLogoId && fileUrl(group.rectangleLogoId),
    squareLogoLink: group.squareLogoId && fileUrl(group.squareLogoId),
    showServices: group.showServices === null ? "portal" : group.showServices ? "yes" : "no",
    employeeStories: group.employeeStories,
    adminSecondFactor: group.adminSecondFactor,
    people,
    inTokens: config.oidcIssuer !== undefined,
  }));
}
