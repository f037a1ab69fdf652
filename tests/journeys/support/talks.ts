import { type Browser, signIn } from "#tests/support/browser.ts";
import { unique } from "./test.ts";

let writer: Promise<Browser> | undefined;

/** The path of a publication in «Жизнь» under which nobody else talks. */
export async function newTalk(): Promise<string> {
  writer ??= signIn(process.env.JOURNEYS_URL!, "moderator");
  const browser = await writer;
  const said = { intent: "publish", title: unique("Разговор"), body: "О чём говорить", feed: "life", reach: "company" };
  const form = { ...said, _csrf: await browser.csrf(), _key: unique("talk") };
  const place = (await browser.send("/ugc/create", { form })).headers.get("location");
  if (!place?.startsWith("/ugc/")) throw new Error(`The talk was not published: ${place}`);
  return new URL(place, browser.origin).pathname;
}
