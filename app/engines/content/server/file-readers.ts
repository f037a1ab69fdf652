import { eq, type SQL, sql } from "drizzle-orm";
import { isShownToGuests, memberships } from "#app/engines/membership/server/index.ts";
import { db } from "#platform/db/index.ts";
import { comments, publicationKinds, publications } from "./schema.ts";

/**
 * Opens the pictures, films and files of a publication and the files of its comments to its readers, of what the company
 * publishes to the desks too; those of a publication that is not live, and of comments that are deleted or hidden, to
 * their authors and the desks alone, and to who leads the place where it waits. What a person says to some is for those
 * alone, until somebody asks a moderator about it. What stands in an article that is shown to guests is open to them too, its
 * comments never; of a thread in a place that is shown to guests its comments are too. Call it after every change of state,
 * readers or life.
 */
export const alignFiles = (publicationId: string): Promise<void> => alignWhere(sql`${publicationId}::uuid`);

/** The same for all that stands in a place, at once. */
export const alignFilesIn = (placeId: string): Promise<void> =>
  alignWhere(sql`select id from ${publications} where place_id = ${placeId}`);

async function alignWhere(which: SQL): Promise<void> {
  // First, so that a picture which stands there no longer is closed as well.
  await db().execute(sql`update files set shown_in = null where shown_in in (${which})`);
  await db().execute(sql`
    with own as (
      select file_id, true as stands, true as for_guests, publication_id, publication_id as object_id, null::uuid as said_by
      from publication_pictures where publication_id in (${which})
      union all
      select file_id, deleted_at is null and hidden_at is null, false, publication_id, comment_id, author_id
      from comment_files join comments on id = comment_id where publication_id in (${which})
      union all
      select file_id, true, true, publication_id, publication_id, null from publication_files where publication_id in (${which})
      union all
      select unnest(array[v.file_id, v.poster_id]), true, position(v.file_id::text in p.body::text || coalesce((
        select string_agg(t.body::text, '') from translations t where t.publication_id = p.id and t.shown_at is not null), '')) > 0,
        p.id, p.id, null
      from videos v join publications p on p.id = v.publication_id where p.id in (${which})
    ), told as (
      select own.file_id, p.reach, case when own.stands and p.state = 'published' and p.deleted_at is null and p.audience is null
          and (own.for_guests and exists (select from guest_articles g where g.publication_id = p.id)
            or (own.for_guests or own.said_by is not null) and ${isShownToGuests(sql`p.place_id`)})
        then p.id end as shown_in, case
        when not (own.stands and p.state = 'published' and p.deleted_at is null)
        then array['user:' || coalesce(own.said_by, p.author_id), 'right:editor', 'right:moderator'] || case when p.state = 'pending' then array(
          select 'user:' || m.account_id from ${memberships} m where m.place_id = p.place_id and m.role in ('owner', 'admin')) end
        when p.reach = 'company' and p.audience is not null and not (select k.personal from ${publicationKinds} k where k.name = p.kind)
        then p.audience || array['right:editor', 'right:moderator']
        when p.reach = 'company' and p.audience is not null
          and exists (select from moderation_cases c where c.object_id = own.object_id)
        then p.audience || array['right:moderator']
        else p.audience end as audience
      from own join publications p on p.id = own.publication_id
    )
    update files set reach = told.reach, audience = told.audience, shown_in = told.shown_in from told
    where files.id = told.file_id
      and (files.reach, files.audience, files.shown_in) is distinct from (told.reach, told.audience, told.shown_in)`);
}

/** The same for what somebody is asked about: a publication, or a comment with the publication under which it stands. */
export async function alignFilesOf(target: "publication" | "comment", id: string): Promise<void> {
  if (target === "publication") return alignFiles(id);
  const [row] = await db().select({ under: comments.publicationId }).from(comments).where(eq(comments.id, id));
  if (row) await alignFiles(row.under);
}
