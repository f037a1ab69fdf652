import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { config } from "#platform/config.ts";
import { apiAs } from "#tests/support/api.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { type RunningPortal, startPortal } from "#tests/support/portal.ts";

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
  describe("come through another process", () => {
    let other: RunningPortal;
    const env = { WORKERS: "2" };
    beforeAll(async () => {
      other = await startPortal({ databaseUrl: world.databaseUrl, dataDir: config.dataDir, env });
    });
    afterAll(async () => void (await other.stop()));

    /** What a reader hears here and at the other process, once it is done; the same at both. */
    async function heard(topic: string, deed: () => Promise<unknown>): Promise<Event> {
      const streams = await Promise.all([ask("anna", [topic]), ask("anna", [topic], { origin: other.origin })]);
      for (const { headers } of streams) expect(headers.get("content-type")).toContain("text/event-stream");
      await deed();
      const [[one], [two]] = await Promise.all([listen(streams[0], 1), listen(streams[1], 1)]);
      expect(two).toEqual(one);
      return one!;
    }

    it("to those who read a publication, when somebody comments on it", async () => {
      const topic = `publication:${world.sever.publication}`;
      expect((await heard(topic, () => comment("Видно сразу"))).data).toEqual({ topic });
    });

    it("to those who look at a channel or a thread: a new thread, an answer, another number under a poll", async () => {
      const head = apiAs(world.sever.head);
      const { id, alias } = await head.channels.channel({ alias: world.sever.channel });
      const { thread } = world.sever;
      const told = async (topic: string, deed: () => Promise<unknown>) =>
        expect((await heard(topic, deed)).data).toEqual({ topic });
      await told(`place:${id}`, () => head.channels.write({ id, title: `Новое в ${alias}` }));
      await told(`publication:${thread}`, () => head.content.comment({ id: thread, text: "Ещё ответ" }));
      const { asked } = await head.content.publication({ id: thread });
      const options = [asked!.options[0]!.id];
      await told(`publication:${thread}`, () => head.polls.answer({ id: thread, options }));
    });

    it("to those who look at a community: a new post", async () => {
      const head = apiAs(world.sever.head);
      const { id } = await head.communities.community({ alias: world.sever.community });
      const topic = `place:${id}`;
      const write = () => head.communities.write({ id, title: "Новое", body: "Слова" });
      expect((await heard(topic, write)).data).toEqual({ topic });
    });

    it("to nobody any more who was shut out: their streams end at both, and come back without the place", async () => {
      const head = apiAs(world.sever.head);
      const said = {
        title: "Только свои",
        alias: "tolko-svoi",
        description: "",
        joining: "closed",
        posting: "all",
      } as const;
      await head.channels.create(said);
      const { id } = await head.channels.channel({ alias: said.alias });
      const { employee } = world.sever;
      await head.membership.invite({ place: id, people: ["ivan"] });
      await apiAs(employee).membership.join({ place: id });
      const topic = `place:${id}`;
      const follow = () => Promise.all([ask("ivan", [topic]), ask("ivan", [topic], { origin: other.origin })]);
      const open = await follow();
      await head.membership.ban({ place: id, person: employee.accountId });
      expect(await Promise.all(open.map((one) => listen(one, 1)))).toEqual([[], []]);
      const publication = `publication:${world.sever.publication}`;
      const again = await ask("ivan", [topic, publication]);
      await head.channels.write({ id, title: "Без него" });
      await comment("Для всех");
      expect((await listen(again, 1))[0]!.data.topic).toBe(publication);
    });
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
