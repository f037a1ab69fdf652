import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { isAbout, isThere, type NoticeFamily, notifyPeople } from "#app/engines/notifications/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { keepsAway } from "#platform/people/blocks.ts";
import { accounts } from "#platform/people/schema.ts";
import { addressForAuthor } from "./addresses.ts";
import { isOnDesk } from "./policy.ts";
import { stories, storyAnswers } from "./schema.ts";

/** The story is there for its author and on the desk of the newsroom. */
function isStoryThere(viewer?: Viewer): SQL {
  return isThere(stories, and(isAbout(stories.id), viewer ? isOnDesk(viewer) : isNull(stories.deletedAt)));
}

export const storiesNotices: NoticeFamily = {
  name: "stories",
  title: "Ответы на ваши истории",
  hint: "Читатель написал автору истории",
  kinds: { "story-answer": { words: "Вам ответили на историю", personal: true, leadsTo: isStoryThere } },
  mail: "digest",
  push: "now",
};

/** Tells the author of a story of answers to it: one notice a story, which says the last of them and how many there are. */
export const notifyOfAnswer: Listener = {
  name: "notifications.story-answer",
  kinds: ["story.answered"],
  async hear({ objectId, actorId }) {
    const [row] = await db()
      .select({
        storyId: stories.id,
        inOwnName: stories.inOwnName,
        subject: stories.title,
        accountId: stories.authorId,
        groupId: accounts.groupId,
        text: storyAnswers.text,
        createdAt: storyAnswers.createdAt,
        count: sql<number>`(select count(*)::int from ${storyAnswers} a
          where a.story_id = ${stories.id} and not ${keepsAway(stories.authorId, sql`a.author_id`)})`,
        isKeptAway: keepsAway(stories.authorId, storyAnswers.authorId),
      })
      .from(storyAnswers)
      .innerJoin(stories, eq(stories.id, storyAnswers.storyId))
      .innerJoin(accounts, eq(accounts.id, stories.authorId))
      .where(eq(storyAnswers.id, objectId));
    if (!row || row.accountId === actorId || row.isKeptAway) return;
    const { storyId, inOwnName, subject, accountId, groupId, createdAt, count } = row;
    const text = count > 1 ? `${row.text} · Всего ответов: ${count}` : row.text;
    const latest = { actorId, text, createdAt };
    const notice = {
      ...{ groupId, accountId, subject, ...latest },
      kind: "story-answer" as const,
      eventKey: `story-answers/${storyId}`,
      href: `${addressForAuthor({ id: storyId, inOwnName })}#answers`,
    };
    await notifyPeople([notice], latest);
  },
};
