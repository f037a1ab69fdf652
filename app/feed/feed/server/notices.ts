import { and, eq, type SQL } from "drizzle-orm";
import { isThere, type NoticeFamily, notifyPeople, type Told } from "#app/engines/notifications/server/index.ts";
import { followings } from "#app/people/followings/routes.ts";
import { href } from "#app/web/urls.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { subscriptions } from "./schema.ts";

/** The follower still follows. */
function isFollowing({ notice }: Told): SQL {
  const { accountId, authorId } = subscriptions;
  return isThere(subscriptions, and(eq(accountId, notice.actorId), eq(authorId, notice.accountId)));
}

export const followersNotices: NoticeFamily = {
  name: "followers",
  title: "Новые подписчики",
  hint: "Коллеги подписались на ваши публикации",
  kinds: {
    follower: {
      words: { one: "На вас подписались", many: ["новый подписчик", "новых подписчика", "новых подписчиков"] },
      personal: true,
      isSo: isFollowing,
    },
  },
  mail: "off",
  push: "off",
};

/** Tells a person that somebody follows them, once a follower; whoever stops is not told of. */
export const notifyOfFollower: Listener = {
  name: "notifications.follower",
  kinds: ["person.followed"],
  async hear({ objectId: accountId, actorId }) {
    const [person] = await db().select({ groupId: accounts.groupId }).from(accounts).where(eq(accounts.id, accountId));
    if (!person) return;
    const told = { kind: "follower" as const, eventKey: `follower/${actorId}`, heap: "follower" };
    await notifyPeople([{ ...person, ...told, accountId, actorId, href: href(followings.subscribers) }]);
  },
};
