import { describe, expect, it } from "vitest";
import { config } from "#platform/config.ts";
import { apiAs } from "#tests/support/api.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { startPortal } from "#tests/support/portal.ts";

const world = portalInProcess();

type Event = { id: string; data: { topic?: string; unread?: number }; kind: string };

/** Reads a stream of events until enough have come. */
async function listen(answer: Response, count: number): Promise<Event[]> {
  const events: Event[] = [];
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (events.length < count) {
    const { value, done } = await reader.read();
    if (done) break;
    text += value;
    const blocks = text.split("\n\n");
    text = blocks.pop()!;
    for (const block of blocks) {
      const line = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1] ?? "";
      if (line("data")) events.push({ id: line("id"), kind: line("event"), data: JSON.parse(line("data")) });
    }
  }
  await reader.cancel();
  return events;
}

/** Opens a stream in somebody's name, at this portal or at another one over the same data. */
async function ask(who: string, topics: string[], { after = "", origin = world.origin } = {}): Promise<Response> {
  const cookie = (await world.as(who)).cookieHeader;
  const query = new URLSearchParams({ topics: topics.join(","), after });
  return fetch(`${origin}/live?${query}`, { headers: cookie ? { cookie } : {} });
}

const comment = (text: string) => apiAs(world.sever.employee).content.comment({ id: world.sever.publication, text });

describe("live hints", () => {
  it("come to those who read a publication when somebody comments on it, also through another process", async () => {
    const topic = `publication:${world.sever.publication}`;
    const here = await ask("anna", [topic]);
    expect(here.headers.get("content-type")).toContain("text/event-stream");
    const other = await startPortal({
      databaseUrl: world.databaseUrl,
      dataDir: config.dataDir,
      env: { WORKERS: "2" },
    });
    try {
      const there = await ask("anna", [topic], { origin: other.origin });
      await comment("Видно сразу");
      const [[one], [two]] = await Promise.all([listen(here, 1), listen(there, 1)]);
      expect(one!.data).toEqual({ topic });
      expect(two).toEqual(one);
    } finally {
      await other.stop();
    }
  });

  it("that came in between are told after a break; where too much has passed, the reader is told to ask anew", async () => {
    const topic = `publication:${world.sever.publication}`;
    const first = await ask("anna", [topic]);
    await comment("Первый");
    const [heard] = await listen(first, 1);
    await comment("Второй");
    await comment("Третий");
    const missed = await listen(await ask("anna", [topic], { after: heard!.id }), 2);
    expect(missed.map(({ data }) => data.topic)).toEqual([topic, topic]);
    const [gap] = await listen(await ask("anna", [topic], { after: "01a1fe5b-0000-7000-8000-000000000000" }), 1);
    expect(gap!.kind).toBe("gap");
  });

  it("of what one may not read never come, nor those of another person's bell", async () => {
    const alien = `publication:${world.sever.publication}`;
    const own = `publication:${world.yug.publication}`;
    const bell = `account:${world.sever.head.accountId}`;
    const stream = await ask("olga", [alien, bell, own]);
    await comment("Не для Юга");
    await apiAs(world.yug.employee).content.comment({ id: world.yug.publication, text: "Для Юга" });
    const [first] = await listen(stream, 1);
    expect(first!.data.topic).toBe(own);
  });

  it("ring the bell of the one who was answered", async () => {
    const bell = `account:${world.sever.head.accountId}`;
    const stream = await ask("anna", [bell]);
    await comment("Анна, смотри");
    const [rung] = await listen(stream, 1);
    expect(rung!.data.unread).toBeGreaterThan(0);
  });

  it("are for those who have signed in, and end with the session", async () => {
    expect((await ask("anonymous", ["feed:work"])).status).toBe(401);
    expect((await ask("guest", ["feed:work"])).status).toBe(401);
  });
});
