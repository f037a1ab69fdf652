import { eq, sql } from "drizzle-orm";
import { comments, publications } from "#app/content/server/index.ts";
import { subscriptions } from "#app/feed/server/index.ts";
import { hashtagSubscriptions } from "#app/hashtags/server/index.ts";
import { rubricSubscriptions } from "#app/news/server/index.ts";
import { type Step, type StepName, stepNames } from "#app/widgets/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { type Part, part } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";

/** What a newcomer has done of the first steps: told by what is really there, so nothing is ticked by hand. */
export function firstSteps({ accountId }: Viewer): Part<Step[]> {
  const follows = [subscriptions, rubricSubscriptions, hashtagSubscriptions].map(
    (table) => sql`exists (select from ${table} where ${eq(table.accountId, accountId)})`,
  );
  const hasWritten = (table: typeof comments | typeof publications) =>
    sql`exists (select from ${table} where ${eq(table.authorId, accountId)} and ${table.deletedAt} is null)`;
  return part<Record<StepName, boolean>, Step[]>(
    sql`select ${accounts.ownPhotoId} is not null as photo,
        ${accounts.alias} !~ '^id-[0-9a-f]{12}$' as alias,
        ${sql.join(follows, sql` or `)} as subscription,
        ${hasWritten(comments)} as comment,
        ${hasWritten(publications)} as publication
      from ${accounts} where ${eq(accounts.id, accountId)}`,
    ([done]) => stepNames.map((name) => ({ name, done: done![name] })),
  );
}
