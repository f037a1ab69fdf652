import { findOwn } from "#app/office/people-desk/server/index.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { announce } from "#platform/events/index.ts";
import { makePasswordLink } from "#platform/identity/index.ts";
import { refuse } from "#platform/refusal.ts";
import { addressOf } from "./asking.ts";

const day = 24 * 60 * 60;

/**
 * A link by which somebody who has forgotten their password sets another one, for a day and once; the person is told of it.
 * Refuses another company's as not found; one's own, for which one types the present password; and who may not come in or
 * has no password here, as conflicts.
 */
export async function makeLink(viewer: Viewer, id: string): Promise<{ link: string; until: string }> {
  const { accountId: actorId, groupId } = viewer;
  const { state } = await findOwn(viewer, id);
  if (id === actorId) refuse("conflict", "self");
  if (state !== "active" && state !== "invited") refuse("conflict", state);
  const { secret, until } = await makePasswordLink(id, day);
  await recordAudit({ deed: "password.link-made", result: "ok", accountId: actorId, groupId, objectId: id });
  await announce({ kind: "password.link-made", objectId: id, groupId, actorId });
  return { link: addressOf(secret), until: until.toISOString() };
}
