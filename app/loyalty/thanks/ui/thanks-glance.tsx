import type { PublicationLine } from "#app/engines/content/contract.ts";
import { Lines } from "#app/engines/content/ui/beside.tsx";
import { href } from "#app/web/urls.ts";
import { thanks } from "../routes.ts";

/** The last thanks in the company, and the way to say one. */
export function ThanksGlance({ items }: { items: PublicationLine[] }) {
  return (
    <>
      <Lines items={items} />
      <a href={href(thanks.wall)} className="mt-2 inline-flex min-h-7 items-center text-sm">
        Поблагодарить коллегу
      </a>
    </>
  );
}
