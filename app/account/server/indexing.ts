import { eq, inArray } from "drizzle-orm";
import { account } from "#app/account/routes.ts";
import { putDocuments } from "#app/search/server/index.ts";
import { href } from "#app/web/urls.ts";
import { db } from "#platform/db/index.ts";
import { accounts, departments, groups } from "#platform/people/schema.ts";

/** Makes people findable by name, position, department and company: two statements, however many they are. */
export async function indexPeople(ids: string[]): Promise<void> {
  const rows = await db()
    .select({ person: accounts, department: departments.name, company: groups.name })
    .from(accounts)
    .innerJoin(groups, eq(groups.id, accounts.groupId))
    .leftJoin(departments, eq(departments.id, accounts.departmentId))
    .where(inArray(accounts.id, ids));
  await putDocuments(
    rows.map(({ person, department, company }) => ({
      kind: "person",
      objectId: person.id,
      authorId: person.id,
      groupId: person.groupId,
      reach: person.reach,
      title: `${person.lastName} ${person.firstName} ${person.patronymic}`.trim(),
      body: [person.position, department, company, person.location, ...person.skills].filter(Boolean).join(", "),
      href: href(account.profile, { socialId: person.alias }),
      happenedAt: person.createdAt,
    })),
  );
}
