import { sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { canKeep as canKeepFiles } from "#platform/files/index.ts";
import { canKeep as canKeepMarks } from "#platform/marks/index.ts";
import { fullParts, hasRoomAgain, type Part } from "#platform/room.ts";

let leaving = false;

/** From now on this process is not ready: balancers send people elsewhere while it finishes its work. */
export function startLeaving(): void {
  leaving = true;
}

/** Whether it has begun to leave: from then on no connection is kept for another request. */
export function isLeaving(): boolean {
  return leaving;
}

/**
 * Alive: the process answers. Ready: it also reaches its database, is not leaving, and nothing has lately refused to keep
 * what people write for want of room. Says which part it is and no more.
 */
export async function answerHealth(question: "alive" | "ready"): Promise<Response> {
  const reason = question === "alive" ? null : leaving ? "leaving" : await brokenPart();
  return new Response(reason ? `not ready: ${reason}` : "ok", {
    status: reason ? 503 : 200,
    headers: { "content-type": "text/plain", "cache-control": "no-store" },
  });
}

const canKeep: Record<Part, () => Promise<boolean>> = { database: canKeepMarks, files: canKeepFiles };

async function brokenPart(): Promise<Part | null> {
  if (!(await reachesDatabase())) return "database";
  return (await partsWithoutRoom())[0] ?? null;
}

/** What has refused to keep anything for want of room, and still does: it is asked anew. */
export async function partsWithoutRoom(): Promise<Part[]> {
  const still: Part[] = [];
  for (const part of fullParts()) {
    if (await canKeep[part]()) hasRoomAgain(part);
    else still.push(part);
  }
  return still;
}

async function reachesDatabase(): Promise<boolean> {
  try {
    await db().execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}
