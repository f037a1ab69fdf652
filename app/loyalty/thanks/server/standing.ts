import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { PublicationLine } from "#app/engines/content/contract.ts";
import {
  type ContentKind,
  cardRows,
  excerptOf,
  isLive,
  pageOf,
  publications,
  publish,
  readMarkdown,
  type Topic,
  withdrawPublication,
} from "#app/engines/content/server/index.ts";
import { thanks as urls } from "#app/loyalty/thanks/routes.ts";
import { account } from "#app/people/account/routes.ts";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, kept, type Part, part } from "#platform/db/index.ts";
import { announce, type Listener } from "#platform/events/index.ts";
import { isNotBlocked } from "#platform/people/blocks.ts";
import { accounts } from "#platform/people/schema.ts";
import { thanks, thanksReceivers } from "./schema.ts";

const kind = "thanks";

/** Whom a card in a feed names: the first of those who are thanked, as far as the reader meets them, and how many more. */
const topic = (viewer: Viewer): SQL<Topic | null> => sql`(select json_build_object(
    'title', (array_agg(a.first_name || ' ' || a.last_name order by r.account_id))[1]
      || case when count(*) > 1 then ' и ещё ' || (count(*) - 1)::text else '' end,
    'name', (array_agg(a.alias order by r.account_id))[1])
  from ${thanksReceivers} r join ${accounts} a on a.id = r.account_id
  where r.thanks_id = ${publications.id} and ${isNotBlocked(viewer, sql`a.id`)} having count(*) > 0)`;

/** Thanks that are open to all stand in the feeds; they are reacted to and answered there, and changed nowhere. */
export const thanksKind: ContentKind = {
  name: kind,
  title: "благодарность",
  sign: { text: "Благодарность", topic, address: (alias) => href(account.profile, { socialId: alias }) },
  isPersonal: true,
  address: (id, query) => href(urls.one, { id }, query),
  tab: "ugc",
  moderatedAs: "post",
  mayWrite: () => sql`false`,
};

/** What stands in the feed of such thanks; `value` is what they are for. */
export function feedWords({ words, value }: { words: string; value: string | null }) {
  const body = readMarkdown(words);
  return {
    title: value ? `Спасибо! ${value}` : "Спасибо!",
    body,
    excerpt: excerptOf(body),
    feed: "life" as const,
    kind,
  };
}

/** Puts thanks into the feed; gives the id that both have. Refuses whoever may not write now. */
export async function stand(viewer: Viewer, said: { words: string; value: string | null }): Promise<string> {
  const { title, feed } = feedWords(said);
  const where = { kind, feed, reach: "company" as const, audience: null, pictures: [], added: [] };
  const { id } = await publish(viewer, { ...where, title, body: said.words }, { made: true });
  return id;
}

/** Takes thanks out of the feed for good, with what was said under them. */
export const takeOut = (id: string) => withdrawPublication({ id, revision: 1, comments: [] }, true);

/** The condition «they stand in the feed»: not in the trash, not hidden, not waiting for a moderator. */
export const isOut = (): SQL =>
  sql`exists (select from ${publications} where ${eq(publications.id, thanks.id)} and ${isLive()})`;

/** The condition «they have a page among publications», which their author opens before others do. */
export const hasPage = (): SQL<boolean> =>
  sql<boolean>`exists (select from ${publications} where ${eq(publications.id, thanks.id)} and ${isNull(publications.deletedAt)})`;

/** The last thanks to a colleague that all may read. */
export async function readTo(viewer: Viewer, { id }: { id: string }) {
  return pageOf(await rowsTo(viewer, { id }), { count: 3 });
}

const rowsTo = kept((viewer: Viewer, { id }: { id: string }) => {
  const isTo = sql`exists (select from ${thanksReceivers} r where r.thanks_id = ${publications.id} and r.account_id = ${id})`;
  return cardRows(viewer, and(eq(publications.kind, kind), isTo), { count: 3 });
});

/** What is out is told of; what waits for a moderator first is told of when it comes out. */
export const tellOfThanks: Listener = {
  name: "thanks.out",
  kinds: ["publication.published"],
  async hear({ objectId, groupId }) {
    const rows = await db()
      .select({ author: thanks.authorId, person: thanksReceivers.accountId })
      .from(thanks)
      .innerJoin(thanksReceivers, eq(thanksReceivers.thanksId, thanks.id))
      .where(and(eq(thanks.id, objectId), isNull(thanks.withdrawnAt)));
    const data = { people: rows.map(({ person }) => person) };
    if (rows[0]) await announce({ kind: "thanks.sent", objectId, groupId, actorId: rows[0].author, data });
  },
};

/** The last thanks that the viewer meets, on the main page. */
export const lastThanks = (viewer: Viewer): Part<PublicationLine[]> =>
  part<{ id: string; words: string; author: string }, PublicationLine[]>(
    sql`select ${thanks.id}, ${thanks.words}, ${accounts.firstName} || ' ' || ${accounts.lastName} as author
      from ${thanks} join ${accounts} on ${accounts.id} = ${thanks.authorId}
      where ${and(eq(thanks.groupId, viewer.groupId), eq(thanks.circle, "public"), isNull(thanks.withdrawnAt))}
        and ${isOut()} and ${isNotBlocked(viewer, thanks.authorId)}
      order by ${thanks.createdAt} desc, ${thanks.id} desc limit 3`,
    (rows) =>
      rows.map(({ id, words, author }) => ({
        href: href(urls.one, { id }),
        title: `${author}: ${words}`,
        comments: 0,
      })),
  );
