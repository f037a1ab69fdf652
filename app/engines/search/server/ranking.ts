import { type SQL, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { nameMatch, nearness } from "#platform/people/nearness.ts";
import { accounts } from "#platform/people/schema.ts";
import type { Asked } from "./asked.ts";
import { searchDocuments } from "./schema.ts";
import type { WordsQuery } from "./words-query.ts";

/** Whose order it is. `near`: of people, whom the reader most likely means. `name`: what has been asked, if a thing is called so. */
export type Ranked = { isPeople: boolean; asked: Asked; name: string; near?: SQL };

/** Whoever is named so stands above those who are found by their department or town. */
export const namedSo = 100;

/** Of so many the texts are read, and of each so much. */
const readFirst = 60;
const readFrom = 4000;

/** When it happened, as a number. */
export const moment = sql`extract(epoch from m.happened_at)`;
const year = 31_557_600;

/** How well a found row `m` answers: whole words more than beginnings of others, titles more than texts. */
export function rankOf(words: WordsQuery, { isPeople, name, near }: Ranked): SQL {
  const when = (condition: SQL, worth: SQL) => sql`case when ${condition} then ${worth} else 0 end`;
  const close = sql`ts_rank_cd('{0.1, 0.3, 0.6, 1}', m.words, ${words.all}, 1)`;
  const inTitle = sql`m.words @@ ${words.inTitle}`;
  if (isPeople)
    return sql`${close} + ${when(inTitle, near ? sql`${namedSo} + ${near}` : sql`1`)}
      + ${when(sql`m.words @@ ${words.exact}`, sql`0.5`)}`;
  return sql`${close} + ${when(inTitle, sql`0.4`)} + ${when(sql`m.words @@ ${words.wholeInTitle}`, sql`0.6`)}
    + ${when(sql`m.words @@ ${words.whole}`, sql`0.6`)}
    + ${when(sql`m.words @@ (${`ъ`} || md5(${name}))::tsquery`, sql`5`)}
    - ${when(sql`m.kind in ('comment', 'comment-file')`, sql`1`)} + ${moment} / ${year}::float8 * 0.15`;
}

/**
 * The found rows with their ranks. Of the first of them it is looked whether the words stand there as they have been
 * asked: stems do not tell «договор» from «договориться».
 */
export function ranked(rank: SQL, order: Ranked | undefined): SQL {
  const all = sql`select m.kind, m.object_id, (${rank})::float8 as rank from matched m`;
  const words = order && !order.isPeople ? order.asked.words.filter((word) => word.length > 2) : [];
  if (!words.length) return all;
  const forms = words.map((word) => `\\m${word}\\M`);
  const has = (text: SQL) => sql`replace(lower(${text}), 'ё', 'е') ~ all(${sql.param(forms)}::text[])`;
  // A comment and a file stand under the title of their publication.
  const title = sql`case when d.kind in ('comment', 'file', 'comment-file') then '' else d.title end`;
  const worth = sql`select case when ${has(title)} then 1
      when ${has(sql`${title} || ' ' || left(d.body, ${readFrom})`)} then 0.5 else 0 end
    from ${searchDocuments} d where d.kind = r.kind and d.object_id = r.object_id`;
  return sql`select r.kind, r.object_id, r.rank + case when r.place <= ${readFirst} then coalesce((${worth}), 0) else 0 end as rank
    from (select a.*, row_number() over (order by a.rank desc, a.object_id desc) as place from (${all}) a) r`;
}

/** Of those who are named so, whom the reader most likely means: as colleagues are offered for a name. */
export function nearTo(viewer: Viewer, { words }: Asked): SQL {
  const match = nameMatch(words.join(" "));
  return sql`(select case when ${match} = 2 then 0 else 50 end + (2 - ${nearness(viewer)}) * 10 + (2 - ${match}) * 2
    from ${accounts} where ${accounts.id} = m.object_id)`;
}
