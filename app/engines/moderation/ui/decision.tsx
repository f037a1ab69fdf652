import { Notice } from "#app/ui/notice.tsx";
import { counted } from "#app/ui/plural.ts";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { DecisionName, DecisionView, Target } from "../contract.ts";
import { decisionWords, reasonWords, targetWords } from "./words.ts";

const good: DecisionName[] = ["keep", "approve", "overturn"];

type Props = { decision: DecisionView; target: Target };

/** A decision as its author reads it: what, why, in the moderator's own words, when. */
export function Decision({ decision: { name, reason, message, days, at }, target }: Props) {
  const { viewer, now } = useRoot();
  const { told } = decisionWords[name];
  const taken = name === "hide" || name === "delete" ? `${told} ${targetWords[target].what}` : told;
  const why = reason && reasonWords[reason];
  return (
    <Notice
      look={good.includes(name) ? "success" : name === "restrain" ? "info" : "warning"}
      title={days ? `${told}: ${counted(days, ["день", "дня", "дней"])}` : taken}
    >
      {why && (
        <p>
          Причина: {why.title.toLowerCase()}. {why.told}
        </p>
      )}
      {message && <p className="mt-1 whitespace-pre-line wrap-anywhere">{message}</p>}
      <p className="mt-1 text-sm text-muted">
        <Time value={at} zone={viewer.timeZone} now={now} look="moment" />
      </p>
    </Notice>
  );
}
