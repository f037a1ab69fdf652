import { readFileSync } from "node:fs";
import { pages } from "#app/routes.ts";
import { type Browser, signIn } from "#tests/support/browser.ts";
import { oneWith } from "#tests/support/holder.ts";
import { adaptationPages, adaptationThings } from "./adaptation-stops.ts";
import { cataloguePages, catalogueThings } from "./catalogue-stops.ts";
import { channelPages, channelThings, invitationPage } from "./channel-stops.ts";
import { communityPages, communityThings } from "./community-stops.ts";
import { coursePages, courseThings } from "./course-stops.ts";
import { eventPages, eventThings, outsidePages } from "./event-stops.ts";
import { mapPages, mapThings } from "./map-stops.ts";
import { opinionPages, opinionThings } from "./opinion-stops.ts";
import { askedErasure, askedTicket, openCase, waitingTable, warnedComment } from "./people.ts";
import { pointsPages, pointsThings } from "./points-stops.ts";
import { shopPages, shopThings } from "./shop-stops.ts";
import { states } from "./states.ts";
import { surveyPages, surveyThings } from "./survey-stops.ts";

/** A page to look at: where it is, who looks, what it answers, and which file draws it. */
export type Stop = { name: string; path: string; who: string; status: number; file: string };

/** What a page of the table needs to be opened; one that is not named here is opened as it is, by an employee. */
const special: Record<string, Partial<Stop>> = {
  "agreements/document": { path: "/agreements/photo" },
  "agreements/withdraw": { path: "/agreements/personal-data/withdraw" },
  "agreements/adminAgreement": { path: "/admin/agreements/{agreement}" },
  "agreements/adminVersion": { path: "/admin/agreements/{agreement}/version" },
  "agreements/adminPublish": { path: "/admin/agreements/{agreement}/publish" },
  "agreements/adminPeople": { path: "/admin/agreements/{agreement}/people" },
  "agreements/adminPeopleTable": { path: "/admin/agreements/{agreement}/people.csv" },
  "agreements/adminProof": { path: "/admin/agreements/{agreement}/people/{signer}" },
  ...channelPages,
  ...invitationPage,
  ...communityPages,
  ...surveyPages,
  ...pointsPages,
  ...opinionPages,
  ...eventPages,
  ...outsidePages,
  ...mapPages,
  ...shopPages,
  ...coursePages,
  ...cataloguePages,
  ...adaptationPages,
  ...{ "account/profile": { path: "/profile/ivan" }, "companies/edit": { path: "/admin/companies/{company}" } },
  ...{ "blocking/block": { path: "/profile/ivan/block" }, "skills/person": { path: "/profile/ivan/tags" } },
  "short-links/share": { path: "/share?to=/about" },
  "deep-links/moved": { path: "/moved?link=/market/12" },
  "feed/fresh": { path: "/feed/fresh/work?since=2020-01-01T00%3A00%3A00Z" },
  "feed/hide": { path: "/feed/hide/{article}" },
  ...{ "news/article": { path: "/article/{article}" }, "news/rubric": { path: "/rubric/{rubric}" } },
  "news/rubricNews": { path: "/rubric/{rubric}/news" },
  "news/archived": { path: "/article/{archived}/archive" },
  "newsroom/edit": { path: "/admin/news/{article}" },
  "newsroom/preview": { path: "/admin/news/{article}/preview" },
  "newsroom/revision": { path: "/admin/news/{article}/revisions/1" },
  "extras/desk": { path: "/admin/news/{article}/extras" },
  "translations/list": { path: "/admin/news/{article}/languages" },
  "translations/edit": { path: "/admin/translations/{translation}" },
  "translations/remove": { path: "/admin/translations/{translation}/remove" },
  "trash/purge": { path: "/trash/publication/{trashed}" },
  "must-read/readers": { path: "/admin/news/{article}/readers" },
  "newsroom/copy": { path: "/admin/news/{article}/copy" },
  "newsroom/pin": { path: "/admin/news/{article}/pin" },
  "newsroom/review": { path: "/admin/news/{article}/review" },
  "templates/remove": { path: "/admin/templates/{template}/delete" },
  "must-read/readersTable": { path: "/admin/news/{article}/readers.csv" },
  "desk-talk/talk": { path: "/admin/news/{article}/talk" },
  "rubrics/edit": { path: "/admin/rubrics/{deskRubric}" },
  "videos/remove": { path: "/videos/{video}/delete" },
  "ugc/files": { path: "/ugc/files?draft={draft}" },
  "ugc/poll": { path: "/ugc/poll?draft={draft}" },
  "ugc/theme": { path: "/ugc/theme?draft={draft}" },
  "hashtags/tag": { path: "/hashtag/list/сервис" },
  "hashtags/adminMerge": { path: "/admin/hashtags/сервис/merge" },
  "hashtags/adminBan": { path: "/admin/hashtags/сервис/ban" },
  "moderation/report": { path: `/report/comment/${warnedComment}`, who: "ivan" },
  "moderation/verdict": { path: `/appeal/comment/${warnedComment}` },
  "moderation/desk": { who: "moderator" },
  "moderation/case": { path: `/admin/moderation/${openCase}`, who: "moderator" },
  "moderation/decision": { path: `/admin/moderation/${openCase}/mute`, who: "moderator" },
  "content-filters/add": { path: "/admin/moderation/content-filters/new/words" },
  "content-filters/edit": { path: "/admin/moderation/content-filters/{contentFilter}" },
  "canned-replies/edit": { path: "/admin/moderation/words/{cannedReplies}" },
  "people-desk/table": { path: `/admin/people/import/${waitingTable}` },
  ...{ "people-desk/ldap": { who: "keeper-js" }, "people-desk/person": { path: "/admin/people/{colleague}" } },
  "staff/edit": { path: "/admin/people/{colleague}/edit" },
  "staff/department": { path: "/admin/departments/{department}" },
  "staff/departmentRemove": { path: "/admin/departments/{department}/delete" },
  "people-desk/suspend": { path: "/admin/people/{colleague}/suspend" },
  "people-desk/secondFactor": { path: "/admin/people/{colleague}/second-factor" },
  "people-desk/password": { path: "/admin/people/{colleague}/password" },
  "people-desk/leave": { path: "/admin/people/{colleague}/leave" },
  "guests/guest": { path: "/guests/{guest}", who: "admin" },
  "guests/adminSponsor": { path: "/admin/guests/{guest}" },
  "own-data/adminErase": { path: "/admin/erase/{colleague}" },
  "own-data/adminRefuse": { path: `/admin/erasures/${askedErasure}/refuse` },
  "people/department": { path: "/people/departments/{department}" },
  "people/card": { path: "/people/cards/ivan" },
  "running-line/adminEdit": { path: "/admin/running-line/{line}" },
  "support/ticket": { path: `/support/${askedTicket}` },
  "support/adminTicket": { path: `/admin/support/${askedTicket}` },
  "search/adminSynonym": { path: "/admin/search/synonyms/{synonyms}" },
  "search/tab": { path: "/search/people?query=иван" },
  "shell/notFound": { status: 404 },
  "shell/notAllowed": { status: 403 },
  "talk/reactors": { path: "/reactions/publication/{publication}" },
  "stories/story": { path: "/stories/{story}" },
  "stories/ownStory": { path: "/stories/own/{story}", who: "editor" },
  "stories/ownEdit": { path: "/stories/own/{story}/edit", who: "editor" },
  "stories/ownRemove": { path: "/stories/own/{story}/delete", who: "editor" },
  "stories/ownFrameAdd": { path: "/stories/own/{story}/frames/new", who: "editor" },
  "stories/ownFrame": { path: "/stories/own/{story}/frames/{frame}", who: "editor" },
  "stories/adminStory": { path: "/admin/stories/{story}" },
  "stories/adminEdit": { path: "/admin/stories/{story}/edit" },
  "stories/adminRemove": { path: "/admin/stories/{story}/delete" },
  "stories/adminFrameAdd": { path: "/admin/stories/{story}/frames/new" },
  "stories/adminFrame": { path: "/admin/stories/{story}/frames/{frame}" },
};

