import { Time } from "./time.tsx";
import { clockText } from "./time-text.ts";

type Props = { value: string; zone: string; now: string };

/** Until when something holds: «по 1 декабря» where it ends together with that day, «до 1 декабря в 14:00» elsewhere. */
export function Until({ value, zone, now }: Props) {
  const end = new Date(value);
  const last = new Date(end.getTime() - 1).toISOString();
  return clockText(end, zone) === "00:00" ? (
    <>
      по <Time value={last} zone={zone} now={now} look="day" />
    </>
  ) : (
    <>
      до <Time value={value} zone={zone} now={now} look="moment" />
    </>
  );
}
