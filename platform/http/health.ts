import { sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";

let leaving = false;

/** From now on this process is not ready: balancers send people elsewhere while it finishes its work. */
export function startLeaving(): void {
  leaving = true;
}

/** Alive: the process answers. Ready: it also reaches its database and is not leaving. No details to anyone (quality rule 50). */
export async function answerHealth(question: "alive" | "ready"): Promise<Response> {
  const ok = question === "alive" || (!leaving && (await reachesDatabase()));
  return new Response(ok ? "ok" : "not ready", {
    status: ok ? 200 : 503,
    headers: { "content-type": "text/plain", "cache-control": "no-store" },
  });
}

async function reachesDatabase(): Promise<boolean> {
  try {
    await db().execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}
