import { and, eq, isNull } from "drizzle-orm";
import { plainText, publications } from "#app/engines/content/server/index.ts";
import type { NoticeView } from "#app/engines/notifications/contract.ts";
import { notifications } from "#app/engines/notifications/routes.ts";
import { href } from "#app/web/urls.ts";
import { config } from "#platform/config.ts";
import { db, withTenant } from "#platform/db/index.ts";
import type { Letter } from "#platform/mail/index.ts";
import { describeKind, findFamily } from "./families.ts";
import { type Draft, drawText, type Item } from "./letter-looks.ts";
import { drawHtml } from "./letter-markup.ts";
import { type LetterItem, readLetter } from "./notices.ts";
import type { Receiver } from "./receiver.ts";
import { notices } from "./schema.ts";
import { ofPublication } from "./told.ts";
import { unsubscribeAddress } from "./unsubscribing.ts";

/** A letter of more than that nobody reads; the others wait in the bell. */
const most = 50;

/**
 * Writes a letter out of the notices that belong to it: what its receiver has not read in the portal and may still see,
 * word for word. Undefined where nothing of it is left: no letter is empty.
 */
export async function writeLetter(
  receiver: Receiver,
  letterId: string,
  isDigest: boolean,
): Promise<Letter | undefined> {
  const { viewer } = receiver;
  const [views, texts] = await withTenant(viewer.groupId, async () => [
    await readLetter(viewer, letterId, most),
    await readTexts(letterId),
  ]);
  const [first] = views;
  if (!first) return undefined;
  const { family } = describeKind(first.kind);
  return dressLetter(receiver, isDigest ? "digest" : family.name, {
    subject: subjectOf(views, isDigest ? "Новое для вас на портале" : family.title),
    items: views.map((view) => toItem(view, texts.get(view.id))),
  });
}

type Said = { subject: string; items: Item[] };

/**
 * Makes a letter of what it says: words and HTML, with the way to end letters of its sort, a family of notices or the digest.
 * Areas that write letters of their own dress them so too.
 */
export async function dressLetter(receiver: Receiver, sort: string, { subject, items }: Said): Promise<Letter> {
  const { viewer, name, address } = receiver;
  const leave = unsubscribeAddress(viewer.accountId, sort);
  const title = findFamily(sort)?.title;
  const draft: Draft = {
    name: viewer.name.split(" ")[0]!,
    items,
    bell: whole(href(notifications.bell)),
    settings: whole(href(notifications.settings)),
    leave: { address: leave, words: title ? `Не присылать письма «${title}»` : "Не присылать сводку" },
  };
  return {
    to: { name, address },
    subject,
    text: drawText(draft),
    html: await drawHtml(draft),
    headers: {
      "List-Unsubscribe": `<${leave}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

/** The whole words of publications that a letter is about; what a notice says itself stands in its view. */
async function readTexts(letterId: string): Promise<Map<string, string>> {
  const rows = await db()
    .select({ id: notices.id, lead: publications.lead, body: publications.body })
    .from(notices)
    .innerJoin(publications, ofPublication)
    .where(and(eq(notices.letterId, letterId), isNull(notices.commentId)))
    .limit(most);
  return new Map(rows.map(({ id, lead, body }) => [id, [lead, plainText(body)].filter(Boolean).join("\n")]));
}

function toItem(view: LetterItem, text: string | undefined): Item {
  const who = [view.actor?.name, view.others].filter(Boolean).join(" ");
  const latest = [who, view.text].filter(Boolean).join(": ");
  const said = view.said.length > 1 ? view.said.map(({ name, text }) => `${name}: ${text}`).join("\n") : latest;
  return {
    title: titleOf(view),
    text: [said, text].filter(Boolean).join("\n\n"),
    link: view.href && whole(view.href),
  };
}

function subjectOf(views: NoticeView[], title: string): string {
  const [first, ...others] = views;
  return others.length ? `${title}: ${views.length}` : titleOf(first!);
}

const titleOf = ({ words, subject }: NoticeView) => (subject ? `${words} «${subject}»` : words);
const whole = (path: string) => `${config.publicUrl}${path}`;
