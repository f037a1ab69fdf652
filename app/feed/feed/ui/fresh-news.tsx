import { useCallback, useState } from "react";
import { useLive } from "#app/web/live.ts";
import { href } from "#app/web/urls.ts";
import type { FeedTab } from "../contract.ts";
import { feed } from "../routes.ts";

type Props = { tab: FeedTab; since: string | undefined; to: string };

/** «Новых: N»: says that something new has come and never moves what is being read. */
export function FreshNews({ tab, since, to }: Props) {
  const [fresh, setFresh] = useState({ since, count: 0 });
  const look = useCallback(async () => {
    const answer = await fetch(href(feed.fresh, { tab }, { since: since ?? new Date(0).toISOString() }));
    if (!answer.ok) return;
    const { count } = (await answer.json()) as { count: number };
    setFresh({ since, count });
  }, [tab, since]);
  useLive(`feed:${tab}`, look);
  const count = fresh.since === since ? fresh.count : 0;
  return (
    <p role="status" className="sticky top-[calc(var(--spacing-header)+0.75rem)] z-20 flex justify-center empty:hidden">
      {count > 0 && (
        <a
          href={to}
          data-document
          className="mt-4 inline-flex min-h-10 items-center rounded-full bg-fill px-5 font-medium text-white no-underline shadow-float hover:bg-fill-hover"
        >
          Новых: {count >= 100 ? "больше 99" : count}
        </a>
      )}
    </p>
  );
}
