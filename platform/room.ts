import { sqlState } from "./db/errors.ts";
import { log } from "./log.ts";

/** Where the portal keeps what people write: each has a disk that may be full. */
export type Part = "database" | "files";

const full = new Set<Part>();

/**
 * Tells of a failure whether it is a disk without room, and whose; remembers it until `hasRoomAgain` is told. PostgreSQL
 * says so with its class 53 (but for too many connections), a folder with the system's own codes.
 */
export function fullPart(error: unknown): Part | undefined {
  const part = partIn(error);
  if (part && !full.has(part)) {
    full.add(part);
    log.error("There is no room left: nothing new can be kept", { reason: part, error });
  }
  return part;
}

/** What has refused to keep anything for want of room and has not kept anything since. */
export function fullParts(): Part[] {
  return [...full];
}

/** Something was kept again. */
export function hasRoomAgain(part: Part): void {
  full.delete(part);
}

function partIn(error: unknown): Part | undefined {
  const state = sqlState(error);
  if (state) return state.startsWith("53") && state !== "53300" ? "database" : undefined;
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code } = one as { code?: unknown };
    if (code === "ENOSPC" || code === "EDQUOT") return "files";
  }
  return undefined;
}
