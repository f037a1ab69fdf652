import { pages } from "#app/routes.ts";
import { href, type PageUrl, type Url } from "#app/web/urls.ts";
import type { TwoCompanies } from "./two-companies.ts";

export type Address = {
  /** The route's id in the table of pages. */
  page: string;
  url: PageUrl;
  /** A real address of this page, about a thing of «Север» written by its head. */
  path: string;
  for: "everyone" | "company" | "owner";
  /** Who besides the owner may open it. */
  also?: string[];
  /** The id inside the path that could be somebody else's. */
  id?: string;
  /** What the owner gets. */
  status: number;
};

type Sample = Partial<Pick<Address, "for" | "also" | "id" | "status">> & {
  params?: Record<string, string>;
  query?: Record<string, string>;
};

/** The pages that need to be told what they are about, or that answer something else than a page. */
const samples: Record<string, (world: TwoCompanies) => Sample> = {
  "shell/notFound": () => ({ status: 404 }),
  "shell/notAllowed": () => ({ status: 403 }),
  "short-links/share": () => ({ query: { to: "/about" } }),
  "deep-links/moved": () => ({ query: { link: "/market/12" } }),
  "feed/fresh": () => ({ params: { tab: "work" }, query: { since: "2020-01-01T00:00:00Z" } }),
  "feed/hide": ({ sever }) => about("company", "id", sever.publication),
  "feed/index": () => ({ status: 302 }),
  "agreements/document": () => ({ params: { code: "personal-data" } }),
  "agreements/withdraw": () => ({ params: { code: "photo" } }),
  "agreements/adminAgreement": ({ sever }) => ({ params: { id: sever.agreement } }),
  "agreements/adminVersion": ({ sever }) => ({ params: { id: sever.agreement } }),
  "agreements/adminPublish": ({ sever }) => ({ params: { id: sever.agreement } }),
  "agreements/adminPeople": ({ sever }) => ({ params: { id: sever.agreement } }),
  "agreements/adminPeopleTable": ({ sever }) => ({ params: { id: sever.agreement } }),
  "agreements/adminProof": ({ sever }) => ({ params: { id: sever.agreement, accountId: sever.head.accountId } }),
  "companies/edit": ({ sever }) => ({ params: { id: sever.id } }),
  "account/ownProfile": () => ({ status: 302 }),
  "account/profile": ({ sever }) => about("company", "socialId", sever.head.accountId),
  "blocking/block": ({ sever }) => ({ ...about("company", "socialId", sever.employee.accountId) }),
  "skills/person": ({ sever }) => about("company", "socialId", sever.head.accountId),
  "hashtags/tag": () => ({ params: { hashtag: "собрание" } }),
  "hashtags/adminMerge": () => ({ params: { hashtag: "собрание" } }),
  "hashtags/adminBan": () => ({ params: { hashtag: "собрание" } }),
  "moderation/report": ({ sever }) => ({
    for: "company",
    id: sever.publication,
    params: { target: "post", id: sever.publication },
  }),
  "moderation/verdict": ({ sever }) => ({
    for: "owner",
    id: sever.comment,
    params: { target: "comment", id: sever.comment },
  }),
  "moderation/case": ({ sever }) => ({ params: { id: sever.case } }),
  "moderation/decision": ({ sever }) => ({ params: { id: sever.case, decision: "hide" } }),
  "canned-replies/edit": ({ sever }) => ({ params: { id: sever.cannedReplies } }),
  "content-filters/add": () => ({ params: { kind: "words" } }),
  "content-filters/edit": ({ sever }) => ({ params: { id: sever.contentFilter } }),
  "news/rubric": ({ sever }) => about("company", "id", sever.rubric),
  "news/rubricNews": ({ sever }) => about("company", "id", sever.rubric),
  "newsroom/edit": ({ sever }) => ({ params: { id: sever.article } }),
  "newsroom/preview": ({ sever }) => ({ params: { id: sever.article } }),
  "newsroom/revision": ({ sever }) => ({ params: { id: sever.article, revision: "1" } }),
  "extras/desk": ({ sever }) => ({ params: { id: sever.article }, query: { find: "склад" } }),
  "must-read/readers": ({ sever }) => ({ params: { id: sever.article } }),
  "newsroom/copy": ({ sever }) => ({ params: { id: sever.article } }),
  "newsroom/pin": ({ sever }) => ({ params: { id: sever.article } }),
  "newsroom/review": ({ sever }) => ({ params: { id: sever.article } }),
  "translations/list": ({ sever }) => ({ params: { id: sever.article } }),
  "translations/edit": ({ sever }) => ({ params: { id: sever.translation } }),
  "translations/remove": ({ sever }) => ({ params: { id: sever.translation } }),
  "trash/purge": ({ sever: { trashed: id } }) => ({ for: "owner", id, params: { kind: "publication", id } }),
  "templates/remove": ({ sever }) => ({ params: { id: sever.template } }),
  "must-read/readersTable": ({ sever }) => ({ params: { id: sever.article } }),
  "desk-talk/talk": ({ sever }) => ({ params: { id: sever.article } }),
  "rubrics/edit": ({ sever }) => ({ params: { id: sever.rubric } }),
  "news/archived": ({ sever }) => about("company", "id", sever.archived),
  "news/article": ({ sever }) => about("company", "id", sever.publication),
  "people-desk/table": ({ sever }) => ({ params: { id: sever.table } }),
  "people-desk/person": ({ sever }) => ({ params: { id: sever.employee.accountId } }),
  "people-desk/suspend": ({ sever }) => ({ params: { id: sever.employee.accountId } }),
  "people-desk/secondStep": ({ sever }) => ({ params: { id: sever.employee.accountId } }),
  "people-desk/password": ({ sever }) => ({ params: { id: sever.employee.accountId } }),
  "people-desk/leave": ({ sever }) => ({ params: { id: sever.employee.accountId } }),
  "staff/edit": ({ sever }) => ({ params: { id: sever.employee.accountId } }),
  "staff/department": ({ sever }) => ({ params: { id: sever.department } }),
  "staff/departmentRemove": ({ sever }) => ({ params: { id: sever.department } }),
  "guests/guest": ({ guest }) => ({ ...about("owner", "id", guest.accountId), also: ["admin"] }),
  "guests/adminSponsor": ({ guest }) => ({ params: { id: guest.accountId } }),
  "own-data/adminErase": ({ sever }) => ({ params: { id: sever.employee.accountId } }),
  "own-data/adminRefuse": ({ sever }) => ({ params: { id: sever.erasure } }),
  "people/department": ({ sever }) => about("company", "id", sever.department),
  "people/card": ({ sever }) => about("company", "socialId", sever.head.accountId),
  "support/ticket": ({ sever }) => about("owner", "id", sever.ticket),
  "support/adminTicket": ({ sever }) => ({ params: { id: sever.ticket } }),
  "running-line/adminEdit": ({ sever }) => ({ params: { id: sever.line } }),
  "search/adminSynonym": ({ sever }) => ({ params: { id: sever.synonyms } }),
  "search/tab": () => ({ params: { tab: "ugc" } }),
  "stories/story": ({ sever }) => about("company", "id", sever.story),
  "stories/ownStory": ({ sever }) => ({ ...about("owner", "id", sever.ownStory), also: ["editor", "admin"] }),
  "stories/ownEdit": ({ sever }) => about("owner", "id", sever.ownStory),
  "stories/ownRemove": ({ sever }) => ({ ...about("owner", "id", sever.ownStory), also: ["editor", "admin"] }),
  "stories/ownFrameAdd": ({ sever }) => about("owner", "id", sever.ownStory),
  "stories/ownFrame": ({ sever }) => ({
    for: "owner",
    id: sever.ownStory,
    params: { id: sever.ownStory, frameId: sever.ownFrame },
  }),
  "stories/adminStory": ({ sever }) => ({ params: { id: sever.story } }),
  "stories/adminEdit": ({ sever }) => ({ params: { id: sever.story } }),
  "stories/adminRemove": ({ sever }) => ({ params: { id: sever.story } }),
  "stories/adminFrameAdd": ({ sever }) => ({ params: { id: sever.story } }),
  "stories/adminFrame": ({ sever }) => ({ params: { id: sever.story, frameId: sever.frame } }),
  "talk/reactors": ({ sever }) => ({
    for: "company",
    id: sever.publication,
    params: { subject: "publication", id: sever.publication },
  }),
  "talk/closing": ({ sever }) => ({
    ...about("owner", "id", sever.publication),
    also: ["editor", "moderator", "admin"],
  }),
  "videos/remove": ({ sever }) => about("owner", "id", sever.video),
  "ugc/post": ({ sever }) => about("company", "id", sever.publication),
  "ugc/theme": ({ sever }) => ({ for: "owner", id: sever.draft, query: { draft: sever.draft } }),
  "ugc/files": ({ sever }) => ({ for: "owner", id: sever.draft, query: { draft: sever.draft } }),
  "ugc/editFiles": ({ sever }) => about("owner", "postId", sever.publication),
  "ugc/poll": ({ sever }) => ({ for: "owner", id: sever.draft, query: { draft: sever.draft } }),
  "ugc/editPoll": ({ sever }) => about("owner", "postId", sever.publication),
  "ugc/editTheme": ({ sever }) => about("owner", "postId", sever.publication),
  "ugc/edit": ({ sever }) => about("owner", "postId", sever.publication),
  "ugc/remove": ({ sever }) => about("owner", "id", sever.publication),
};

