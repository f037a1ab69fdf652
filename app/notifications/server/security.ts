import { secondStep } from "#app/second-step/routes.ts";
import { href } from "#app/web/urls.ts";
import type { Listener } from "#platform/events/index.ts";
import { tellPeople } from "./telling.ts";

/** Tells a person that an administrator has taken their second step of sign-in away (product B26, B33). */
export const tellOfReset: Listener = {
  name: "notifications.second-step-reset",
  kinds: ["second-step.reset"],
  async hear({ objectId: accountId, groupId, actorId }, eventKey) {
    const told = { eventKey, kind: "second-step-reset" as const, actorId, href: href(secondStep.own) };
    const text = "Теперь для входа хватает пароля. Если вы об этом не просили, сразу скажите администратору";
    await tellPeople([{ groupId, accountId, ...told, text }]);
  },
};
