import { useEffect } from "react";
import { useRoot } from "./root-data.ts";

type Told = { topic: string; unread?: number };
type Hear = (told?: Told) => void;

/** The last event that this browser has heard, so that the next page is told of what came between (specification §3). */
const lastEventKey = "last-event-v3";
const hearers = new Map<string, Set<Hear>>();
let source: EventSource | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * Hears, while the page is open, that a topic has changed; without script or connection the page is as good as when it
 * came. `hear` without words means that something may have been missed.
 */
export function useLive(topic: string | undefined, hear: Hear): void {
  const { session, viewer } = useRoot();
  const isIn = session !== undefined && !viewer.isGuest;
  useEffect(() => {
    if (!topic || !isIn) return;
    const set = hearers.get(topic) ?? new Set();
    hearers.set(topic, set.add(hear));
    reopen();
    return () => {
      set.delete(hear);
      if (set.size === 0) hearers.delete(topic);
      reopen();
    };
  }, [topic, hear, isIn]);
}

/** One stream for everything on the page; opened when the page has come to rest, so that reading comes first. */
function reopen(): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    source?.close();
    source = undefined;
    if (hearers.size === 0 || typeof EventSource === "undefined") return;
    const after = sessionStorage.getItem(lastEventKey) ?? "";
    source = new EventSource(`/live?${new URLSearchParams({ topics: [...hearers.keys()].join(","), after })}`);
    source.onmessage = ({ data, lastEventId }) => {
      sessionStorage.setItem(lastEventKey, lastEventId);
      const told = JSON.parse(data as string) as Told;
      for (const hear of hearers.get(told.topic) ?? []) hear(told);
    };
    source.addEventListener("gap", () => {
      sessionStorage.removeItem(lastEventKey);
      for (const set of hearers.values()) for (const hear of set) hear();
    });
  }, 1000);
}
