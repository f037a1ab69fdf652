import type { RouteConfig, RouteConfigEntry } from "@remix-run/route-config";
import { agreements } from "#app/access/agreements/routes.ts";
import { guests } from "#app/access/guests/routes.ts";
import { ownData } from "#app/access/own-data/routes.ts";
import { passwords } from "#app/access/passwords/routes.ts";
import { registration } from "#app/access/registration/routes.ts";
import { secondFactor } from "#app/access/second-factor/routes.ts";
import { calendarDesk } from "#app/calendar/events/desk-routes.ts";
import { events } from "#app/calendar/events/routes.ts";
import { outside } from "#app/calendar/outside/routes.ts";
import { talk } from "#app/engines/content/routes.ts";
import { drafts } from "#app/engines/drafts/routes.ts";
import { extras } from "#app/engines/extras/routes.ts";
import { hashtags } from "#app/engines/hashtags/routes.ts";
import { placeLinks } from "#app/engines/membership/routes.ts";
import { cannedReplies, contentFilters, moderationFigures } from "#app/engines/moderation/desk-routes.ts";
import { moderation } from "#app/engines/moderation/routes.ts";
import { notifications } from "#app/engines/notifications/routes.ts";
import { search } from "#app/engines/search/routes.ts";
import { trash } from "#app/engines/trash/routes.ts";
import { videos } from "#app/engines/videos/routes.ts";
import { feed } from "#app/feed/feed/routes.ts";
import { saved } from "#app/feed/saved/routes.ts";
import { ugc } from "#app/feed/ugc/routes.ts";
import { adaptationDesk } from "#app/learning/adaptation/desk-routes.ts";
import { adaptation } from "#app/learning/adaptation/routes.ts";
import { certificatesDesk } from "#app/learning/certificates/desk-routes.ts";
import { certificates } from "#app/learning/certificates/routes.ts";
import { courseDesk } from "#app/learning/courses/desk-routes.ts";
import { courses } from "#app/learning/courses/routes.ts";
import { achievementsDesk } from "#app/loyalty/achievements/desk-routes.ts";
import { achievements } from "#app/loyalty/achievements/routes.ts";
import { balanceDesk } from "#app/loyalty/balance/desk-routes.ts";
import { balance } from "#app/loyalty/balance/routes.ts";
import { tasksDesk } from "#app/loyalty/tasks/desk-routes.ts";
import { tasks } from "#app/loyalty/tasks/routes.ts";
import { thanksDesk } from "#app/loyalty/thanks/desk-routes.ts";
import { thanks } from "#app/loyalty/thanks/routes.ts";
import { mapsDesk } from "#app/maps/maps/desk-routes.ts";
import { maps } from "#app/maps/maps/routes.ts";
import { mustRead } from "#app/news/must-read/routes.ts";
import { news } from "#app/news/news/routes.ts";
import { bulk, deskChecks, deskTalk, templates } from "#app/news/newsroom/desk-routes.ts";
import { newsroom } from "#app/news/newsroom/routes.ts";
import { rubrics } from "#app/news/rubrics/routes.ts";
import { runningLine } from "#app/news/running-line/routes.ts";
import { ownStories, stories } from "#app/news/stories/routes.ts";
import { translations } from "#app/news/translations/routes.ts";
import { analytics } from "#app/office/analytics/routes.ts";
import { auditLog } from "#app/office/audit/routes.ts";
import { peopleDesk } from "#app/office/people-desk/routes.ts";
import { scim } from "#app/office/scim/routes.ts";
import { staff } from "#app/office/staff/routes.ts";
import { outbox } from "#app/offline/outbox/routes.ts";
import { packs } from "#app/offline/packs/routes.ts";
import { absences } from "#app/people/absences/routes.ts";
import { account } from "#app/people/account/routes.ts";
import { blocking } from "#app/people/blocking/routes.ts";
import { cabinet } from "#app/people/cabinet/routes.ts";
import { followings } from "#app/people/followings/routes.ts";
import { people } from "#app/people/people/routes.ts";
import { skills } from "#app/people/skills/routes.ts";
import { visibility } from "#app/people/visibility/routes.ts";
import { placesDesk } from "#app/places/channels/desk-routes.ts";
import { channels } from "#app/places/channels/routes.ts";
import { communitiesDesk } from "#app/places/communities/desk-routes.ts";
import { communities } from "#app/places/communities/routes.ts";
import { deepLinks } from "#app/portal/deep-links/routes.ts";
import { faq } from "#app/portal/faq/routes.ts";
import { setUp } from "#app/portal/set-up/routes.ts";
import { shell } from "#app/portal/shell/routes.ts";
import { shortLinks } from "#app/portal/short-links/routes.ts";
import { spaces } from "#app/portal/spaces/routes.ts";
import { support } from "#app/portal/support/routes.ts";
import { widgets } from "#app/portal/widgets/routes.ts";
import { builder } from "#app/services/builder/routes.ts";
import { servicesDesk } from "#app/services/catalogue/desk-routes.ts";
import { services } from "#app/services/catalogue/routes.ts";
import { requestsDesk } from "#app/services/requests/desk-routes.ts";
import { requests } from "#app/services/requests/routes.ts";
import { shop } from "#app/store/shop/routes.ts";
import { storeDesk } from "#app/store/store-desk/routes.ts";
import { guestSurveys } from "#app/surveys/guest-surveys/routes.ts";
import { questionBank } from "#app/surveys/question-bank/routes.ts";
import { questionnaireDesk } from "#app/surveys/questionnaire-desk/routes.ts";
import { quizzes } from "#app/surveys/quizzes/routes.ts";
import { surveys } from "#app/surveys/surveys/routes.ts";
import type { PageUrl, Url } from "#app/web/urls.ts";
import { mood } from "#app/wellbeing/mood/routes.ts";
import { myResource } from "#app/wellbeing/my-resource/routes.ts";
import { opinion } from "#app/wellbeing/opinion/routes.ts";
import { companies } from "./office/companies/routes.ts";
import { systemState } from "./office/system-state/routes.ts";

