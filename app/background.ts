import { keepEnacting } from "#app/access/agreements/server/index.ts";
import { keepGuests } from "#app/access/guests/server/index.ts";
import { makeOwnExport, remindOfData, sweepExports } from "#app/access/own-data/server/index.ts";
import { sendPasswordLetter } from "#app/access/passwords/server/index.ts";
import { sendInvite } from "#app/access/registration/server/index.ts";
import { sweepDrafts } from "#app/engines/drafts/server/index.ts";
import { tellOfWithdrawal } from "#app/engines/notifications/server/agreements.ts";
import { tellOfChange, tellOfOpening } from "#app/engines/notifications/server/articles.ts";
import { tellOfDecision } from "#app/engines/notifications/server/decisions.ts";
import { tellOfReview, tellToRead } from "#app/engines/notifications/server/desk.ts";
import { tellOfDue, tellOfErasure, tellOfRefusal } from "#app/engines/notifications/server/erasures.ts";
import { tellOfFind } from "#app/engines/notifications/server/finds.ts";
import { tellOfFollower } from "#app/engines/notifications/server/followers.ts";
import { tellOfGuest } from "#app/engines/notifications/server/guests.ts";
import {
  sendLetters,
  sendPushes,
  sweepDevices,
  sweepNotices,
  tellOfFound,
} from "#app/engines/notifications/server/index.ts";
import { tellOfComment } from "#app/engines/notifications/server/listeners.ts";
import { tellOfCall, tellOfMention } from "#app/engines/notifications/server/mentions.ts";
import { tellOfMood } from "#app/engines/notifications/server/mood.ts";
import { tellOfCheck, tellOfDeskTalk } from "#app/engines/notifications/server/newsroom.ts";
import { tellOfExport } from "#app/engines/notifications/server/own-data-ready.ts";
import { tellOfReaction } from "#app/engines/notifications/server/reactions.ts";
import { tellOfLink, tellOfPassword, tellOfReset } from "#app/engines/notifications/server/security.ts";
import { tellOfAnswer } from "#app/engines/notifications/server/stories.ts";
import { tellOfSupport } from "#app/engines/notifications/server/support.ts";
import { spellAll, sweepMissed, sweepRecent } from "#app/engines/search/server/index.ts";
import { sweepTrash } from "#app/engines/trash/server/index.ts";
import { keepLinks } from "#app/news/desk-checks/server/index.ts";
import { keepReminding } from "#app/news/must-read/server/index.ts";
import { keepReviews, keepSchedule } from "#app/news/newsroom/server/index.ts";
import { forwardVisits, keepSums } from "#app/office/analytics/server/index.ts";
import { keepLdap, sweepRights, sweepTables } from "#app/office/people-desk/server/index.ts";
import { sweepTrials } from "#app/office/scim/server/index.ts";
import { sendLetter } from "#app/portal/support/server/index.ts";
import { sweepIdempotency } from "#platform/api/idempotency.ts";
import { sweepHeldForms } from "#platform/auth/held-forms.ts";
import { sweepSessions } from "#platform/auth/session.ts";
import { config } from "#platform/config.ts";
import { sweepErrors } from "#platform/error-groups/index.ts";
import { startBus } from "#platform/events/bus.ts";
import { startEvents } from "#platform/events/index.ts";
import { readTexts, sweepFiles } from "#platform/files/index.ts";
import { sweepOidcStore } from "#platform/identity/index.ts";
import { type Job, startJobs } from "#platform/jobs/index.ts";
import { sweepShared } from "#platform/limits/shared.ts";

/** One line an event that an area listens to. */
export const listeners = [
  tellOfComment,
  tellOfMention,
  tellOfCall,
  tellOfDecision,
  tellOfFind,
  tellToRead,
  tellOfOpening,
  tellOfChange,
  tellOfReview,
  tellOfMood,
  tellOfWithdrawal,
  tellOfAnswer,
  tellOfCheck,
  tellOfDeskTalk,
  tellOfSupport,
  tellOfExport,
  tellOfErasure,
  tellOfRefusal,
  tellOfDue,
  tellOfReaction,
  tellOfFollower,
  tellOfGuest,
  tellOfReset,
  tellOfPassword,
  tellOfLink,
];

