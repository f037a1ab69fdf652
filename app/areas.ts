import type { ContractRouterClient } from "@orpc/contract";
import { ownParts } from "#app/access/own-data/server/index.ts";
import { contentKinds } from "#app/engines/content/server/index.ts";
import { draftForms } from "#app/engines/drafts/server/index.ts";
import { postingKinds } from "#app/engines/ledger/server/index.ts";
import { isNoShutPicture, placeKinds, placeSections } from "#app/engines/membership/server/index.ts";
import { noticeFamilies, unreadCounts } from "#app/engines/notifications/server/index.ts";
import { searchSources } from "#app/engines/search/server/index.ts";
import { deedWords } from "#app/office/audit/server/index.ts";
import { duties, openedBy } from "#app/office/people-desk/server/index.ts";
import { followSources } from "#app/people/followings/server/index.ts";
import { widgetSources } from "#app/portal/widgets/server/index.ts";
import { arrange, navigation } from "#app/web/server/navigation.ts";
import { wallOff } from "#platform/files/index.ts";
import { agreements } from "./access/agreements/area.ts";
import { guests } from "./access/guests/area.ts";
import { ownData } from "./access/own-data/area.ts";
import { passkeys } from "./access/passkeys/area.ts";
import { passwords } from "./access/passwords/area.ts";
import { registration } from "./access/registration/area.ts";
import { secondFactor } from "./access/second-factor/area.ts";
import { gather, type Parts } from "./area.ts";
import { events } from "./calendar/events/area.ts";
import { outside } from "./calendar/outside/area.ts";
import { content, talk } from "./engines/content/area.ts";
import { drafts } from "./engines/drafts/area.ts";
import { extras } from "./engines/extras/area.ts";
import { hashtags } from "./engines/hashtags/area.ts";
import { ledger } from "./engines/ledger/area.ts";
import { membership } from "./engines/membership/area.ts";
import { cannedReplies, contentFilters, moderation, moderationFigures } from "./engines/moderation/area.ts";
import { notifications, push } from "./engines/notifications/area.ts";
import { polls } from "./engines/polls/area.ts";
import { progress } from "./engines/progress/area.ts";
import { questionBank, questionnaireDesk, questionnaires } from "./engines/questionnaires/area.ts";
import { search } from "./engines/search/area.ts";
import { trash } from "./engines/trash/area.ts";
import { videos } from "./engines/videos/area.ts";
import { feed } from "./feed/feed/area.ts";
import { saved } from "./feed/saved/area.ts";
import { ownPublications } from "./feed/ugc/area.ts";
import { adaptation } from "./learning/adaptation/area.ts";
import { certificates } from "./learning/certificates/area.ts";
import { courseDesk, courses } from "./learning/courses/area.ts";
import { scorm } from "./learning/scorm/area.ts";
import { achievements } from "./loyalty/achievements/area.ts";
import { balance } from "./loyalty/balance/area.ts";
import { tasks } from "./loyalty/tasks/area.ts";
import { thanks } from "./loyalty/thanks/area.ts";
import { maps } from "./maps/maps/area.ts";
import { mustRead } from "./news/must-read/area.ts";
import { news } from "./news/news/area.ts";
import { bulk, deskChecks, deskTalk, newsroom, templates } from "./news/newsroom/area.ts";
import { rubrics } from "./news/rubrics/area.ts";
import { runningLine } from "./news/running-line/area.ts";
import { stories } from "./news/stories/area.ts";
import { translations } from "./news/translations/area.ts";
import { analytics } from "./office/analytics/area.ts";
import { audit } from "./office/audit/area.ts";
import { companies } from "./office/companies/area.ts";
import { peopleDesk } from "./office/people-desk/area.ts";
import { scim } from "./office/scim/area.ts";
import { staff } from "./office/staff/area.ts";
import { systemState } from "./office/system-state/area.ts";
import { outbox } from "./offline/outbox/area.ts";
import { packs } from "./offline/packs/area.ts";
import { absences } from "./people/absences/area.ts";
import { account } from "./people/account/area.ts";
import { blocking } from "./people/blocking/area.ts";
import { cabinet } from "./people/cabinet/area.ts";
import { followings } from "./people/followings/area.ts";
import { people } from "./people/people/area.ts";
import { skills } from "./people/skills/area.ts";
import { visibility } from "./people/visibility/area.ts";
import { channels } from "./places/channels/area.ts";
import { communities } from "./places/communities/area.ts";
import { faq } from "./portal/faq/area.ts";
import { setUp } from "./portal/set-up/area.ts";
import { shell } from "./portal/shell/area.ts";
import { shortLinks } from "./portal/short-links/area.ts";
import { support } from "./portal/support/area.ts";
import { widgets } from "./portal/widgets/area.ts";
import { builder } from "./services/builder/area.ts";
import { services } from "./services/catalogue/area.ts";
import { requests } from "./services/requests/area.ts";
import { shop } from "./store/shop/area.ts";
import { storeDesk } from "./store/store-desk/area.ts";
import { surveysDesk } from "./surveys/questionnaire-desk/area.ts";
import { quizzes } from "./surveys/quizzes/area.ts";
import { surveys } from "./surveys/surveys/area.ts";
import { mood } from "./wellbeing/mood/area.ts";
import { myResource } from "./wellbeing/my-resource/area.ts";
import { opinion } from "./wellbeing/opinion/area.ts";

