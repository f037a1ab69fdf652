import { type SQL, sql } from "drizzle-orm";
import { config } from "#platform/config.ts";
import { db, withTenant } from "#platform/db/index.ts";

/** Keeps where an article leads within the portal, as it says it now in all its languages. */
export function putLinks(publicationId: string): Promise<void> {
  return put(sql`p.id = ${publicationId}`);
}

/**
 * The same for everything at once, each night: for what was written before links were kept, and for a portal that has
 * moved to another address.
 */
export function keepLinks(): Promise<void> {
  return withTenant("*", () => put(sql`true`));
}

async function put(whose: SQL): Promise<void> {
  const origin = new URL(config.publicUrl).origin.toLowerCase();
  // The paths alone: what stands behind «?» and «#» is a place within a page.
  await db().execute(sql`
    with said as (
      select p.id, p.body from publications p where ${whose} and p.kind in ('news', 'article')
      union all
      select p.id, t.body from publications p join translations t on t.publication_id = p.id and t.shown_at is not null
      where ${whose} and p.kind in ('news', 'article')
    ), hrefs as (
      select said.id, link #>> '{}' as href
      from said, jsonb_path_query(said.body, '$.**.marks[*] ? (@.type == "link").attrs.href') link
    ), paths as (
      select id, case when lower(href) = ${origin} or starts_with(lower(href), ${`${origin}/`})
        then substr(href, ${origin.length + 1}) when starts_with(href, '/') then href end as path
      from hrefs
    ), led as (
      select distinct id, coalesce(nullif(rtrim(regexp_replace(path, '[?#].*$', ''), '/'), ''), '/') as path
      from paths where length(path) <= 500
    ), dropped as (
      delete from publication_links l using publications p
      where p.id = l.publication_id and ${whose}
        and not exists (select from led where led.id = l.publication_id and led.path = l.path)
    )
    insert into publication_links (publication_id, path) select id, path from led on conflict do nothing`);
}
