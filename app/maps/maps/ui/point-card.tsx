import { Card } from "#app/ui/card.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Point } from "../contract.ts";

/** What is told of a point, line by line. */
export function PointFacts({ point }: { point: Point }) {
  const { person, description, phone, hours, access, link, floor, category } = point;
  return (
    <div className="space-y-1.5">
      <p className="text-muted">{[floor, category, `№ ${point.no}`].filter(Boolean).join(" · ")}</p>
      {description && <p className="whitespace-pre-line wrap-anywhere">{description}</p>}
      {person && (
        <p>
          Здесь сидит: <Link href={`/profile/${person.alias}`}>{person.name}</Link>
          {person.position && `, ${person.position}`}
        </p>
      )}
      {phone && <p>Телефон: {phone}</p>}
      {hours && <p>Когда открыто: {hours}</p>}
      {access && <p>Доступность: {access}</p>}
      {link && (
        <p>
          <Link href={link}>Подробнее</Link>
        </p>
      )}
    </div>
  );
}

/** A point that is open, with whatever stands below it. */
export function PointCard({ point, children }: { point: Point; children?: React.ReactNode }) {
  return (
    <Card id="point">
      <h2 className="mb-2 text-lg">{point.title}</h2>
      <PointFacts point={point} />
      {children}
    </Card>
  );
}
