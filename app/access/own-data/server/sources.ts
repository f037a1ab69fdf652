import { ownAgreements } from "#app/access/agreements/server/index.ts";
import { ownContent } from "#app/engines/content/server/index.ts";
import { ownDrafts } from "#app/engines/drafts/server/index.ts";
import { ownHashtags } from "#app/engines/hashtags/server/index.ts";
import { ownModeration } from "#app/engines/moderation/server/index.ts";
import { ownNotices } from "#app/engines/notifications/server/index.ts";
import { ownAnswers } from "#app/engines/polls/server/index.ts";
import { ownReading } from "#app/engines/reading/server/index.ts";
import { ownReadyWords } from "#app/engines/ready-words/server/index.ts";
import { ownQueries } from "#app/engines/search/server/index.ts";
import { ownTextRules } from "#app/engines/text-rules/server/index.ts";
import { ownFeeds } from "#app/feed/feed/server/index.ts";
import { ownSaved } from "#app/feed/saved/server/index.ts";
import { ownRemarks } from "#app/news/desk-talk/server/index.ts";
import { ownNews } from "#app/news/news/server/index.ts";
import { ownLines } from "#app/news/running-line/server/index.ts";
import { ownStories } from "#app/news/stories/server/index.ts";
import { ownVisits } from "#app/office/analytics/server/index.ts";
import { ownLdap } from "#app/office/people-desk/server/index.ts";
import { ownDirectory } from "#app/office/scim/server/index.ts";
import { ownAbsences } from "#app/people/absences/server/index.ts";
import { ownAccount } from "#app/people/account/server/index.ts";
import { ownTickets } from "#app/portal/support/server/index.ts";
import { ownWidgets } from "#app/portal/widgets/server/index.ts";
import { ownMoods } from "#app/wellbeing/mood/server/index.ts";
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
