import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";

/** The last day on which a guest comes in: a term ends at its night. */
export function LastDay({ until }: { until: string | null }) {
  const { viewer, now } = useRoot();
  if (!until) return <>Срока нет</>;
  const last = new Date(Date.parse(until) - 1).toISOString();
  return (
    <>
      {until <= now ? "Последний день был" : "Последний день"}:{" "}
      <Time value={last} zone={viewer.timeZone} now={now} look="day" />
    </>
  );
}
