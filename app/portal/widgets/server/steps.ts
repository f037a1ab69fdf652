import { eq, type SQL, sql } from "drizzle-orm";
import { comments, publications } from "#app/engines/content/server/index.ts";
import { hashtagSubscriptions } from "#app/engines/hashtags/server/index.ts";
import { subscriptions } from "#app/feed/feed/server/index.ts";
import { rubricSubscriptions, rubrics } from "#app/news/news/server/index.ts";
import { type FirstSteps, type StepName, stepNames } from "#app/portal/widgets/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { type Part, part } from "#platform/db/index.ts";
import { fileUrl } from "#platform/files/index.ts";
import { isNotBlocked } from "#platform/people/blocks.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";

const teamSize = 5;
const offered = 3;

/** What a newcomer has done of the first steps, told by what is really there, so nothing is ticked by hand; and who their people are. */
export function firstSteps(viewer: Viewer): Part<FirstSteps> {
  const { accountId } = viewer;
  const follows = [subscriptions, rubricSubscriptions, hashtagSubscriptions].map(
    (table) => sql`exists (select from ${table} where ${eq(table.accountId, accountId)})`,
  );
  const hasWritten = (table: typeof comments | typeof publications) =>
    sql`exists (select from ${table} where ${eq(table.authorId, accountId)} and ${table.deletedAt} is null)`;
  const known = sql`json_build_object('name', t.first_name || ' ' || t.last_name, 'alias', t.alias, 'photo', t.photo_id)`;
  const followed = (others: SQL) => sql`from ${rubricSubscriptions} s where s.rubric_id = r.id and ${others}`;
  const isNear = sql`${isColleague(sql`t`)} and ${isNotBlocked(viewer, sql`t.id`)}`;
  return part<Record<StepName, boolean> & Omit<FirstSteps, "items">, FirstSteps>(
    sql`select ${accounts.ownPhotoId} is not null as photo,
        ${accounts.alias} !~ '^id-[0-9a-f]{12}$' as alias,
        ${sql.join(follows, sql` or `)} as subscription,
        ${hasWritten(comments)} as comment,
        ${hasWritten(publications)} as publication,
        (select ${known} from ${accounts} t where t.id = ${accounts.managerId} and ${isNear}) as manager,
        array(select ${known} from ${accounts} t
          where (t.manager_id = ${accounts.managerId} or t.department_id = ${accounts.departmentId})
            and t.id not in (${accounts.id}, coalesce(${accounts.managerId}, ${accounts.id})) and ${isNear}
          order by t.last_name collate russian, t.first_name collate russian limit ${teamSize}) as team,
        array(select json_build_object('id', r.id, 'title', r.title) from ${rubrics} r
          where r.group_id = ${accounts.groupId} and r.archived_at is null
            and not exists (select ${followed(sql`s.account_id = ${accountId}`)})
          order by (select count(*) ${followed(sql`true`)}) desc, r.place limit ${offered}) as rubrics
      from ${accounts} where ${eq(accounts.id, accountId)}`,
    ([row]) => ({
      items: stepNames.map((name) => ({ name, done: row![name] })),
      manager: row!.manager && withPhoto(row!.manager),
      team: row!.team.map(withPhoto),
      rubrics: row!.rubrics,
    }),
  );
}

type Near = FirstSteps["team"][number];

function withPhoto(person: Near): Near {
  return { ...person, photo: person.photo && fileUrl(person.photo) };
}
