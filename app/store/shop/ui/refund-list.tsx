import type { ReactNode } from "react";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { RefundView } from "../contract.ts";
import { sumText } from "./price.tsx";
import { refundTitles } from "./words.ts";

/** What of an order goes back to its buyer, one after another; `children` draws what may be done with one. */
export function RefundList({
  refunds,
  children,
}: {
  refunds: RefundView[];
  children?: (one: RefundView) => ReactNode;
}) {
  const { viewer, now } = useRoot();
  return (
    <ul className="space-y-3">
      {refunds.map((one) => (
        <li key={one.id}>
          <p>
            <span className="font-semibold">{sumText(one)}</span>
            <span className="text-muted">
              {` · ${refundTitles[one.state]} · `}
              <Time value={one.at} zone={viewer.timeZone} now={now} look="moment" />
              {one.by && ` · ${one.by}`}
            </span>
          </p>
          {one.words && <p className="text-soft wrap-anywhere">{one.words}</p>}
          {one.trouble && one.state === "sending" && (
            <p className="text-danger wrap-anywhere">{`Банк: ${one.trouble}`}</p>
          )}
          {children?.(one)}
        </li>
      ))}
    </ul>
  );
}
