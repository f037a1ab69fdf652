import { eq, sql } from "drizzle-orm";
import { memberships } from "#app/engines/membership/server/index.ts";
import { db } from "#platform/db/index.ts";
import { comments, publicationKinds } from "./schema.ts";

/**
 * Opens the pictures, films and files of a publication and the files of its comments to its readers, of what the company
 * publishes to the desks too; those of a publication that is not live, and of comments that are deleted or hidden, to
 * their authors and the desks alone, and to who leads the place where it waits. What a person says to some is for those
 * alone, until somebody asks a moderator about it. What stands in an article that is shown to guests is open to them too, its
 * comments never. Call it after every change of state, readers or life.
 */
export async function alignFiles(publicationId: string): Promise<void> {
  // First, so that a picture which stands there no longer is closed as well.
  await db().execute(sql`update files set shown_in = null where shown_in = ${publicationId}`);
  await db().execute(sql`
    with own as (
      select file_id, author_id, true as stands, true as for_guests, publication_id as object_id
      from publication_pictures join publications on id = publication_id
      where publication_id = ${publicationId}
      union all
      select file_id, author_id, deleted_at is null and hidden_at is null, false, comment_id
      from comment_files join comments on id = comment_id
      where publication_id = ${publicationId}
      union all
      select file_id, author_id, true, true, publication_id from publication_files join publications on id = publication_id
      where publication_id = ${publicationId}
      union all
      select unnest(array[v.file_id, v.poster_id]), p.author_id, true, position(v.file_id::text in p.body::text || coalesce((
        select string_agg(t.body::text, '') from translations t where t.publication_id = p.id and t.shown_at is not null), '')) > 0, p.id
      from videos v join publications p on p.id = v.publication_id
      where p.id = ${publicationId}
    ), told as (
      select own.file_id, p.reach, case when own.for_guests and p.state = 'published' and p.deleted_at is null
          and p.audience is null and exists (select from guest_articles g where g.publication_id = p.id)
        then p.id end as shown_in, case
        when not (own.stands and p.state = 'published' and p.deleted_at is null)
        then array['user:' || own.author_id, 'right:editor', 'right:moderator'] || case when p.state = 'pending' then array(
          select 'user:' || m.account_id from ${memberships} m where m.place_id = p.place_id and m.role in ('owner', 'admin')) end
        when p.reach = 'company' and p.audience is not null and not (select k.personal from ${publicationKinds} k where k.name = p.kind)
        then p.audience || array['right:editor', 'right:moderator']
        when p.reach = 'company' and p.audience is not null
          and exists (select from moderation_cases c where c.object_id = own.object_id)
        then p.audience || array['right:moderator']
        else p.audience end as audience
      from own join publications p on p.id = ${publicationId}
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
