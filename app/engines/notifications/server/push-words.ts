import type { NoticeView } from "#app/engines/notifications/contract.ts";
import { notifications } from "#app/engines/notifications/routes.ts";
import { href } from "#app/web/urls.ts";
import type { PushItem } from "./notices.ts";

/** What a device gets: words, where they lead, and in whose sign-in they may be read (app/offline/worker/push.ts). */
export type PushWords = { title: string; body: string; url: string; tag: string; session: string };

/** More than that no device shows, and a push service takes four kilobytes. */
const longest = { title: 110, body: 220 };

/** A message out of what is left of it: the notice itself, or how many there are. */
export function toWords(items: PushItem[], session: string): PushWords {
  const [first, ...others] = items as [PushItem, ...PushItem[]];
  if (others.length) {
    const body = items.slice(0, 3).map(titleOf).join("\n");
    return worded({ title: `Новых уведомлений: ${items.length}`, body, url: "", tag: "bell", session });
  }
  const who = [first.actor?.name, first.others].filter(Boolean).join(" ");
  const body = [who, first.text].filter(Boolean).join(": ");
  return worded({ title: titleOf(first), body, url: first.href, tag: first.tag, session });
}

/** What «Проверить» shows. */
export function trialWords(session: string): PushWords {
  const body = "Так портал будет сообщать вам о новом.";
  return worded({ title: "Уведомления работают", body, url: href(notifications.settings), tag: "trial", session });
}

const titleOf = ({ words, subject }: NoticeView) => (subject ? `${words} «${subject}»` : words);

function worded({ title, body, url, ...rest }: PushWords): PushWords {
  return {
    title: cut(title, longest.title),
    body: cut(body, longest.body),
    url: url || href(notifications.bell),
    ...rest,
  };
}

function cut(text: string, most: number): string {
  const signs = [...text];
  return signs.length > most
    ? `${signs
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`
    : text;
}