/** Every chapter of the portal, in each its areas: one line a table of screens. */
const chapters: Record<string, Record<string, Record<string, Url>>> = {
  portal: {
    shell,
    widgets,
    spaces,
    "set-up": setUp,
    "short-links": shortLinks,
    "deep-links": deepLinks,
    faq,
    support,
  },
  feed: { feed, ugc, saved },
  news: {
    news,
    newsroom,
    rubrics,
    "newsroom/templates": templates,
    translations,
    "newsroom/bulk": bulk,
    "newsroom/desk-checks": deskChecks,
    "newsroom/desk-talk": deskTalk,
    "must-read": mustRead,
    "running-line": runningLine,
    stories: { ...stories, ...ownStories },
  },
  people: { people, account, absences, visibility, blocking, cabinet, followings, skills },
  access: { registration, passwords, "second-factor": secondFactor, agreements, guests, "own-data": ownData },
  places: {
    channels,
    "channels/places-desk": placesDesk,
    communities,
    "communities/communities-desk": communitiesDesk,
  },
  calendar: { events, "events/calendar-desk": calendarDesk, outside },
  maps: { maps, "maps/maps-desk": mapsDesk },
  learning: {
    courses,
    "courses/course-desk": courseDesk,
    certificates,
    "certificates/certificates-desk": certificatesDesk,
    adaptation,
    "adaptation/adaptation-desk": adaptationDesk,
  },
  surveys: {
    surveys,
    "guest-surveys": guestSurveys,
    quizzes,
    "questionnaire-desk": questionnaireDesk,
    "question-bank": questionBank,
  },
  store: { shop, "store-desk": storeDesk },
  loyalty: {
    balance,
    "balance/balance-desk": balanceDesk,
    tasks,
    "tasks/tasks-desk": tasksDesk,
    thanks,
    "thanks/thanks-desk": thanksDesk,
    achievements,
    "achievements/achievements-desk": achievementsDesk,
  },
  services: {
    "catalogue/services": services,
    "catalogue/services-desk": servicesDesk,
    requests,
    "requests/requests-desk": requestsDesk,
    builder,
  },
  wellbeing: { mood, "my-resource": myResource, opinion },
  offline: { outbox, packs },
  office: {
    "people-desk": peopleDesk,
    staff,
    scim,
    companies,
    analytics,
    audit: auditLog,
    "system-state": systemState,
  },
  engines: {
    drafts,
    hashtags,
    membership: placeLinks,
    search,
    trash,
    "content/talk": talk,
    videos,
    extras,
    notifications,
    moderation,
    "moderation/moderation-figures": moderationFigures,
    "moderation/canned-replies": cannedReplies,
    "moderation/content-filters": contentFilters,
  },
};

/** Every page of the portal by its route id, with the file that draws it. */
export const pages: Record<string, PageUrl & { file: string }> = {};

for (const [chapter, areas] of Object.entries(chapters)) {
  for (const [name, urls] of Object.entries(areas)) {
    // A table is named after its folder, or stands there beside others: `newsroom/bulk`.
    const [folder, table = folder] = name.split("/");
    for (const [key, url] of Object.entries(urls)) {
      const about = url as PageUrl;
      pages[`${table}/${key}`] = { ...about, file: fileOf(`${chapter}/${folder}`, about.screen ?? kebab(key)) };
    }
  }
}

export const catchAll = "shell/catch-all";

export default [
  ...Object.entries(pages).map(([id, { pattern, file }]): RouteConfigEntry => {
    return pattern === "/" ? { id, file, index: true } : { id, file, path: pattern.slice(1) };
  }),
  { id: catchAll, file: "portal/shell/pages/not-found.tsx", path: "*" },
] satisfies RouteConfig;

/** A screen stands in its own area's pages, or is lent by another area: `engines/content/publication`. */
function fileOf(area: string, screen: string): string {
  const end = screen.lastIndexOf("/");
  return `${end < 0 ? area : screen.slice(0, end)}/pages/${screen.slice(end + 1)}.tsx`;
}

function kebab(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
