import { useEffect, useRef } from "react";
import { Link } from "#app/ui/link.tsx";
import type { Point } from "../contract.ts";

/** What is told of a point, line by line. */
export function PointFacts({ point }: { point: Point }) {
  const { person, description, phone, hours, access, link, floor, category, photo, photoAlt } = point;
  return (
    <div className="space-y-1.5">
      <p className="text-muted">{[floor, category, `№ ${point.no}`].filter(Boolean).join(" · ")}</p>
      {photo && (
        <img
          src={photo}
          alt={photoAlt || point.title}
          loading="lazy"
          className="max-h-64 max-w-full rounded-control object-contain"
        />
      )}
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

type Props = {
  point: Point;
  /** The map without it, at the mark that opened it. */
  close: string;
  children?: React.ReactNode;
};

/** A point that is open, with whatever stands below it: who came by a mark reads it at once, and Escape leads back. */
export function PointCard({ point, close, children }: Props) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = card.current;
    if (location.hash === "#point") here?.focus();
    const leave = ({ key }: KeyboardEvent) => {
      if (key === "Escape") here?.querySelector<HTMLAnchorElement>("[data-close]")?.click();
    };
    here?.addEventListener("keydown", leave);
    return () => here?.removeEventListener("keydown", leave);
  }, []);
  return (
    <div ref={card} id="point" tabIndex={-1} className="card p-4 sm:p-5 lg:p-6">
      <h2 className="mb-2 text-lg">{point.title}</h2>
      <PointFacts point={point} />
      {children}
      <p className="mt-4">
        <Link href={close} data-close="" data-keep-scroll="">
          Закрыть точку
        </Link>
      </p>
    </div>
  );
}
