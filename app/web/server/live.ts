import { openSession, type Session } from "#platform/auth/session.ts";
import { followLive, type Hint, onEndedStreams } from "#platform/events/live.ts";
import type { RequestFacts } from "#platform/http/request.ts";
import { takeShare } from "#platform/http/shares.ts";
import { contextFor } from "./context.ts";

const beat = 25_000;
const topicsAtMost = 10;
const streamsAtMost = 12;
const encoder = new TextEncoder();
const streams = new Map<string, Set<() => void>>();

/**
 * Tells a signed-in browser live that what it shows has changed: server-sent events, hints without content. `topics` are
 * what the page shows, `after` the last event that it has heard (specification §3); one follows only what one
 * may read. Ends with the session.
 */
export async function answerLive(request: Request, facts: RequestFacts): Promise<Response> {
  const session = await openSession(request);
  if (!session || !mayFollow(session)) return new Response(null, { status: 401 });
  const { accountId, groupId } = session.viewer;
  const leave = await takeShare(`live ${accountId}`, streamsAtMost);
  if (!leave) return new Response(null, { status: 429, headers: { "retry-after": "60" } });
  const { searchParams } = new URL(request.url);
  const asked = (searchParams.get("topics") ?? "").split(",").slice(0, topicsAtMost);
  const topics = await readable(asked, request, session, facts).catch((problem) => {
    leave();
    throw problem;
  });
  const mine = streams.get(accountId) ?? new Set();
  streams.set(accountId, mine);
  const after = request.headers.get("last-event-id") ?? searchParams.get("after") ?? undefined;
  let end: () => void;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      send("retry: 3000\n\n");
      const listening = { topics: new Set(topics), groupId, after };
      const stop = followLive(
        listening,
        (hint) => send(eventOf(hint)),
        () => send("event: gap\ndata: {}\n\n"),
      );
      const timer = setInterval(async () => {
        const lives = await openSession(request).catch(() => session);
        if (!mine.has(end)) return;
        if (lives && mayFollow(lives)) send(":\n\n");
        else end();
      }, beat);
      end = () => {
        if (!mine.delete(end)) return;
        clearInterval(timer);
        stop();
        leave();
        if (mine.size === 0) streams.delete(accountId);
        controller.close();
      };
      mine.add(end);
    },
    cancel: () => end(),
  });
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    },
  });
}

/** Whether what the portal tells is for this person at all. */
const mayFollow = ({ viewer }: Session) => !viewer.isGuest && viewer.consent;

onEndedStreams((accountId) => {
  for (const end of [...(streams.get(accountId) ?? [])]) end();
});

/** Ends every stream: the portal is leaving, and browsers come back by themselves. */
export function endLive(): void {
  for (const mine of [...streams.values()]) for (const end of [...mine]) end();
}

function eventOf({ id, topic, data }: Hint): string {
  return `id: ${id}\ndata: ${JSON.stringify({ topic, ...data })}\n\n`;
}

/** Of the topics that were asked for, those that this person may follow. */
async function readable(asked: string[], request: Request, session: Session, facts: RequestFacts): Promise<string[]> {
  const { viewer } = session;
  const { api } = contextFor({ request, session, viewer, facts, page: undefined });
  const may = async (topic: string) => {
    const [kind, name = ""] = topic.split(":");
    if (kind === "feed") return ["work", "life", "blogs", "company", "subscriptions"].includes(name);
    if (kind === "account") return name === viewer.accountId;
    if (kind !== "publication" && kind !== "place") return false;
    const read = kind === "place" ? api.membership.members({ place: name }) : api.content.publication({ id: name });
    return (read as Promise<unknown>).then(
      () => true,
      () => false,
    );
  };
  const allowed = await Promise.all(asked.map(may));
  return asked.filter((_, at) => allowed[at]);
}
