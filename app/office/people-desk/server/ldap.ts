import { and, count, eq, isNull } from "drizzle-orm";
import type { LdapState, LdapTrouble } from "#app/office/people-desk/contract.ts";
import { nobody, type Viewer } from "#platform/auth/viewer.ts";
import { config } from "#platform/config.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { log } from "#platform/log.ts";
import { accounts, groups } from "#platform/people/schema.ts";
import { lockAdministrators } from "./last-admin.ts";
import { askLdap, LdapRefusal } from "./ldap-asking.ts";
import { findNumbers } from "./ldap-numbers.ts";
import { rowsOf } from "./ldap-rows.ts";
import { keepRun, readRun } from "./ldap-runs.ts";
import { peopleTables } from "./schema.ts";
import { applyPlan } from "./table.ts";
import { planTable } from "./table-plan.ts";

/** How long somebody waits who has pressed a button: less than a page waits for the machine behind it. */
const patience = { page: 8_000, night: 120_000 };

/** When more than so many, and more than that part of the people, would leave in a night, somebody has to look first. */
const brake = { people: 5, part: 0.1 };

/** Whether the company's LDAP server is set up, and what came of it the last time. */
export async function readLdap({ groupId }: Viewer): Promise<LdapState> {
  const alias = await aliasOf(groupId);
  const last = await readRun(groupId);
  const settings = config.ldap?.company === alias ? config.ldap : undefined;
  const isOpen = settings?.url.startsWith("ldap:") === true && !settings.startTls;
  return { server: settings ? new URL(settings.url).host : null, isOpen, alias, last };
}

/** Asks the LDAP server and keeps what it gives as a table of people, to be looked at and applied. */
export async function lookLdap(viewer: Viewer): Promise<{ id: string | null; trouble: LdapTrouble | null }> {
  const { accountId: authorId, groupId } = viewer;
  const settings = config.ldap;
  if (!settings || settings.company !== (await aliasOf(groupId))) return { id: null, trouble: "unset" };
  try {
    const rows = await takeRows(groupId, await askLdap(settings, patience.page));
    const id = newId();
    await db().insert(peopleTables).values({ id, groupId, authorId, name: "Каталог LDAP", source: "ldap", rows });
    return { id, trouble: null };
  } catch (error) {
    return { id: null, trouble: heard(error) };
  }
}

/** Every night: takes the people from the LDAP server and applies what it gives, or writes down why nothing was written. */
export async function keepLdap(): Promise<void> {
  const settings = config.ldap;
  if (!settings) return;
  const groupId = await findCompany(settings.company);
  if (!groupId) return log.warn("No company has the name that LDAP_COMPANY gives");
  try {
    const people = await askLdap(settings, patience.night);
    await withTenant(groupId, async () => applyNightly(groupId, await takeRows(groupId, people)));
  } catch (error) {
    const trouble = heard(error);
    await withTenant(groupId, () => keepRun(groupId, { byHand: false, trouble }));
  }
}

async function applyNightly(groupId: string, rows: string[][]): Promise<void> {
  const viewer: Viewer = { ...nobody, groupId };
  await lockAdministrators();
  const plan = await planTable(viewer, rows, "ldap");
  const [here] = await db()
    .select({ people: count() })
    .from(accounts)
    .where(and(eq(accounts.groupId, groupId), isNull(accounts.leftAt)));
  const [leaving, people] = [plan.left.length, here?.people ?? 0];
  if (leaving > brake.people && leaving > people * brake.part)
    await keepRun(groupId, { byHand: false, trouble: "brake", leaving, people });
  else await applyPlan(viewer, plan, { id: groupId, source: "ldap", rows });
}

async function takeRows(groupId: string, people: Awaited<ReturnType<typeof askLdap>>): Promise<string[][]> {
  const rows = rowsOf(people, await findNumbers(groupId));
  // Whoever gives only leavers gives nobody.
  if (!people.some(({ isDisabled, email }) => !isDisabled && email)) throw new LdapRefusal("nobody");
  return rows;
}

function heard(error: unknown): LdapTrouble {
  if (!(error instanceof LdapRefusal)) throw error;
  log.warn("The LDAP server has not given its people", { error: error.cause ?? error });
  return error.trouble;
}

async function aliasOf(groupId: string): Promise<string> {
  const [row] = await db().select({ alias: groups.alias }).from(groups).where(eq(groups.id, groupId));
  return row?.alias ?? "";
}

function findCompany(alias: string): Promise<string | undefined> {
  return withTenant("*", async () => {
    const [row] = await db().select({ id: groups.id }).from(groups).where(eq(groups.alias, alias));
    return row?.id;
  });
}
