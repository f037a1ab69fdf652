import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, vi } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { beginSecondFactor, confirmSecondFactor } from "#platform/identity/index.ts";
import { identityAccount, identitySecondFactor } from "#platform/identity/schema.ts";
import { secretOf } from "#platform/identity/second-factor.ts";
import { codeAt, stepAt } from "#platform/identity/totp.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { sharedBudgets } from "#platform/limits/schema.ts";
import { accounts } from "#platform/people/schema.ts";
import { signInPeople, testApp } from "../../../auth/tests/support/app.ts";
import { Browser } from "../../../auth/tests/support/browser.ts";

const start = new Date("2030-03-01T09:00:00Z").getTime();

export type Stepping = {
  /** Accounts by login. */
  people: Record<string, string>;
  /** The recovery codes that anna was given. */
  recovery: string[];
};

/**
 * A small portal with anna, ivan and olga, of whom anna signs in with two steps; every test begins so, ten minutes after
 * the one before. Call it at the top of the file, after `environment.ts` has named the address.
 */
export function steppingPeople(): Stepping {
  const world = { people: {}, recovery: [] } as Stepping;
  let minute = 0;
  testApp();
  beforeAll(async () => {
    world.people = await signInPeople({ anna: ["employee"], ivan: ["employee"], olga: ["employee"] });
  });
  beforeEach(async () => {
    forgetSpending();
    await db().delete(sharedBudgets);
    minute += 10;
    vi.useFakeTimers({ toFake: ["Date"], now: start + minute * 60_000 });
    await db().delete(identitySecondFactor);
    world.recovery = await turnOn("anna");
    return () => void vi.useRealTimers();
  });
  return world;
}

/** What a person does in their own company. */
export async function as<T>(login: string, deed: (viewer: Viewer) => Promise<T>): Promise<T> {
  const [row] = await withTenant("*", () => db().select().from(accounts).where(eq(accounts.firstName, login)));
  const viewer = { ...row!, accountId: row!.id } as unknown as Viewer;
  return withTenant(viewer.groupId, () => deed(viewer));
}

/** What stands in the telephone of a person, `later` half-minutes from now. */
export async function code(login: string, later = 0): Promise<string> {
  const [row] = await db()
    .select({ sealed: identitySecondFactor.sealed })
    .from(identitySecondFactor)
    .innerJoin(identityAccount, eq(identityAccount.id, identitySecondFactor.identityId))
    .where(eq(identityAccount.username, login));
  return codeAt(secretOf(row!.sealed)!, stepAt(new Date()) + later);
}

/** Turns the second factor on with the code of the last half-minute; gives the recovery codes. */
export async function turnOn(login: string): Promise<string[]> {
  await as(login, (viewer) => beginSecondFactor(viewer, "veche"));
  const first = await code(login, -1);
  return (await as(login, (viewer) => confirmSecondFactor(viewer, first))).codes;
}

/** A browser in which the right password was typed, before the form that asks for a code. */
export async function halfway(origin: string, login = "anna", returnTo = "/main") {
  const browser = new Browser(origin);
  const step = await browser.signIn(login, "veche", returnTo);
  const send = (form: Record<string, string>) => browser.open(step.url.href, { form });
  return { browser, ...step, send };
}