/** What is done by the clock or later. */
const jobs: Job<never>[] = [
  { name: "auth.sweep-held-forms", cron: "57 * * * *", run: () => sweepHeldForms() },
  { name: "auth.sweep-sessions", cron: "7 * * * *", run: async () => void (await sweepSessions()) },
  { name: "identity.sweep", cron: "17 * * * *", run: async () => void (await sweepOidcStore()) },
  { name: "limits.sweep", cron: "47 * * * *", run: () => sweepShared() },
  { name: "api.sweep-idempotency", cron: "27 * * * *", run: () => sweepIdempotency() },
  { name: "errors.sweep", cron: "40 3 * * *", run: () => sweepErrors() },
  { name: "people-desk.rights", cron: "37 * * * *", run: () => sweepRights() },
  { name: "guests.ending", cron: "15 9 * * *", run: () => keepGuests() },
  { name: "people-desk.tables", cron: "47 * * * *", run: () => sweepTables() },
  { name: "people-desk.ldap", cron: "25 4 * * *", free: true, tries: 1, run: () => keepLdap() },
  { name: "scim.sweep-trials", cron: "45 3 * * *", run: () => sweepTrials() },
  { name: "drafts.sweep", cron: "50 3 * * *", run: () => sweepDrafts() },
  { name: "desk-checks.links", cron: "10 3 * * *", run: () => keepLinks() },
  { name: "trash.sweep", cron: "20 3 * * *", run: () => sweepTrash() },
  { name: "newsroom.schedule", cron: "* * * * *", run: () => keepSchedule() },
  { name: "agreements.enact", cron: "* * * * *", run: () => keepEnacting() },
  { name: "must-read.remind", cron: "0 10 * * *", run: () => keepReminding() },
  { name: "newsroom.review", cron: "30 9 * * *", run: () => keepReviews() },
  { name: "search.lexicon", cron: "*/10 * * * *", run: () => spellAll() },
  { name: "search.sweep-missed", cron: "30 3 * * *", run: () => sweepMissed() },
  { name: "search.sweep-recent", cron: "35 3 * * *", run: () => sweepRecent() },
  { name: "analytics.sums", cron: "30 2 * * *", run: () => keepSums() },
  { name: "notifications.letters", cron: "* * * * *", free: true, run: () => sendLetters() },
  { name: "notifications.pushes", cron: "* * * * *", free: true, run: () => sendPushes() },
  { name: "notifications.devices", cron: "55 3 * * *", free: true, run: () => sweepDevices() },
  { name: "notifications.found", cron: "15 * * * *", free: true, run: () => tellOfFound() },
  { name: "notifications.sweep", cron: "10 4 * * *", free: true, run: () => sweepNotices() },
  forwardVisits,
  sendLetter,
  sendInvite,
  sendPasswordLetter,
  makeOwnExport,
  { name: "own-data.remind", cron: "20 9 * * *", run: () => remindOfData() },
  { name: "own-data.sweep", cron: "57 * * * *", run: () => sweepExports() },
  { name: "files.texts", cron: "* * * * *", free: true, tries: 1, run: async () => void (await readTexts()) },
  { name: "files.sweep", cron: "40 3 * * *", free: true, run: async () => void (await sweepFiles()) },
];

/** All that is done by the clock or later, by name. */
export const jobNames = jobs.map(({ name }) => name);

/**
 * What runs beside the requests: events on their way to listeners, and jobs; both are the backend's where there is one.
 * Gives a way to stop them.
 */
export async function startBackground(): Promise<{ stop(): Promise<void> }> {
  const bus = await startBus();
  if (config.backendUrl) return bus;
  const events = startEvents(listeners);
  const work = await startJobs(jobs);
  return {
    async stop() {
      await Promise.all([events.stop(), work.stop()]);
      await bus.stop();
    },
  };
}
