import { config } from "#platform/config.ts";
import { log } from "#platform/log.ts";
import { answerTrouble, type Trouble } from "./trouble.ts";

/** Whether the name in the address bar is the one that reached the portal: a proxy may have taken the port off it. */
export function isNamedAsAsked(headers: Headers): boolean {
  const origin = headers.get("origin");
  if (!origin) return true;
  if (!URL.canParse(origin)) return false;
  const host = headers.get("x-forwarded-host")?.split(",")[0]?.trim() || headers.get("host");
  return new URL(origin).host === host;
}

/** Says to whoever sets a proxy up what is wrong: the framework would refuse the form without a word for people. */
export function refuseHost(asked: Omit<Trouble, "status">): Promise<Response> {
  const host = (asked.request.headers.get("host") ?? "").slice(0, 200);
  log.warn(`A form was refused: it came with Host ${host}, and PUBLIC_URL is ${config.publicUrl}`);
  const title = "Форма пришла под другим именем";
  const text = `До портала дошло имя «${host}» (Host), а открыт он как ${config.publicUrl} (PUBLIC_URL). Скажите администратору: прокси должен передавать Host таким, каким его назвал браузер, вместе с портом.`;
  return answerTrouble({ ...asked, status: 421, words: { title, text } });
}
