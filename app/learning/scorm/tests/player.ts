import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { apiAs } from "#tests/support/api.ts";
import { createContentServer } from "../server/index.ts";

type At = { id: string; lessonId: string };
export type Launch = { version: string; session: string; cmi: Record<string, never>; src: string };
type Words = { isEnd?: boolean; count?: number; elapsed?: number };

let count = 100;

/** The origin of packages in this process, and what a part does on it. Call it at the top of a file. */
export function packagePlayer() {
  const server = createContentServer();
  const player = { origin: "" };
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    player.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());
  return player;
}

/** The address at which somebody's try is played. */
export async function frameOf({ origin }: { origin: string }, at: At, who: Viewer): Promise<string> {
  const { attempt } = await apiAs(who).courses.beginScorm(at);
  const { frame } = await apiAs(who).courses.scorm({ ...at, attempt });
  return origin + new URL(frame!).pathname;
}

/** Opens a part: what its page is told. */
export async function launch(frame: string, part = ""): Promise<Launch> {
  const text = await (await fetch(frame + part)).text();
  return JSON.parse(/id="launch">(.*?)<\/script>/.exec(text)![1]!) as Launch;
}

/** Sends what a part has to say, as its page does. */
export async function send(frame: string, { session }: Launch, cmi: object, { isEnd = false, ...more }: Words = {}) {
  const body = JSON.stringify({ session, count: ++count, elapsed: 0, isEnd, cmi, ...more });
  const answer = await fetch(`${frame}commit`, { method: "POST", body });
  return { status: answer.status, ...((await answer.json()) as { saved: boolean }) };
}

export const core = (said: object, more: object = {}) => ({ core: said, ...more });
