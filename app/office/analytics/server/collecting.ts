import type { InferContractRouterInputs } from "@orpc/contract";
import { eq, sql } from "drizzle-orm";
import { agreesTo } from "#app/access/agreements/server/index.ts";
import { type analyticsContract, consents, type Terms, type VisitView } from "#app/office/analytics/contract.ts";
import { deviceKindOf, isInApp } from "#app/web/in-app.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { db } from "#platform/db/index.ts";
import { sendJob } from "#platform/jobs/index.ts";
import { accounts, groups } from "#platform/people/schema.ts";
import { forwardVisits } from "./forwarding.ts";
import { analyticsEvents } from "./schema.ts";
import { visitedPage } from "./titles.ts";

type Batch = InferContractRouterInputs<typeof analyticsContract>["collect"];

const day = 86_400_000;

/** What may be written down about the person who asks: only what they have agreed to, and never while somebody else looks with their eyes. */
export async function readTerms(viewer: Viewer): Promise<Terms> {
  if (viewer.shownBy || viewer.isGuest || !viewer.consent) return { visits: false, recording: null };
  const [said] = await db()
    .select({
      visits: agreesTo(sql`${accounts}.id`, consents.visits),
      recording: agreesTo(sql`${accounts}.id`, consents.recording),
    })
    .from(accounts)
    .where(eq(accounts.id, viewer.accountId));
  return { visits: said?.visits === true, recording: (said?.recording && config.tracker) || null };
}

/**
 * Writes down what a person who agrees to it has opened, each event once. Whose they are is known from the
 * session; without the consent nothing is written, and the browser learns that it is to forget the rest.
 */
export async function collect(viewer: Viewer, { device, installed, events }: Batch, userAgent = "") {
  const { accountId, groupId } = viewer;
  const [person] = await db()
    .select({ agrees: agreesTo(sql`${accounts}.id`, consents.visits), groupName: groups.name })
    .from(accounts)
    .innerJoin(groups, eq(groups.id, accounts.groupId))
    .where(eq(accounts.id, accountId));
  if (!person?.agrees) return { visits: false };
  const facts = { groupId, accountId, device, platform: deviceKindOf(userAgent), view: viewOf(userAgent, installed) };
  const rows = events.flatMap(({ id, kind, path, at }) => {
    const page = visitedPage(path);
    return page ? [{ id, kind, ...page, ...facts, at: momentOf(at) }] : [];
  });
  if (!rows.length) return { visits: true };
  const fresh = await db()
    .insert(analyticsEvents)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: analyticsEvents.id });
  const taken = new Set(fresh.map(({ id }) => id));
  const sent = rows.filter(({ id }) => taken.has(id));
  if (config.analyticsUrl && sent.length)
    await sendJob(forwardVisits.name, {
      events: sent.map(({ device: _, accountId: userId, at, ...event }) => ({
        ...{ ...event, userId, groupName: person.groupName, at: at.toISOString() },
      })),
    });
  return { visits: true };
}

/** A browser's clock may be wrong; an event that waited is at most a day old. */
function momentOf(told: string): Date {
  const present = now().getTime();
  const at = Date.parse(told);
  return new Date(at > present || at < present - day ? present : at);
}

function viewOf(userAgent: string, installed = false): VisitView {
  if (installed) return "installed";
  return isInApp(userAgent) ? "in-app" : "browser";
}
