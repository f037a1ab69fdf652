export type Told = { topic: string; unread?: number };
export type Hear = (told?: Told) => void;

/** The last event that this browser has heard, so that the next page is told of what came between (specification §3). */
const lastEventKey = "last-event-v3";
const hearers = new Map<string, Set<Hear>>();
let source: EventSource | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Hears a topic until the answer is called. */
export function listen(topic: string, hear: Hear): () => void {
  const set = hearers.get(topic) ?? new Set();
  hearers.set(topic, set.add(hear));
  reopen();
  return () => {
    set.delete(hear);
    if (set.size === 0) hearers.delete(topic);
    reopen();
  };
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
