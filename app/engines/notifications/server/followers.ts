import { eq } from "drizzle-orm";
import { followings } from "#app/people/followings/routes.ts";
import { href } from "#app/web/urls.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { notifyPeople } from "./notifying.ts";

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
