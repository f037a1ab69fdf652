import { withNames } from "#app/engines/content/server/index.ts";
import { notifyPeople } from "#app/engines/notifications/server/index.ts";
import { deskTalk } from "#app/news/newsroom/desk-routes.ts";
import { href } from "#app/web/urls.ts";
import type { Listener } from "#platform/events/index.ts";
import { findTold } from "./talk.ts";

/** Tells the author of an article and those who are named what editors say of it among themselves, each once. */
export const notifyOfDeskTalk: Listener = {
  name: "notifications.desk-talk",
  kinds: ["article.discussed"],
  async hear({ objectId }, eventKey) {
    const told = await findTold(objectId);
    const notices = told.map(({ publicationId: id, isNamed, text, names, ...row }) => ({
      ...row,
      text: withNames(text, names),
      eventKey,
      kind: isNamed ? ("desk-mention" as const) : ("desk-talk" as const),
      href: `${href(deskTalk.talk, { id })}#talk`,
    }));
    await notifyPeople(notices);
  },
};
