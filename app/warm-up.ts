import { asc } from "drizzle-orm";
import { notifications } from "#app/engines/notifications/routes.ts";
import { feed } from "#app/feed/feed/routes.ts";
import { news } from "#app/news/news/routes.ts";
import { people } from "#app/people/people/routes.ts";
import { shell } from "#app/portal/shell/routes.ts";
import { contextFor } from "#app/web/server/context.ts";
import { createPageHandler, matchPage, type PageBuild } from "#app/web/server/remix.ts";
import { href } from "#app/web/urls.ts";
import { viewerOf } from "#platform/auth/viewer.ts";
import { config } from "#platform/config.ts";
import { asPage, connectionsKept, db, withTenant } from "#platform/db/index.ts";
import { isLeaving } from "#platform/http/health.ts";
import { log } from "#platform/log.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";

const first = [shell.main, feed.work, news.list, people.directory, notifications.bell];

/**
 * Draws the pages that people open first, for nobody to see, on each connection that is kept: a new one has to read the shapes of
 * the tables and to plan every statement, which costs many times what a page does. Nothing is written. Where nobody works here
 * yet there is nothing to draw, and where it fails the first visitors wait as if it had not been.
 */
export async function warmUp(build: PageBuild): Promise<void> {
  const draw = createPageHandler(build, config.nodeEnv);
  try {
    const person = await anyColleague();
    if (!person) return;
    const viewer = viewerOf({ ...person, consent: true, granted: [] }, ["employee"]);
    for (const url of first) {
      const path = href(url);
      const one = async () => {
        const request = new Request(new URL(path, config.publicUrl));
        const facts = { requestId: "warm-up", nonce: "", address: "" };
        const page = matchPage(path)?.page;
        await asPage(() =>
          draw(request, path, contextFor({ request, target: path, session: null, viewer, facts, page })),
        );
      };
      await Promise.all(Array.from({ length: connectionsKept }, one));
    }
  } catch (error) {
    if (!isLeaving()) log.warn("The first pages could not be drawn ahead", { error });
  }
}

async function anyColleague() {
  const { id: accountId, groupId, firstName, lastName, timeZone } = accounts;
  const [row] = await withTenant("*", () =>
    db()
      .select({ accountId, groupId, firstName, lastName, timeZone })
      .from(accounts)
      .where(isColleague())
      .orderBy(asc(accounts.id))
      .limit(1),
  );
  return row;
}
