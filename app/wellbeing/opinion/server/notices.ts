import { and, eq, isNotNull, sql } from "drizzle-orm";
import { type NoticeFamily, notifyPeople } from "#app/engines/notifications/server/index.ts";
import { href } from "#app/web/urls.ts";
import { daysFrom } from "#app/web/wall-time.ts";
import { opinion } from "#app/wellbeing/opinion/routes.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { isPresent } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { today } from "./days.ts";
import { opinionOwners, opinions, opinionTopics } from "./schema.ts";

export const opinionNotices: NoticeFamily = {
  name: "opinions",
  title: "Мнения",
  hint: "Ответ на ваше мнение, а если вы отвечаете за тему – новые мнения и сроки",
  kinds: {
    "opinion-answered": "На ваше мнение ответили",
    "opinion-sent": "Новое мнение о вашей теме",
    "opinion-waiting": "Мнения ждут вашего ответа",
  },
  mail: "digest",
  push: "off",
  mark: "feedback",
};

const facts = { id: opinions.id, authorId: opinions.authorId, groupId: opinions.groupId, subject: opinionTopics.title };

const readNamed = async (id: string) => {
  const [row] = await db()
    .select(facts)
    .from(opinions)
    .innerJoin(opinionTopics, eq(opinionTopics.id, opinions.topicId))
    .where(and(eq(opinions.id, id), isNotNull(opinions.authorId)));
  return row;
};

/** Tells who has signed an opinion that it is answered; of one without a name nobody is told. */
export const notifyAuthor: Listener = {
  name: "notifications.opinion-answered",
  kinds: ["opinion.answered"],
  async hear({ objectId }, key) {
    const row = await readNamed(objectId);
    if (!row?.authorId) return;
    const { id, authorId: accountId, groupId, subject } = row;
    const link = href(opinion.one, { id });
    await notifyPeople([{ kind: "opinion-answered", eventKey: key, accountId, groupId, subject, href: link }]);
  },
};

/** Tells the owners of a topic of an opinion with a name; those without one they hear of the next morning, all together. */
export const notifyOwners: Listener = {
  name: "notifications.opinion-sent",
  kinds: ["opinion.sent"],
  async hear({ objectId, actorId }, key) {
    const row = await readNamed(objectId);
    if (!row) return;
    const owners = await db()
      .select({ accountId: opinionOwners.accountId, groupId: opinionOwners.groupId })
      .from(opinionOwners)
      .innerJoin(opinions, eq(opinions.topicId, opinionOwners.topicId))
      .where(eq(opinions.id, objectId));
    const link = href(opinion.asked, { id: row.id });
    await notifyPeople(
      owners.map((owner) => ({
        ...owner,
        actorId,
        kind: "opinion-sent" as const,
        eventKey: key,
        subject: row.subject,
        href: link,
      })),
    );
  },
};

type Waiting = { accountId: string; groupId: string; fresh: number; late: number };

/** In the morning: who came yesterday without a name, and whose term has ended; a day without either is silent. */
export async function remind(): Promise<void> {
  const yesterday = daysFrom(today(), -1);
  const { rows } = await db().execute<Waiting>(sql`
    select o.account_id as "accountId", o.group_id as "groupId",
      count(*) filter (where p.author_id is null and p.sent_on = ${yesterday}::date)::int as fresh,
      count(*) filter (where p.due_on = ${yesterday}::date)::int as late
    from ${opinionOwners} o join ${opinions} p on p.topic_id = o.topic_id and p.due_on is not null
    join ${accounts} on accounts.id = o.account_id and ${isPresent()}
    where p.due_on = ${yesterday}::date or (p.author_id is null and p.sent_on = ${yesterday}::date)
    group by o.account_id, o.group_id`);
  await notifyPeople(
    rows.map(({ accountId, groupId, fresh, late }) => ({
      accountId,
      groupId,
      kind: "opinion-waiting" as const,
      eventKey: `opinion/waiting/${today()}`,
      subject: saidOf(fresh, late),
      href: href(opinion.queue, null, { tab: late > 0 ? "overdue" : undefined }),
    })),
  );
}

function saidOf(fresh: number, late: number): string {
  return [fresh > 0 && `новых без имени – ${fresh}`, late > 0 && `срок вышел – ${late}`].filter(Boolean).join(", ");
}
