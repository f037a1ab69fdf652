-- What a person says to some is for those alone: moderators see its files once somebody asks them about it, editors never.
update "files" f set "audience" = p."audience" || case when exists (
    select from "moderation_cases" c where c."object_id" = o."object_id") then array['right:moderator'] else '{}'::text[] end
from "publications" p, (
  select "file_id", "publication_id", "publication_id" as "object_id" from "publication_pictures"
  union all
  select "file_id", "publication_id", "publication_id" from "publication_files"
  union all
  select unnest(array["file_id", "poster_id"]), "publication_id", "publication_id" from "videos"
  union all
  select cf."file_id", c."publication_id", c."id" from "comment_files" cf join "comments" c on c."id" = cf."comment_id"
  where c."deleted_at" is null and c."hidden_at" is null
) o
where f."id" = o."file_id" and p."id" = o."publication_id" and p."kind" = 'ugc' and p."reach" = 'company'
  and p."audience" is not null and p."state" = 'published' and p."deleted_at" is null;
