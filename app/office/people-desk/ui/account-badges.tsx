import { Badge } from "#app/ui/badge.tsx";
import { rightTitles } from "#platform/people/rights.ts";
import type { DeskLine } from "../contract.ts";
import { roleWords, stateWords } from "./words.ts";

const looks = {
  active: "success",
  invited: "neutral",
  suspended: "warning",
  over: "warning",
  left: "neutral",
} as const;

/** How an account stands: its state, a role that is not everybody's, the rights it was given. */
export function AccountBadges({
  account: { state, role, rights, withdrawn },
}: {
  account: Pick<DeskLine, "state" | "role" | "rights" | "withdrawn">;
}) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge look={looks[state]}>{stateWords[state]}</Badge>
      {withdrawn && <Badge look="danger">Согласие отозвано</Badge>}
      {role !== "employee" && <Badge look="brand">{roleWords[role]}</Badge>}
      {rights.map((right) => (
        <Badge key={right}>{rightTitles[right]}</Badge>
      ))}
    </span>
  );
}