function about(audience: Address["for"], name: string, id: string): Sample {
  return { for: audience, id, params: { [name]: id } };
}

/**
 * The pages of the table. Those that are still to come are one file behind one guard, so the first of each audience
 * stands for all.
 */
export const pageNames = Object.entries(pages)
  .filter(([page, { audience }], index, all) => {
    const isFirst = all.findIndex(([other, url]) => isPlanned(other) && url.audience === audience) === index;
    return !isPlanned(page) || isFirst;
  })
  .map(([page]) => page);

/** A real address of every page in the table; throws for a page with parameters that nobody has described here. */
export function addressesOf(world: TwoCompanies): Address[] {
  return Object.entries(pages).map(([page, url]) => {
    const sample = isPlanned(page) ? { status: 404, params: anyParams(url) } : samples[page]?.(world);
    const path = href(url as Url, (sample?.params ?? {}) as never, sample?.query);
    const { for: readers = "everyone", also, id, status = 200 } = sample ?? {};
    return { page, url, path, for: readers, also, id, status };
  });
}

function isPlanned(page: string): boolean {
  return page.startsWith("planned/");
}

/** What is still to come says so whatever it is about. */
function anyParams({ pattern }: PageUrl): Record<string, string> {
  return Object.fromEntries([...pattern.matchAll(/:(\w+)/g)].map(([, name]) => [name!, "7"]));
}

/** Where Remix asks for the data of a page alone. */
export function dataPath(path: string): string {
  const [pathname = "/", query] = path.split("?");
  return `${pathname === "/" ? "/_root" : pathname}.data${query ? `?${query}` : ""}`;
}
