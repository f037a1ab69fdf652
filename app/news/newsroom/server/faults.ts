import { type SQL, sql } from "drizzle-orm";
import { publicationLinks, publications } from "#app/engines/content/server/index.ts";
import type { LinkFault } from "#app/news/newsroom/contract.ts";
import { pages } from "#app/routes.ts";

/** What the server answers beside pages: files, feeds and the like are not followed. */
const beside = ["files", "deep-links", "auth", "api", "rss", "exports", "scim", "live", "healthz", "readyz"];

const anId = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const { path } = publicationLinks;
const second = sql`split_part(${path}, '/', 3)`;

/**
 * A column of a query over links and their articles: what is wrong with where the link leads, for the readers of the
 * article; null where nothing is. Who may read what is asked of audiences, never of single readers.
 */
export function faultOfLink(): SQL<LinkFault | null> {
  return sql`case
    when ${path} ~ ${`^/(article|ugc)/${anId}$`} then ${ofPublication(sql`t.id = ${second}::uuid`)}
    when ${path} ~ '^/rubric/[^/]+(/news)?$' then ${ofRubric()}
    when ${path} ~ '^/profile/[^/]+$' then ${ofPerson()}
    when ${path} ~ ${`^/(${beside.join("|")})(/|$)`} then null
    when ${path} !~* ${patternOf(() => true)} then 'gone'
    when ${path} !~* ${patternOf(({ audience }) => audience === "public" || audience === "employee")} then 'closed'
    end`;
}

function ofPublication(isIt: SQL): SQL {
  const isForThem = sql`(t.reach = 'portal' or ${publications.reach} = 'company') and (t.audience is null
    or ${publications.reach} = 'company' and ('group:' || ${publications.groupId}) = any(t.audience)
    or ${publications.audience} is not null and not exists (
      select from unnest(${publications.audience}) part
      where part !~ '^(user|right):' and not (part = any(t.audience) or ${isWithin})))`;
  return otherwiseGone(sql`
    select case when t.deleted_at is not null then 'deleted' when t.state = 'archived' then 'archived'
      when t.state <> 'published' then 'withdrawn' when not (${isForThem}) then 'closed' else 'fine' end
    from publications t where ${isIt}`);
}

/** A department stands inside one that may read it. */
const isWithin = sql`(part like 'department:%' and exists (
  with recursive above as (
    select d.id, d.parent_id, d.group_id from departments d where 'department:' || d.id = part
    union
    select d.id, d.parent_id, d.group_id from departments d join above on d.id = above.parent_id)
  select from above where 'department:' || above.id = any(t.audience) or 'group:' || above.group_id = any(t.audience)))`;

/** A word is the rubric's own within its company. */
function ofRubric(): SQL {
  return otherwiseGone(sql`
    select case when r.archived_at is not null then 'archived'
      when ${publications.reach} = 'portal' and r.reach = 'company' then 'closed' else 'fine' end
    from rubrics r
    where r.id::text = ${second} or r.group_id = ${publications.groupId} and r.slug = ${second}
    limit 1`);
}

/** An address that a person had before leads to them too. */
function ofPerson(): SQL {
  return otherwiseGone(sql`
    select case when a.left_at is not null then 'left'
      when ${publications.reach} = 'portal' and a.reach = 'company' then 'closed' else 'fine' end
    from accounts a
    where a.alias = lower(${second}) or a.id::text = ${second}
      or a.id = (select f.account_id from former_aliases f where f.alias = lower(${second}))
    limit 1`);
}

function otherwiseGone(asked: SQL): SQL {
  return sql`nullif(coalesce((${asked}), 'gone'), 'fine')`;
}

type Page = (typeof pages)[string];

/** One pattern of all addresses that pages have. */
function patternOf(isMeant: (page: Page) => boolean): string {
  const all = Object.values(pages).filter(isMeant);
  return `^(${all.map(({ pattern }) => expressionOf(pattern)).join("|")})$`;
}

function expressionOf(pattern: string): string {
  if (pattern === "/") return "/";
  const parts = pattern.split("/").slice(1);
  return parts.map((part) => (part.endsWith("?") ? `(/${wordOf(part.slice(0, -1))})?` : `/${wordOf(part)}`)).join("");
}

function wordOf(part: string): string {
  return part.startsWith(":") ? "[^/]+" : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
