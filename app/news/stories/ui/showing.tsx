import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { DeskLine } from "../contract.ts";

/** When a story is shown, in words: «идёт до завтра в 14:05». */
export function Showing({ story: { state, publishAt, expiresAt } }: { story: DeskLine }) {
  const { viewer, now } = useRoot();
  if (!publishAt || !expiresAt) return "Ещё не показывалась";
  const at = (value: string) => <Time value={value} zone={viewer.timeZone} now={now} look="moment" />;
  if (state === "scheduled")
    return (
      <>
        Начнётся {at(publishAt)}, закончится {at(expiresAt)}
      </>
    );
  if (state === "live") return <>Идёт до {at(expiresAt)}</>;
  return <>Показ начался {at(publishAt)}</>;
}
