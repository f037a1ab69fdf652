import { and, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { isVisible, type Names, publications, urlOf, withNames } from "#app/engines/content/server/index.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions, tellPosting } from "#app/engines/ledger/server/index.ts";
import { account } from "#app/people/account/routes.ts";
import type { Deed, deedKind } from "#app/people/cabinet/contract.ts";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { namesTyped } from "#platform/people/named.ts";
import { accounts } from "#platform/people/schema.ts";

type Kind = z.output<typeof deedKind>;
type Row = {
  kind: Kind;
  id: string;
  at: string;
  words: string;
  comment_id: string | null;
  publication_id: string | null;
  publication_kind: string;
  title: string | null;
  /** Why points came or went, and what about. */
  posting: string | null;
  object_id: string | null;
  /** The one colleague on the other side of it. */
  other: { name: string; alias: string } | null;
  names: Names | null;
};

/** A page of what a person did, the last first; of what they may not read any more, nothing. */
export async function readActivity(viewer: Viewer, kind?: Kind, after?: string) {
  const mine = Object.entries(deeds(sql`${viewer.accountId}::uuid`)).filter(([name]) => !kind || name === kind);
  const all = sql.join(
    mine.map(([, select]) => sql`(${select})`),
    sql` union all `,
  );
  const { rows } = await db().execute<Row>(sql`
    select deed.kind, deed.id, to_char(deed.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, deed.words,
      deed.comment_id, deed.posting, deed.object_id, ${otherOf(viewer)} as other, ${publications.id} as publication_id, ${publications.kind} as publication_kind,
      coalesce(nullif(${publications.title}, ''), left(${publications.excerpt}, 120)) as title,
      ${namesTyped(sql`deed.words || ' ' || ${publications.excerpt}`, viewer)} as names
    from (${all}) deed left join ${publications} on ${publications.id} = deed.publication_id
    where ${and(sql`(deed.posting is not null or ${isVisible(viewer)})`, beyond([sql`deed.at`, sql`deed.kind`, sql`deed.id`], after))}
    order by deed.at desc, deed.kind desc, deed.id desc limit ${pageSize + 1}`);
  const { items, next } = cut(rows, (row) => [row.at, row.kind, row.id]);
  return { items: items.map(toDeed), next };
}

/** Whose purse is on the other side of a movement of points, when that is one person's. */
const otherOf = ({ accountId }: Viewer) => sql`(
  select json_build_object('name', min(a.first_name || ' ' || a.last_name), 'alias', min(a.alias))
  from ${ledgerEntries} e join ${ledgerAccounts} l on l.id = e.ledger_account_id
  join ${accounts} a on a.id = l.owner_id and a.id <> ${accountId}
  where e.transaction_id = case when deed.posting is not null then deed.id::uuid end having count(distinct a.id) = 1)`;

const deeds = (me: SQL): Record<Kind, SQL> => ({
  publication: sql`
    select 'publication' as kind, p.id::text as id, p.published_at as at, '' as words, p.id as publication_id,
      null::uuid as comment_id, null::text as posting, null::uuid as object_id
    from publications p where p.author_id = ${me} and p.deleted_at is null and p.state = 'published'`,
  comment: sql`
    select 'comment' as kind, c.id::text as id, c.created_at as at, left(c.text, 200) as words, c.publication_id,
      c.id as comment_id, null as posting, null::uuid as object_id
    from comments c where c.author_id = ${me} and c.deleted_at is null and c.hidden_at is null`,
  reaction: sql`
    select 'reaction' as kind, r.subject_id::text as id, r.created_at as at, r.name as words,
      coalesce(c.publication_id, r.subject_id) as publication_id, c.id as comment_id,
      null as posting, null::uuid as object_id
    from reactions r left join comments c on c.id = r.subject_id
    where r.account_id = ${me} and c.deleted_at is null and c.hidden_at is null`,
  acknowledgement: sql`
    select 'acknowledgement' as kind, a.publication_id::text as id, a.created_at as at, '' as words, a.publication_id,
      null::uuid as comment_id, null as posting, null::uuid as object_id
    from acknowledgements a where a.account_id = ${me}`,
  points: sql`
    select 'points' as kind, e.transaction_id::text as id, t.created_at as at, e.amount::text as words,
      null::uuid as publication_id, null::uuid as comment_id, t.kind as posting, t.object_id
    from ${ledgerAccounts} l join ${ledgerEntries} e on e.ledger_account_id = l.id
    join ${ledgerTransactions} t on t.id = e.transaction_id where l.owner_id = ${me} and l.purse = 'earned'`,
});

function toDeed({ kind, id, at, words, title, names, comment_id, other, ...about }: Row): Deed {
  const { posting, object_id, publication_id, publication_kind } = about;
  if (posting !== null || publication_id === null) {
    const told = tellPosting(posting ?? "", object_id, Number(words));
    const profile = other ? href(account.profile, { socialId: other.alias }) : "";
    const called = other ? `${told.title}: ${other.name}` : told.title;
    return { kind, id, at, words, toComment: false, title: called, href: told.href ?? profile };
  }
  const toComment = kind === "reaction" && comment_id !== null;
  const said = { words: withNames(words, names), title: withNames(title ?? "", names) };
  return { kind, id, at, ...said, toComment, href: urlOf(publication_kind, publication_id, comment_id) };
}
