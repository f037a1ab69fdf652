import { agoText, clockText, dayText, momentText } from "./time-text.ts";

const texts = { ago: agoText, moment: momentText, day: dayText, clock: clockText };

type TimeProps = {
  /** ISO text, as the API gives it. */
  value: string;
  /** The reader's zone: «Europe/Moscow». */
  zone: string;
  /** The server's present moment, ISO: the same in the browser, so that the words do not jump. */
  now: string;
  look?: keyof typeof texts;
  className?: string;
};

/** A moment in Russian words, exact in `datetime` and under the pointer. */
export function Time({ value, zone, now, look = "ago", className }: TimeProps) {
  const date = new Date(value);
  const present = new Date(now);
  const words = texts[look](date, zone, present);
  const exact = momentText(date, zone, present);
  return (
    <time dateTime={value} title={exact === words ? undefined : exact} className={className}>
      {words}
    </time>
  );
}
