import {
  bringBackObject,
  hideObject,
  removeObject,
  returnObject,
  sendBackObject,
  showObject,
} from "#app/engines/content/server/index.ts";
import type { DecisionName, Target } from "#app/engines/moderation/contract.ts";
import { suspend } from "#app/office/people-desk/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { day, mute, unmute } from "./mutes.ts";

type Deed = {
  moderator: Viewer;
  target: Target;
  objectId: string;
  groupId: string;
  authorId: string;
  decisionId: string;
  message: string;
  days?: number;
};

/** Does to an object, or to its author, what was decided. */
export async function carryOut(name: DecisionName, deed: Deed): Promise<void> {
  const { moderator, target, objectId: id, message } = deed;
  const moderatorId = moderator.accountId;
  if (name === "suspend") await suspend(moderator, { id: deed.authorId, ...termOf(deed) });
  if (name === "mute") await mute(deed.groupId, deed.authorId, deed.decisionId, deed.days!);
  if (target === "default") return;
  const object = { kind: target === "comment" ? ("comment" as const) : ("publication" as const), id };
  if (name === "hide" || name === "suspend") await hideObject(moderatorId, object, message);
  if (name === "amend") await sendBackObject(moderatorId, object, message);
  if (name === "delete") await removeObject(moderatorId, object);
  if (name === "reject") await returnObject(object);
  // Many complaints may have hidden it already.
  if (name === "keep" || name === "warn" || name === "mute" || name === "approve")
    await showObject(moderatorId, object);
}

/** What those who let people in read of it; a term ends with the day, where the moderator lives. */
function termOf({ moderator: { timeZone }, message, days }: Deed): { reason: string; until?: string } {
  const reason = ["По решению модератора.", message].filter(Boolean).join(" ").slice(0, 500);
  if (!days) return { reason };
  return { reason, until: new Date(now().getTime() + days * day).toLocaleDateString("sv-SE", { timeZone }) };
}

/** Takes a decision back: its author was right. Whoever appeals has been let in again already. */
export async function undo(name: DecisionName, { moderator, target, objectId: id, decisionId }: Deed): Promise<void> {
  const moderatorId = moderator.accountId;
  if (name === "mute") await unmute(decisionId);
  if (target === "default") return;
  const object = { kind: target === "comment" ? ("comment" as const) : ("publication" as const), id };
  if (name === "hide" || name === "amend" || name === "suspend") await showObject(moderatorId, object);
  if (name === "delete") await bringBackObject(moderatorId, object, "moderator");
}
