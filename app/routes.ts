import type { RouteConfig, RouteConfigEntry } from "@remix-run/route-config";
import { absences } from "#app/absences/routes.ts";
import { account } from "#app/account/routes.ts";
import { agreements } from "#app/agreements/routes.ts";
import { analytics } from "#app/analytics/routes.ts";
import { auditLog } from "#app/audit/routes.ts";
import { blocking } from "#app/blocking/routes.ts";
import { bulk } from "#app/bulk/routes.ts";
import { cabinet } from "#app/cabinet/routes.ts";
import { deepLinks } from "#app/deep-links/routes.ts";
import { deskChecks } from "#app/desk-checks/routes.ts";
import { deskTalk } from "#app/desk-talk/routes.ts";
import { drafts } from "#app/drafts/routes.ts";
import { extras } from "#app/extras/routes.ts";
import { faq } from "#app/faq/routes.ts";
import { feed } from "#app/feed/routes.ts";
import { followings } from "#app/followings/routes.ts";
import { guests } from "#app/guests/routes.ts";
import { hashtags } from "#app/hashtags/routes.ts";
import { moderation } from "#app/moderation/routes.ts";
import { moderationFigures } from "#app/moderation-figures/routes.ts";
import { mood } from "#app/mood/routes.ts";
import { mustRead } from "#app/must-read/routes.ts";
import { news } from "#app/news/routes.ts";
import { newsroom } from "#app/newsroom/routes.ts";
import { notifications } from "#app/notifications/routes.ts";
import { outbox } from "#app/outbox/routes.ts";
import { ownData } from "#app/own-data/routes.ts";
import { packs } from "#app/packs/routes.ts";
import { passwords } from "#app/passwords/routes.ts";
import { people } from "#app/people/routes.ts";
import { peopleDesk } from "#app/people-desk/routes.ts";
import { readyWords } from "#app/ready-words/routes.ts";
import { registration } from "#app/registration/routes.ts";
import { rubrics } from "#app/rubrics/routes.ts";
import { runningLine } from "#app/running-line/routes.ts";
import { saved } from "#app/saved/routes.ts";
import { scim } from "#app/scim/routes.ts";
import { search } from "#app/search/routes.ts";
import { secondStep } from "#app/second-step/routes.ts";
import { setUp } from "#app/set-up/routes.ts";
import { planned } from "#app/shell/planned.ts";
import { shell } from "#app/shell/routes.ts";
import { shortLinks } from "#app/short-links/routes.ts";
import { skills } from "#app/skills/routes.ts";
import { spaces } from "#app/spaces/routes.ts";
import { staff } from "#app/staff/routes.ts";
import { ownStories, stories } from "#app/stories/routes.ts";
import { support } from "#app/support/routes.ts";
import { talk } from "#app/talk/routes.ts";
import { templates } from "#app/templates/routes.ts";
import { textRules } from "#app/text-rules/routes.ts";
import { translations } from "#app/translations/routes.ts";
import { trash } from "#app/trash/routes.ts";
import { ugc } from "#app/ugc/routes.ts";
import { videos } from "#app/videos/routes.ts";
import { visibility } from "#app/visibility/routes.ts";
import type { PageUrl, Url } from "#app/web/urls.ts";
import { widgets } from "#app/widgets/routes.ts";
import { companies } from "./companies/routes.ts";
import { systemState } from "./system-state/routes.ts";

/** One line an area: its screens. */
const areas: Record<string, Record<string, Url>> = {
  shell,
  feed,
  news,
  newsroom,
  rubrics,
  "ready-words": readyWords,
  "text-rules": textRules,
  registration,
  ugc,
  drafts,
  guests,
  hashtags,
  saved,
  scim,
  search,
  absences,
  visibility,
  account,
  blocking,
  cabinet,
  followings,
  faq,
  skills,
  agreements,
  moderation,
  "moderation-figures": moderationFigures,
  mood,
  notifications,
  outbox,
  packs,
  "own-data": ownData,
  passwords,
  people,
  analytics,
  audit: auditLog,
  "people-desk": peopleDesk,
  "second-step": secondStep,
  companies,
  "system-state": systemState,
  staff,
  stories: { ...stories, ...ownStories },
  support,
  talk,
  templates,
  translations,
  trash,
  videos,
  widgets,
  spaces,
  "set-up": setUp,
  "deep-links": deepLinks,
  "short-links": shortLinks,
  "must-read": mustRead,
  bulk,
  extras,
  "desk-checks": deskChecks,
  "desk-talk": deskTalk,
  "running-line": runningLine,
};

/** Every page of the portal by its route id, with the file that draws it. */
export const pages: Record<string, PageUrl & { file: string }> = {};

for (const [area, urls] of Object.entries(areas)) {
  for (const [key, url] of Object.entries(urls)) {
    const about = url as PageUrl;
    pages[`${area}/${key}`] = { ...about, file: fileOf(area, about.screen ?? kebab(key)) };
  }
}
for (const [pattern, audience] of planned) {
  pages[`planned${pattern}`] = { pattern, audience, file: "shell/pages/developing.tsx" };
}

export const catchAll = "shell/catch-all";

export default [
  ...Object.entries(pages).map(([id, { pattern, file }]): RouteConfigEntry => {
    return pattern === "/" ? { id, file, index: true } : { id, file, path: pattern.slice(1) };
  }),
  { id: catchAll, file: "shell/pages/not-found.tsx", path: "*" },
] satisfies RouteConfig;

/** A screen stands in its own area's pages, or is lent by another area: `content/publication`. */
function fileOf(area: string, screen: string): string {
  const [lender, name] = screen.includes("/") ? screen.split("/") : [area, screen];
  return `${lender}/pages/${name}.tsx`;
}

function kebab(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
