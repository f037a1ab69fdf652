import { type Browser, signIn } from "#tests/support/browser.ts";
import { unique } from "../support/test.ts";

/** What stands there before a walk begins, made as its author's browser would have made it. */
async function sendAs(login: string, path: string, form: Record<string, string>): Promise<Response> {
  const person = await browserOf(login);
  const answer = await person.send(path, { form: { ...form, _csrf: await person.csrf(), _key: unique(path) } });
  if (answer.status !== 303) throw new Error(`${login} could not send «${form.intent}» to ${path}: ${answer.status}`);
  return answer;
}

/** Publishes something in somebody's name and gives its path. */
export async function publishAs(login: string, title: string): Promise<string> {
  const form = { intent: "publish", title, body: title, feed: "blogs", reach: "company" };
  const answer = await sendAs(login, "/ugc/create", form);
  return new URL(answer.headers.get("location")!, process.env.JOURNEYS_URL).pathname;
}

/** Throws an own publication away. */
export async function removeAs(login: string, path: string): Promise<void> {
  await sendAs(login, `${path}/delete`, { intent: "remove" });
}

/** Comments in somebody's name and gives the comment's id. */
export async function commentAs(login: string, path: string, text: string): Promise<string> {
  const answer = await sendAs(login, path, { intent: "comment", text });
  return answer.headers.get("location")!.split("#")[1]!;
}

/** Complains of a comment. */
export async function reportAs(login: string, id: string): Promise<void> {
  await sendAs(login, `/report/comment/${id}`, { intent: "report", reason: "spam", text: "", back: "" });
}

/** Decides as a moderator the case that bears these words: its author is to mend them. */
export async function askToMend(login: string, title: string): Promise<void> {
  const desk = await (await (await browserOf(login)).send("/admin/moderation")).text();
  const links = desk.matchAll(/href="(\/admin\/moderation\/[\da-f-]{36})"[^>]*>([^<]*)/g);
  const [, path] = [...links].find(([, , text]) => text === title)!;
  await sendAs(login, `${path}/amend`, { intent: "decide", message: "Помягче, пожалуйста" });
}

/** Asks that one's own data be erased. */
export async function askErasureAs(login: string, password: string): Promise<void> {
  await sendAs(login, "/account/delete", { intent: "ask-erasure", way: "password", password });
}

const browsers = new Map<string, Promise<Browser>>();

/** Signed in once: each sign-in costs a password's hash. */
function browserOf(login: string): Promise<Browser> {
  const browser = browsers.get(login) ?? signIn(process.env.JOURNEYS_URL!, login);
  browsers.set(login, browser);
  return browser;
}