/** One line an area: what the portal consists of. A key names the area in the API; archives and search keep their order. */
export const areas = {
  account,
  absences,
  blocking,
  cabinet,
  followings,
  people,
  skills,
  visibility,
  agreements,
  guests,
  ownData,
  passkeys,
  passwords,
  registration,
  secondFactor,
  content,
  drafts,
  extras,
  hashtags,
  ledger,
  membership,
  moderation,
  moderationFigures,
  notifications,
  polls,
  progress,
  push,
  questionnaires,
  questionnaireDesk,
  questionBank,
  cannedReplies,
  search,
  talk,
  contentFilters,
  trash,
  videos,
  feed,
  ownPublications,
  saved,
  bulk,
  deskChecks,
  deskTalk,
  mustRead,
  news,
  newsroom,
  rubrics,
  runningLine,
  stories,
  templates,
  translations,
  channels,
  communities,
  events,
  outside,
  maps,
  courses,
  courseDesk,
  certificates,
  scorm,
  surveys,
  quizzes,
  surveysDesk,
  balance,
  tasks,
  thanks,
  achievements,
  adaptation,
  mood,
  myResource,
  opinion,
  shop,
  storeDesk,
  services,
  requests,
  builder,
  outbox,
  packs,
  analytics,
  audit,
  companies,
  peopleDesk,
  scim,
  staff,
  systemState,
  faq,
  setUp,
  shell,
  shortLinks,
  support,
  widgets,
};

type Areas = typeof areas;
type Name = keyof Areas;

/** The API: one contract, and the router that serves it. */
export const contract = ofEach("contract");
export const router = ofEach("router");

/** What the areas that have operations are called in the API's description. */
export const areaTitles: Record<string, string> = Object.fromEntries(
  Object.entries(areas).flatMap(([name, { contract, title }]) => (Object.keys(contract).length ? [[name, title]] : [])),
);

/** The API as loaders and actions call it. */
export type Api = ContractRouterClient<typeof contract>;

const { list, table } = gather(Object.values<Parts>(areas));

/** What areas do by the clock, and when something happens. */
export const jobs = list("jobs");
export const listeners = list("listeners");

contentKinds.handOver(list("kinds"));
placeKinds.handOver(list("places"));
placeSections.handOver(list("placeSections"));
draftForms.handOver(list("drafts"));
postingKinds.handOver(list("postings"));
noticeFamilies.handOver(list("notices"));
searchSources.handOver(list("search"));
followSources.handOver(list("follows"));
wallOff(isNoShutPicture);
ownParts.handOver(list("keeps"));
deedWords.handOver(table("deeds"));
duties.handOver(table("duties"));
openedBy.handOver(table("rights"));
widgetSources.handOver(table("widgets"));
unreadCounts.handOver(table("unread"));
navigation.handOver(arrange(list("navigation")));

function ofEach<Part extends keyof Areas[Name]>(part: Part): { [Key in Name]: Areas[Key][Part] } {
  const entries = Object.entries(areas).map(([name, area]) => [name, area[part]]);
  return Object.fromEntries(entries) as { [Key in Name]: Areas[Key][Part] };
}
