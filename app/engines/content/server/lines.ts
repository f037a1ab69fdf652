import { and, eq, sql } from "drizzle-orm";
import type { PublicationLine } from "#app/engines/content/contract.ts";
import { type Names, withNames } from "#app/rich-text/names.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { type Part, part } from "#platform/db/index.ts";
import { daysAgo } from "#platform/db/this-moment.ts";
import { urlOf } from "./kinds.ts";
import { namesOf } from "./mentions.ts";
import { metComments } from "./met.ts";
import { isVisible } from "./policy.ts";
import { publications } from "./schema.ts";

/** What a line says of a publication, for a SELECT of one's own from `publications`. */
export const lineColumns = (
  viewer: Viewer,
) => sql`${publications.id}, ${publications.kind}, ${metComments(viewer)} as comments,
  coalesce(nullif(${publications.title}, ''), left(${publications.excerpt}, 120)) as title,
  ${namesOf(publications.mentions, viewer)} as names`;

export type LineRow = { id: string; kind: string; title: string; names: Names | null; comments: number };

export function toLine({ id, kind, title, names, comments }: LineRow): PublicationLine {
  return { href: urlOf(kind, id), title: withNames(title, names), comments };
}

const days = 14;
const looked = 300;

/** What the own company has talked about most of late; only the latest are looked at, however many there are. */
export function discussedLately(viewer: Viewer): Part<PublicationLine[]> {
  return part<LineRow, PublicationLine[]>(
    sql`select * from (
        select ${lineColumns(viewer)} from ${publications}
        where ${and(eq(publications.groupId, viewer.groupId), isVisible(viewer))} and ${publications.publishedAt} > ${daysAgo(days)}
        order by ${publications.publishedAt} desc limit ${looked}) latest
      where comments > 0 order by comments desc, id desc limit 4`,
    (rows) => rows.map(toLine),
  );
}
