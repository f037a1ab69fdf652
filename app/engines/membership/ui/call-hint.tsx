import { counted, plural } from "#app/ui/plural.ts";
import type { PlaceView } from "../contract.ts";

/** How many people a call to everybody reaches, before it is sent: for who leads a place. */
export function CallHint({ place: { may, members } }: { place: Pick<PlaceView, "may" | "members"> }) {
  if (!may.lead || members < 2) return null;
  return (
    <p className="text-sm text-muted">
      Позвать всех участников: @все. Уведомление {plural(members - 1, ["получит", "получат", "получат"])}{" "}
      {counted(members - 1, ["человек", "человека", "человек"])}.
    </p>
  );
}
