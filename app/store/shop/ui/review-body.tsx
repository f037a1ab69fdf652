import { PersonLink } from "#app/engines/content/ui/byline.tsx";
import { Link } from "#app/ui/link.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { Review } from "../contract.ts";

/** Who thinks what of a product; `href` is where this review alone is read. */
export function ReviewBody({ review: { person, stars, body, at }, href }: { review: Review; href?: string }) {
  const { viewer, now } = useRoot();
  const time = <Time value={at} zone={viewer.timeZone} now={now} look="moment" />;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <PersonLink person={person} />
        <span className="font-semibold">{`${stars} из 5`}</span>
        <span className="text-sm text-muted">
          {href ? (
            <Link look="plain" href={href} className="inline-block min-h-6">
              {time}
            </Link>
          ) : (
            time
          )}
        </span>
      </p>
      {body && <p className="mt-2 whitespace-pre-line wrap-anywhere">{body}</p>}
    </>
  );
}
