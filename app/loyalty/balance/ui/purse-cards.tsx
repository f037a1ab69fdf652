import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { counted } from "#app/ui/plural.ts";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { Purses } from "../contract.ts";
import { pointForms } from "./words.ts";

/** The two purses of a person side by side, and what waits for a decision apart from them. */
export function PurseCards({ purses, pending }: { purses: Purses; pending: number }) {
  const { now } = useRoot();
  return (
    <div className="grid gap-4 grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))]">
      <Card as="section" labelledBy="earned">
        <h2 id="earned" className="flex items-center gap-2 text-base font-medium text-soft">
          <Icon name="balance" className="text-link" /> Заработано
        </h2>
        <p className="mt-2 text-3xl font-semibold tabular-nums">{counted(purses.earned, pointForms)}</p>
        <p className="mt-1 text-sm text-muted">
          {purses.ending ? (
            <>
              Сгорит: {purses.ending.amount.toLocaleString("ru")} до{" "}
              <Time value={purses.ending.on} zone="UTC" now={now} look="day" />.
            </>
          ) : (
            "Не сгорают."
          )}
          {pending > 0 && ` Ещё ${counted(pending, pointForms)} ждут проверки заданий.`}
        </p>
      </Card>
      <Card as="section" labelledBy="for-thanks">
        <h2 id="for-thanks" className="flex items-center gap-2 text-base font-medium text-soft">
          <Icon name="thanks" className="text-link" /> Для благодарностей
        </h2>
        <p className="mt-2 text-3xl font-semibold tabular-nums">{counted(purses.thanks, pointForms)}</p>
        <p className="mt-1 text-sm text-muted">
          Их можно только дарить.{" "}
          {purses.allowance > 0 && (
            <>
              Сгорят <Time value={purses.nextAllowance} zone="UTC" now={now} look="day" />, и снова будет{" "}
              {purses.allowance}.
            </>
          )}
        </p>
      </Card>
    </div>
  );
}

/** Points with their sign, as a line of a statement says them: to come is green and has its plus in words too. */
export function Amount({ value }: { value: number }) {
  return (
    <span className={value > 0 ? "font-semibold text-success tabular-nums" : "font-semibold tabular-nums"}>
      {value > 0 ? "+" : "−"}
      {Math.abs(value).toLocaleString("ru")}
    </span>
  );
}
