import { sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";

/**
 * Opens the pictures, films and files of a publication and the files of its comments to its readers, and to the desks of its company;
 * those of a publication that is not live, and of comments that are deleted or hidden, to their authors and the desks
 * alone. Call it after every change of state, readers or life.
 */
export async function alignFiles(publicationId: string): Promise<void> {
  await db().execute(sql`
    with own as (
      select file_id, author_id, true as stands from publication_pictures join publications on id = publication_id
      where publication_id = ${publicationId}
      union all
      select file_id, author_id, deleted_at is null and hidden_at is null from comment_files join comments on id = comment_id
      where publication_id = ${publicationId}
      union all
      select file_id, author_id, true from publication_files join publications on id = publication_id
      where publication_id = ${publicationId}
      union all
      select unnest(array[v.file_id, v.poster_id]), p.author_id, true from videos v join publications p on p.id = v.publication_id
      where p.id = ${publicationId}
    ), told as (
      select own.file_id, p.reach, case
        when not (own.stands and p.state = 'published' and p.deleted_at is null)
        then array['user:' || own.author_id, 'right:editor', 'right:moderator']
        when p.reach = 'company' and p.audience is not null then p.audience || array['right:editor', 'right:moderator']
        else p.audience end as audience
      from own join publications p on p.id = ${publicationId}
    )
    update files set reach = told.reach, audience = told.audience from told
    where files.id = told.file_id and (files.reach, files.audience) is distinct from (told.reach, told.audience)`);
}
