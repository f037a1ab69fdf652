import { useEffect, useState } from "react";
import { Notice } from "#app/ui/notice.tsx";
import { counted } from "#app/ui/plural.ts";
import { Time } from "#app/ui/time.tsx";

type Props = {
  deadlineAt: string;
  /** What the portal's clock showed when it drew the page: the browser's own is not asked. */
  now: string;
  zone: string;
};

const minute = 60_000;

/**
 * How long there is still, on each page of a test; with script it runs, says aloud that five minutes and one are left, and
 * sends what is typed when time is over.
 */
export function Countdown({ deadlineAt, now, zone }: Props) {
  const given = Math.max(0, Date.parse(deadlineAt) - Date.parse(now));
  const left = useLeft(given);
  const minutes = Math.ceil(left / minute);
  const said = minutes === 5 || minutes === 1 ? `Осталось: ${inMinutes(minutes)}` : "";
  return (
    <div className="mb-4">
      <Notice
        look={minutes > 5 ? "info" : "warning"}
        title={`До конца: ${left < minute ? inClock(left) : inMinutes(minutes)}`}
      >
        Время кончится: <Time value={deadlineAt} zone={zone} now={now} look="moment" />. Что сохранено на этот момент,
        то и будет засчитано.
      </Notice>
      <p role="status" className="sr-only">
        {left === given ? "" : said}
      </p>
    </div>
  );
}

const inMinutes = (minutes: number) => counted(minutes, ["минута", "минуты", "минут"]);
const inClock = (left: number) => counted(Math.ceil(left / 1000), ["секунда", "секунды", "секунд"]);

function useLeft(given: number): number {
  const [left, setLeft] = useState(given);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => {
      const rest = Math.max(0, given - (performance.now() - began));
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      document.querySelector<HTMLButtonElement>("#time-over")?.click();
    }, 1000);
    return () => clearInterval(timer);
  }, [given]);
  return left;
}
