import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { OrderView } from "../contract.ts";
import { stateTitles } from "./words.ts";

/** What has become of an order: each state with when and who. */
export function OrderHistory({ history }: Pick<OrderView, "history">) {
  const { viewer, now } = useRoot();
  return (
    <ol className="space-y-2">
      {history.map(({ state, at, by, note }) => (
        <li key={`${state} ${at}`}>
          <p>
            <span className="font-semibold">{stateTitles[state]}</span>
            <span className="text-muted">
              {" · "}
              <Time value={at} zone={viewer.timeZone} now={now} look="moment" />
              {by && ` · ${by}`}
            </span>
          </p>
          {note && <p className="text-soft wrap-anywhere">{note}</p>}
        </li>
      ))}
    </ol>
  );
}
