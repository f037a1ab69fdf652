import type { CaseView, Cause, DecisionName, Target } from "#app/engines/moderation/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import type { CaseRow } from "./cases.ts";
import { isHeldByOther } from "./claims.ts";

const everything: DecisionName[] = ["keep", "amend", "hide", "delete", "warn", "mute", "suspend"];
/** What can be done to words and not to a person. */
const ofWords: DecisionName[] = ["amend", "hide", "delete"];

type Asked = Pick<CaseRow, "target" | "cause" | "authorId" | "closedAt" | "claimedBy" | "claimedAt">;
type Known = {
  /** Who made the decision that its author disagrees with. */
  firstDecidedBy: string | null;
  /** Whether the author is of the moderator's own company. */
  isOurs: boolean;
};

/** What a moderator may decide of a case now, or why nothing. The author never, an appeal only another one; who leads a place keeps nobody silent elsewhere. */
export function choicesOf(
  viewer: Viewer,
  asked: Asked,
  { firstDecidedBy, isOurs }: Known,
): Pick<CaseView, "choices" | "barred"> {
  const none = (barred: CaseView["barred"]) => ({ choices: [], barred });
  if (asked.closedAt) return none("closed");
  if (asked.authorId === viewer.accountId) return none("own");
  if (isHeldByOther(viewer, asked)) return none("claimed");
  if (asked.cause === "appeal" && firstDecidedBy === viewer.accountId) return none("first-decision");
  const possible: Partial<Record<DecisionName, boolean>> = {
    mute: isOurs && viewer.rights.includes("moderator"),
    suspend: isOurs && viewer.isAdmin,
  };
  const choices = answers(asked.cause, asked.target).filter((name) => possible[name] ?? true);
  return { choices, barred: null };
}

function answers(cause: Cause, target: Target): DecisionName[] {
  if (cause === "hold") return ["approve", "reject"];
  if (cause === "appeal") return ["uphold", "overturn"];
  if (target === "default") return everything.filter((name) => !ofWords.includes(name));
  // What editors make goes back to its author at their own desk.
  return target === "article" ? everything.filter((name) => name !== "amend") : everything;
}
