import { dayOf } from "#app/news/news/ui/day.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { PublicationCard } from "../contract.ts";

/** What a publication is: for everybody, and to this reader, who is to acknowledge it or keeps it. */
export function CardMarks({ item: { sign, duty, saved } }: { item: Pick<PublicationCard, "sign" | "duty" | "saved"> }) {
  if (!sign && !duty && !saved) return null;
  return (
    <p className="marks">
      {sign && <Badge look="brand">{sign.text}</Badge>}
      {sign?.topic && (
        <a href={sign.topic.href} className="mark-link">
          {sign.topic.title}
        </a>
      )}
      {duty && (
        <Badge look={duty.done ? "success" : "warning"}>
          {duty.done ? "Ознакомлены" : `Обязательно к прочтению${duty.dueOn ? ` до ${dayOf(duty.dueOn)}` : ""}`}
        </Badge>
      )}
      {saved && <Badge icon="bookmark">В избранном</Badge>}
    </p>
  );
}
