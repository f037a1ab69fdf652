import { agreementsRouter } from "./access/agreements/server/router.ts";
import { guestsRouter } from "./access/guests/server/router.ts";
import { ownDataRouter } from "./access/own-data/server/router.ts";
import { passwordsRouter } from "./access/passwords/server/router.ts";
import { registrationRouter } from "./access/registration/server/router.ts";
import { secondStepRouter } from "./access/second-step/server/router.ts";
import { contentRouter } from "./engines/content/server/router.ts";
import { draftsRouter } from "./engines/drafts/server/router.ts";
import { extrasRouter } from "./engines/extras/server/router.ts";
import { hashtagsRouter } from "./engines/hashtags/server/router.ts";
import { moderationRouter } from "./engines/moderation/server/router.ts";
import { moderationFiguresRouter } from "./engines/moderation-figures/server/router.ts";
import { notificationsRouter } from "./engines/notifications/server/router.ts";
import { pollsRouter } from "./engines/polls/server/router.ts";
import { pushRouter } from "./engines/push/server/router.ts";
import { readyWordsRouter } from "./engines/ready-words/server/router.ts";
import { searchRouterOf } from "./engines/search/server/router.ts";
import { talkRouter } from "./engines/talk/server/router.ts";
import { textRulesRouter } from "./engines/text-rules/server/router.ts";
import { trashRouter } from "./engines/trash/server/router.ts";
import { videosRouter } from "./engines/videos/server/router.ts";
import { feedRouter } from "./feed/feed/server/router.ts";
import { savedRouter } from "./feed/saved/server/router.ts";
import { bulkRouter } from "./news/bulk/server/router.ts";
import { deskChecksRouter } from "./news/desk-checks/server/router.ts";
import { deskTalkRouter } from "./news/desk-talk/server/router.ts";
import { mustReadRouter } from "./news/must-read/server/router.ts";
import { newsRouter } from "./news/news/server/router.ts";
import { newsroomRouter } from "./news/newsroom/server/router.ts";
import { rubricsRouter } from "./news/rubrics/server/router.ts";
import { runningLineRouter } from "./news/running-line/server/router.ts";
import { storiesRouter } from "./news/stories/server/router.ts";
import { templatesRouter } from "./news/templates/server/router.ts";
import { translationsRouter } from "./news/translations/server/router.ts";
import { analyticsRouter } from "./office/analytics/server/router.ts";
import { auditRouter } from "./office/audit/server/router.ts";
import { companiesRouter } from "./office/companies/server/router.ts";
import { peopleDeskRouter } from "./office/people-desk/server/router.ts";
import { scimRouter } from "./office/scim/server/router.ts";
import { staffRouter } from "./office/staff/server/router.ts";
import { systemStateRouter } from "./office/system-state/server/router.ts";
import { absencesRouter } from "./people/absences/server/router.ts";
import { accountRouter } from "./people/account/server/router.ts";
import { blockingRouter } from "./people/blocking/server/router.ts";
import { cabinetRouter } from "./people/cabinet/server/router.ts";
import { followingsRouter } from "./people/followings/server/router.ts";
import { peopleRouter } from "./people/people/server/router.ts";
import { skillsRouter } from "./people/skills/server/router.ts";
import { visibilityRouter } from "./people/visibility/server/router.ts";
import { faqRouter } from "./portal/faq/server/router.ts";
import { setUpRouter } from "./portal/set-up/server/router.ts";
import { shortLinksRouter } from "./portal/short-links/server/router.ts";
import { supportRouter } from "./portal/support/server/router.ts";
import { widgetsRouter } from "./portal/widgets/server/router.ts";
import { searchSources } from "./search-sources.ts";
import { servicesRouter } from "./services/services/server/router.ts";
import { moodRouter } from "./wellbeing/mood/server/router.ts";

/** One line an area: its server. */
export const router = {
  absences: absencesRouter,
  account: accountRouter,
  agreements: agreementsRouter,
  analytics: analyticsRouter,
  audit: auditRouter,
  blocking: blockingRouter,
  cabinet: cabinetRouter,
  companies: companiesRouter,
  content: contentRouter,
  deskChecks: deskChecksRouter,
  deskTalk: deskTalkRouter,
  drafts: draftsRouter,
  polls: pollsRouter,
  bulk: bulkRouter,
  extras: extrasRouter,
  faq: faqRouter,
  feed: feedRouter,
  followings: followingsRouter,
  guests: guestsRouter,
  hashtags: hashtagsRouter,
  moderation: moderationRouter,
  moderationFigures: moderationFiguresRouter,
  mood: moodRouter,
  mustRead: mustReadRouter,
  news: newsRouter,
  newsroom: newsroomRouter,
  notifications: notificationsRouter,
  push: pushRouter,
  ownData: ownDataRouter,
  passwords: passwordsRouter,
  people: peopleRouter,
  peopleDesk: peopleDeskRouter,
  readyWords: readyWordsRouter,
  registration: registrationRouter,
  rubrics: rubricsRouter,
  runningLine: runningLineRouter,
  saved: savedRouter,
  scim: scimRouter,
  search: searchRouterOf(searchSources),
  secondStep: secondStepRouter,
  services: servicesRouter,
  setUp: setUpRouter,
  shortLinks: shortLinksRouter,
  skills: skillsRouter,
  staff: staffRouter,
  stories: storiesRouter,
  support: supportRouter,
  systemState: systemStateRouter,
  talk: talkRouter,
  templates: templatesRouter,
  textRules: textRulesRouter,
  translations: translationsRouter,
  trash: trashRouter,
  videos: videosRouter,
  visibility: visibilityRouter,
  widgets: widgetsRouter,
};
