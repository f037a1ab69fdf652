import { ownAbsences } from "#app/absences/server/index.ts";
import { ownAccount } from "#app/account/server/index.ts";
import { ownAgreements } from "#app/agreements/server/index.ts";
import { ownVisits } from "#app/analytics/server/index.ts";
import { ownContent } from "#app/content/server/index.ts";
import { ownRemarks } from "#app/desk-talk/server/index.ts";
import { ownDrafts } from "#app/drafts/server/index.ts";
import { ownFeeds } from "#app/feed/server/index.ts";
import { ownHashtags } from "#app/hashtags/server/index.ts";
import { ownModeration } from "#app/moderation/server/index.ts";
import { ownMoods } from "#app/mood/server/index.ts";
import { ownNews } from "#app/news/server/index.ts";
import { ownNotices } from "#app/notifications/server/index.ts";
import { ownLdap } from "#app/people-desk/server/index.ts";
import { ownAnswers } from "#app/polls/server/index.ts";
import { ownReading } from "#app/reading/server/index.ts";
import { ownReadyWords } from "#app/ready-words/server/index.ts";
import { ownLines } from "#app/running-line/server/index.ts";
import { ownSaved } from "#app/saved/server/index.ts";
import { ownDirectory } from "#app/scim/server/index.ts";
import { ownQueries } from "#app/search/server/index.ts";
import { ownStories } from "#app/stories/server/index.ts";
import { ownTickets } from "#app/support/server/index.ts";
import { ownTextRules } from "#app/text-rules/server/index.ts";
import { ownWidgets } from "#app/widgets/server/index.ts";
import type { OwnPart } from "#platform/own-data/part.ts";
import { ownArchives } from "./own-data.ts";

/** One line an area: what it keeps of a person. Their order is that of the archive. */
export const sources: OwnPart[] = [
  ...ownAccount,
  ...ownAbsences,
  ...ownAgreements,
  ...ownContent,
  ...ownDrafts,
  ...ownAnswers,
  ...ownRemarks,
  ...ownStories,
  ...ownSaved,
  ...ownQueries,
  ...ownReading,
  ...ownNews,
  ...ownFeeds,
  ...ownHashtags,
  ...ownMoods,
  ...ownTickets,
  ...ownModeration,
  ...ownReadyWords,
  ...ownTextRules,
  ...ownNotices,
  ...ownVisits,
  ...ownWidgets,
  ...ownLines,
  ...ownDirectory,
  ...ownLdap,
  ...ownArchives,
];
