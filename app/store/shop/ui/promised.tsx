import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";

/** That a thing is ordered ahead, and by which day it is promised. */
export function Promised({ day }: { day: string }) {
  const { now } = useRoot();
  return (
    <>
      {"Предзаказ: обещаем к "}
      <Time value={`${day}T00:00:00Z`} zone="UTC" now={now} look="day" />
    </>
  );
}
