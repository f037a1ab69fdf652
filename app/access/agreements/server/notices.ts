import { agreements } from "#app/access/agreements/routes.ts";
import { notifyPeople } from "#app/engines/notifications/server/index.ts";
import { href } from "#app/web/urls.ts";
import type { Listener } from "#platform/events/index.ts";
import { findAdministrators } from "#platform/people/administrators.ts";

/** Tells the administrators of the company that somebody has taken the consent to personal data back. */
export const notifyOfWithdrawal: Listener = {
  name: "notifications.consent-withdrawn",
  kinds: ["consent.withdrawn"],
  async hear({ objectId: accountId, groupId, actorId, data }, eventKey) {
    const { agreementId, title } = data as { agreementId: string; title: string };
    const people = (await findAdministrators(groupId)).filter((person) => person.accountId !== accountId);
    const told = {
      ...{ eventKey, kind: "consent-withdrawn" as const, actorId, subject: title },
      text: "портал для этого человека закрыт, решите, что делать с данными",
      href: href(agreements.adminProof, { id: agreementId, accountId }),
    };
    await notifyPeople(people.map((person) => ({ ...person, ...told })));
  },
};
