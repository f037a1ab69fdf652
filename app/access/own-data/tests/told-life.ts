import {
  memberships,
  placeBans,
  placeInvites,
  placeOffers,
  placeRequests,
} from "#app/engines/membership/server/schema.ts";
import {
  noticeChoices,
  noticeHabits,
  noticeMutes,
  notices,
  pushDevices,
} from "#app/engines/notifications/server/schema.ts";
import { startSettings as settings } from "#app/engines/questionnaires/server/desk.ts";
import {
  questionnaireReceipts,
  questionnaireResponses,
  questionnaires,
  questionnaireViewers,
} from "#app/engines/questionnaires/server/schema.ts";
import { ldapPeople } from "#app/office/people-desk/server/index.ts";
import { scimMembers, scimPeople } from "#app/office/scim/server/schema.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { goToEvents } from "./calendar-life.ts";

type Own = { groupId: string; accountId: string };

/** Where somebody belongs, and where they have been shut out. */
export async function belong(own: Own, placeId: string, bannedBy: string, mark: (of: string) => string): Promise<void> {
  await db()
    .insert(memberships)
    .values({ ...own, placeId, role: "member", joinedAt: now() });
  await db()
    .insert(placeBans)
    .values({ ...own, placeId, bannedBy, reason: mark("banned") });
  await db()
    .insert(placeRequests)
    .values({
      ...own,
      placeId,
      message: mark("asked-in"),
      answers: [{ question: "Зачем?", answer: mark("answered-in") }],
      reason: mark("refused-in"),
    });
  await db()
    .insert(placeInvites)
    .values({ ...own, placeId, invitedBy: bannedBy, expiresAt: now() });
  await db()
    .insert(placeOffers)
    .values({ ...own, placeId, offeredBy: bannedBy, expiresAt: now() });
}

/** What somebody has asked, and what they have answered under their name. */
export async function askAndAnswer(own: Own, mark: (of: string) => string): Promise<void> {
  await goToEvents(own, mark);
  const { groupId, accountId } = own;
  const questionnaireId = newId();
  const document = { sections: [] };
  await db()
    .insert(questionnaires)
    .values({ id: questionnaireId, groupId, authorId: accountId, kind: "survey", title: "Опрос", document, settings });
  await db()
    .insert(questionnaireReceipts)
    .values({ ...own, questionnaireId });
  await db()
    .insert(questionnaireViewers)
    .values({ ...own, questionnaireId });
  const answers = { q: { text: mark("answered") } };
  await db()
    .insert(questionnaireResponses)
    .values({ ...own, questionnaireId, state: "submitted", answers, startedAt: now() });
}

/** How the company's directories know somebody. */
export async function standInDirectories(own: Own, scimGroupId: string, mark: (of: string) => string): Promise<void> {
  await db()
    .insert(scimPeople)
    .values({ ...own, userName: mark("directory") });
  await db()
    .insert(ldapPeople)
    .values({ ...own, externalId: mark("ldap") });
  await db()
    .insert(scimMembers)
    .values({ ...own, scimGroupId });
}

/** What somebody wants to hear of, where they hear it, and what they were told of. */
export async function keepTold(own: Own, publicationId: string, mark: (of: string) => string): Promise<void> {
  await db()
    .insert(noticeChoices)
    .values({ ...own, family: "stories", mail: "off", changedAt: now() });
  await db()
    .insert(noticeHabits)
    .values({ ...own, refusedAddress: mark("refused") });
  await db()
    .insert(noticeMutes)
    .values({ ...own, publicationId, mutedAt: now() });
  const endpoint = `SECRET-${newId()}`;
  const device = { endpoint, p256dh: "SECRET", auth: "SECRET", service: "", userAgent: mark("device") };
  await db()
    .insert(pushDevices)
    .values({ ...own, ...device });
  await db()
    .insert(notices)
    .values({ ...own, eventKey: newId(), kind: "support", text: "HOST-notice" });
}