/** Every page that exists, by the portal's own table of routes. */
export const stops: Stop[] = [
  ...Object.entries(pages).map(([name, { pattern, audience, file }]) => ({
    name,
    path: pattern.replace(/:(id|postId)\b/, "{publication}"),
    who: oneWith(audience),
    status: 200,
    file,
    ...special[name],
  })),
  ...Object.entries(states).map(([name, state]) => ({ name, who: "anna", status: 200, file: name, ...state })),
];

/** One stop for each state and for each file that draws something: five feeds that one file draws look alike. */
export const screens = stops.filter(
  ({ file }, index) => stops.findIndex((other) => other.file === file) === index && !leadsOn(file),
);

/** A route without a component has no page: its visitors land on another. */
function leadsOn(file: string): boolean {
  return file.includes("/") && !/export (default|\{ default)/.test(readFileSync(`app/${file}`, "utf8"));
}

for (const { name, path } of stops)
  if (path.includes(":"))
    throw new Error(`Nobody says in tests/journeys/support/pages.ts how to open ${name} (${path})`);

const found = new Map<string, Promise<string>>();

/** The address of a stop, things of the fixture in the places of their names. */
export async function addressOf({ path }: Pick<Stop, "path">): Promise<string> {
  let address = path;
  for (const [place, name] of path.matchAll(/\{(\w+)\}/g)) {
    const id = found.get(name!) ?? findThing(name!);
    found.set(name!, id);
    address = address.replace(place, await id);
  }
  return address;
}

/** Who sees which page with a link to the thing: its id is new at every run. */
const seenAt: Record<string, { who: string; path: string; link: RegExp }> = {
  publication: {
    who: "anna",
    path: `/search/ugc?${new URLSearchParams({ query: "график отпусков" })}`,
    link: /href="\/ugc\/([0-9a-f-]{36})"/,
  },
  // Not the first of all news: journeys write more of them.
  article: {
    who: "anna",
    path: `/search?${new URLSearchParams({ query: "С понедельника работаем по-новому" })}`,
    link: /href="\/article\/([0-9a-f-]{36})"/,
  },
  shown: {
    who: "anna",
    path: `/search?${new URLSearchParams({ query: "День открытых дверей" })}`,
    link: /href="\/article\/([0-9a-f-]{36})"/,
  },
  department: { who: "anna", path: "/people/departments", link: /href="\/people\/departments\/([0-9a-f-]{36})"/ },
  company: { who: "admin", path: "/admin/companies", link: /href="\/admin\/companies\/([0-9a-f-]{36})"/ },
  colleague: { who: "admin", path: "/admin/people?query=Ёлкин", link: /href="\/admin\/people\/([0-9a-f-]{36})"/ },
  guest: { who: "admin", path: "/admin/people?role=guest", link: /href="\/admin\/people\/([0-9a-f-]{36})"/ },
  rubric: { who: "anna", path: "/rubric", link: /href="\/rubric\/([\w-]+)"/ },
  archived: { who: "editor", path: "/admin/news?state=archived", link: /href="\/admin\/news\/([0-9a-f-]{36})"/ },
  deskRubric: { who: "editor", path: "/admin/rubrics", link: /text-link" href="\/admin\/rubrics\/([0-9a-f-]{36})"/ },
  trashed: { who: "anna", path: "/trash", link: /href="\/trash\/publication\/([0-9a-f-]{36})"/ },
  draft: { who: "anna", path: "/drafts", link: /href="\/ugc\/create\?draft=([0-9a-f-]{36})"/ },
  translation: {
    who: "editor",
    path: "/admin/news/{article}/languages",
    link: /href="\/admin\/translations\/([0-9a-f-]{36})"/,
  },
  template: { who: "editor", path: "/admin/templates", link: /href="\/admin\/templates\/([0-9a-f-]{36})\/delete"/ },
  video: { who: "anna", path: "/videos", link: /href="\/videos\/([0-9a-f-]{36})\/delete"/ },
  agreement: { who: "admin", path: "/admin/agreements", link: /href="\/admin\/agreements\/([0-9a-f-]{36})"/ },
  signer: { who: "admin", path: "/admin/agreements/{agreement}/people", link: /\/people\/([0-9a-f-]{36})"/ },
  cannedReplies: {
    who: "admin",
    path: "/admin/moderation/words",
    link: /href="\/admin\/moderation\/words\/([0-9a-f-]{36})"/,
  },
  contentFilter: {
    who: "admin",
    path: "/admin/moderation/content-filters",
    link: /href="\/admin\/moderation\/content-filters\/([0-9a-f-]{36})"/,
  },
  synonyms: { who: "admin", path: "/admin/search", link: /href="\/admin\/search\/synonyms\/([0-9a-f-]{36})"/ },
  story: { who: "editor", path: "/admin/stories", link: /href="\/admin\/stories\/([0-9a-f-]{36})"/ },
  ...adaptationThings,
  ...channelThings,
  ...communityThings,
  ...surveyThings,
  ...pointsThings,
  ...opinionThings,
  ...eventThings,
  ...mapThings,
  ...shopThings,
  ...courseThings,
  ...catalogueThings,
  frame: { who: "editor", path: "/admin/stories/{story}", link: /\/frames\/([0-9a-f-]{36})"/ },
  line: { who: "editor", path: "/admin/running-line", link: /href="\/admin\/running-line\/([0-9a-f-]{36})"/ },
};

async function findThing(name: string): Promise<string> {
  const { who, path, link } = seenAt[name]!;
  const { html } = await (await signedIn(who)).open(await addressOf({ path }));
  const [, id] = link.exec(html) ?? [];
  if (!id) throw new Error(`The fixture's ${name} is not found`);
  return id;
}

const browsers = new Map<string, Promise<Browser>>();

/** Somebody's browser without a screen, signed in once for all who ask. */
export function signedIn(who: string): Promise<Browser> {
  const browser = browsers.get(who) ?? signIn(process.env.JOURNEYS_URL!, who);
  browsers.set(who, browser);
  return browser;
}
