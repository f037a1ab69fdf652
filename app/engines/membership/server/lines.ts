import { sql } from "drizzle-orm";
import type { PlaceLine } from "#app/engines/membership/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { fileUrl } from "#platform/files/index.ts";
import { sleeps } from "./quiet.ts";
import { places } from "./schema.ts";
import { roleOf } from "./standing.ts";

/** The columns of a place in a list. */
export function placeLineColumns(viewer: Viewer) {
  return {
    id: places.id,
    alias: places.alias,
    title: places.title,
    description: places.description,
    joining: places.joining,
    archivedAt: places.archivedAt,
    official: places.official,
    avatarId: places.avatarId,
    activeAt: places.activeAt,
    createdAt: places.createdAt,
    role: sql<PlaceLine["role"]>`(${roleOf(viewer, sql`${places}.id`)})`,
    members: places.members,
  };
}

type Row = Omit<PlaceLine, "archived" | "dormant" | "activeAt" | "avatar"> & {
  archivedAt: Date | null;
  activeAt: Date | null;
  createdAt: Date;
  avatarId: string | null;
};

/** A place as lists draw it, with what its area has added. */
export function placeLine<More extends Row>({ archivedAt, activeAt, createdAt, avatarId, ...row }: More) {
  return {
    ...row,
    avatar: avatarId && fileUrl(avatarId),
    archived: archivedAt !== null,
    dormant: sleeps({ archivedAt, activeAt, createdAt }),
    activeAt: activeAt?.toISOString() ?? null,
  };
}
