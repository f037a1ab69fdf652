import { dayOf } from "#app/news/news/ui/day.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { PublicationCard } from "../contract.ts";

/** What a publication is to this reader: to be acknowledged, and kept. */
export function CardMarks({ item: { duty, saved } }: { item: Pick<PublicationCard, "duty" | "saved"> }) {
  if (!duty && !saved) return null;
  return (
    <p className="flex flex-wrap gap-1.5">
      {duty && (
        <Badge look={duty.done ? "success" : "warning"}>
          {duty.done ? "Ознакомлены" : `Обязательно к прочтению${duty.dueOn ? ` до ${dayOf(duty.dueOn)}` : ""}`}
        </Badge>
      )}
      {saved && <Badge icon="bookmark">В избранном</Badge>}
    </p>
  );
}
