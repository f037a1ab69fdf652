import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useRoot } from "#app/web/root-data.ts";

/**
 * Tells the portal that the notices about this page are read, when it has opened and when something more is told while it
 * stands open. Without script the page's own button does it, or the bell.
 */
export function useReading(unread: number, tell: (unread: number) => void): void {
  const { csrf, toldHere, now } = useRoot();
  const { pathname } = useLocation();
  const before = useRef({ page: "", unread });
  useEffect(() => {
    const page = `${now} ${pathname}`;
    const isOpened = before.current.page !== page;
    const isMore = !isOpened && unread > before.current.unread;
    before.current = { page, unread };
    if (!(isOpened && toldHere) && !isMore) return;
    const shown = [...document.querySelectorAll("main li[id]")].map(({ id }) => id).filter((id) => comment.test(id));
    const headers = { "content-type": "application/json", "x-csrf-token": csrf };
    const body = JSON.stringify({ path: pathname, shown: shown.slice(0, 200) });
    // What was not told stays new: nothing is lost.
    fetch("/api/notifications/reading", { method: "PUT", headers, body, keepalive: true })
      .then(async (answer) => answer.ok && tell(((await answer.json()) as { count: number }).count))
      .catch(() => {});
  }, [csrf, toldHere, now, pathname, unread, tell]);
}

const comment = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
