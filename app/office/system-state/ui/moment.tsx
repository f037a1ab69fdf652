import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { never } from "./words.ts";

/** When it was, or that it has not been yet. */
export function Moment({ at }: { at: string | null }) {
  const { now, viewer } = useRoot();
  return at ? <Time value={at} zone={viewer.timeZone} now={now} look="moment" /> : never;
}
