import { absencesRouter } from "./absences/server/router.ts";
import { accountRouter } from "./account/server/router.ts";
import { agreementsRouter } from "./agreements/server/router.ts";
import { analyticsRouter } from "./analytics/server/router.ts";
import { auditRouter } from "./audit/server/router.ts";
import { blockingRouter } from "./blocking/server/router.ts";
import { bulkRouter } from "./bulk/server/router.ts";
import { cabinetRouter } from "./cabinet/server/router.ts";
import { companiesRouter } from "./companies/server/router.ts";
import { contentRouter } from "./content/server/router.ts";
import { deskChecksRouter } from "./desk-checks/server/router.ts";
import { deskTalkRouter } from "./desk-talk/server/router.ts";
import { draftsRouter } from "./drafts/server/router.ts";
import { extrasRouter } from "./extras/server/router.ts";
import { faqRouter } from "./faq/server/router.ts";
import { feedRouter } from "./feed/server/router.ts";
import { followingsRouter } from "./followings/server/router.ts";
import { guestsRouter } from "./guests/server/router.ts";
import { hashtagsRouter } from "./hashtags/server/router.ts";
import { moderationRouter } from "./moderation/server/router.ts";
import { moderationFiguresRouter } from "./moderation-figures/server/router.ts";
import { moodRouter } from "./mood/server/router.ts";
import { mustReadRouter } from "./must-read/server/router.ts";
import { newsRouter } from "./news/server/router.ts";
import { newsroomRouter } from "./newsroom/server/router.ts";
import { notificationsRouter } from "./notifications/server/router.ts";
import { ownDataRouter } from "./own-data/server/router.ts";
import { passwordsRouter } from "./passwords/server/router.ts";
import { peopleRouter } from "./people/server/router.ts";
import { peopleDeskRouter } from "./people-desk/server/router.ts";
import { pollsRouter } from "./polls/server/router.ts";
import { pushRouter } from "./push/server/router.ts";
import { readyWordsRouter } from "./ready-words/server/router.ts";
import { registrationRouter } from "./registration/server/router.ts";
import { rubricsRouter } from "./rubrics/server/router.ts";
import { runningLineRouter } from "./running-line/server/router.ts";
import { savedRouter } from "./saved/server/router.ts";
import { scimRouter } from "./scim/server/router.ts";
import { searchRouterOf } from "./search/server/router.ts";
import { searchSources } from "./search-sources.ts";
import { secondStepRouter } from "./second-step/server/router.ts";
import { servicesRouter } from "./services/server/router.ts";
import { setUpRouter } from "./set-up/server/router.ts";
import { shortLinksRouter } from "./short-links/server/router.ts";
import { skillsRouter } from "./skills/server/router.ts";
import { staffRouter } from "./staff/server/router.ts";
import { storiesRouter } from "./stories/server/router.ts";
import { supportRouter } from "./support/server/router.ts";
import { systemStateRouter } from "./system-state/server/router.ts";
import { talkRouter } from "./talk/server/router.ts";
import { templatesRouter } from "./templates/server/router.ts";
import { textRulesRouter } from "./text-rules/server/router.ts";
import { translationsRouter } from "./translations/server/router.ts";
import { trashRouter } from "./trash/server/router.ts";
import { videosRouter } from "./videos/server/router.ts";
import { visibilityRouter } from "./visibility/server/router.ts";
import { widgetsRouter } from "./widgets/server/router.ts";

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
