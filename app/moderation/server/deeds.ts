import { bringBackObject, hideObject, removeObject, sendBackObject, showObject } from "#app/content/server/index.ts";
import type { DecisionName, Target } from "#app/moderation/contract.ts";
import { mute, unmute } from "./mutes.ts";

type Deed = {
  moderatorId: string;
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
  const { moderatorId, target, objectId: id, message } = deed;
  if (name === "mute") await mute(deed.groupId, deed.authorId, deed.decisionId, deed.days!);
  if (target === "default") return;
  const object = { kind: target === "comment" ? ("comment" as const) : ("publication" as const), id };
  if (name === "hide") await hideObject(moderatorId, object, message);
  if (name === "amend") await sendBackObject(moderatorId, object, message);
  if (name === "delete") await removeObject(moderatorId, object);
  // Many complaints may have hidden it already.
  if (name === "keep" || name === "warn" || name === "mute" || name === "approve")
    await showObject(moderatorId, object);
}

/** Takes a decision back: its author was right. */
export async function undo(name: DecisionName, { moderatorId, target, objectId: id, decisionId }: Deed): Promise<void> {
  if (name === "mute") await unmute(decisionId);
  if (target === "default") return;
  const object = { kind: target === "comment" ? ("comment" as const) : ("publication" as const), id };
  if (name === "hide" || name === "amend") await showObject(moderatorId, object);
  if (name === "delete") await bringBackObject(moderatorId, object, "moderator");
}
