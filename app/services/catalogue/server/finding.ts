import { and, eq } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import type { Season, ServiceKind, ServiceStatus } from "../contract.ts";
import { isHere, isOpen, runs } from "./policy.ts";
import { services } from "./schema.ts";

/** What the neighbours of the catalogue need to know of a service. */
export type KnownService = {
  id: string;
  title: string;
  kind: ServiceKind;
  status: ServiceStatus;
  ownerId: string;
};

const columns = {
  id: services.id,
  title: services.title,
  kind: services.kind,
  status: services.status,
  ownerId: services.ownerId,
};

/** A service that a reader may open, or nothing. */
export async function findOpen(viewer: Viewer, id: string): Promise<KnownService | undefined> {
  const [row] = await db()
    .select(columns)
    .from(services)
    .where(and(eq(services.id, id), isOpen(viewer)));
  return row;
}

/** A service that a person answers for, whether its company shows services or not. */
export async function findRun(viewer: Viewer, id: string): Promise<KnownService | undefined> {
  const [row] = await db()
    .select(columns)
    .from(services)
    .where(and(eq(services.id, id), isHere(viewer), runs(viewer)));
  return row;
}

/** The company's service of a season. */
export async function findSeason(viewer: Viewer, season: Season): Promise<KnownService | undefined> {
  const [row] = await db()
    .select(columns)
    .from(services)
    // The comics stay even where services are not shown (specification §4).
    .where(and(eq(services.season, season), season === "comix" ? isHere(viewer) : isOpen(viewer)));
  return row;
}
