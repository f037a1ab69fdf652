import { agreementSamples } from "./agreement-samples.ts";
import { makeLine } from "./announcements.ts";
import { apiAs } from "./api.ts";
import { entrySamples } from "./entry-samples.ts";
import { extrasSamples } from "./extras-samples.ts";
import { filmFile } from "./film.ts";
import { freshSession } from "./fresh-session.ts";
import { mainPageSamples } from "./main-page-samples.ts";
import { caseOf, freshPost } from "./moderated.ts";
import { moderationSamples } from "./moderation-samples.ts";
import { newsroomSamples } from "./newsroom-samples.ts";
import { noticeSamples } from "./notice-samples.ts";
import { makePerson } from "./people.ts";
import { peopleSamples } from "./people-samples.ts";
import { pollsSamples } from "./polls-samples.ts";
import { company, desk, everyone, owner, type Sample } from "./sample.ts";
import { searchSamples } from "./search-samples.ts";
import { storySamples } from "./story-samples.ts";
import { commonWord, pictureFile, type TwoCompanies } from "./two-companies.ts";

export type { Sample } from "./sample.ts";

const draft = { title: "Собрание", body: "В пятницу в полдень", feed: "work" as const, reach: "company" as const };

/** One sample of every operation; the suites fail when an operation has none. */
export const samples: Record<string, (world: TwoCompanies) => Sample | Promise<Sample>> = {
  "account.me": () => everyone(undefined),
  "account.profile": ({ sever }) => company({ alias: sever.head.accountId }, sever.head.accountId),
  "account.publications": ({ sever }) => company({ alias: sever.head.accountId }, sever.head.accountId),
  "account.subscribe": async ({ sever: { id } }) => {
    const { accountId } = await makePerson({ id, alias: "sever", name: "Север" });
    return company({ accountId, subscribed: true }, accountId);
  },
  "account.uploadPhoto": async () => everyone({ photo: await pictureFile() }),
  "account.removePhoto": () => everyone(undefined),
  "account.users": () => everyone({ query: "CANARY" }),
  "account.audiences": () => everyone({}),
  "account.changePreferences": () => everyone({ theme: "dark", lightMode: false, noRedirect: false }),
  "account.sessions": () => everyone({}),
  "account.endSession": async ({ sever }) => {
    const id = await freshSession(sever.head.accountId);
    return owner({ id }, id);
  },
  "account.endOtherSessions": () => ({ ...everyone({ current: crypto.randomUUID() }), signsOut: true }),
  "account.uploadFile": () => everyone({ file: new File(["Повестка"], "agenda.txt", { type: "text/plain" }) }),
  "content.publication": ({ sever }) => company({ id: sever.publication }, sever.publication),
  "content.source": ({ sever }) => owner({ id: sever.publication }, sever.publication),
  "content.create": () => everyone(draft),
  "content.edit": ownerOf(freshPublication, { ...draft, revision: 1 }),
  "content.remove": ownerOf(freshPublication),
  "content.comments": ({ sever }) => company({ id: sever.publication }, sever.publication),
  "content.comment": ({ sever }) => company({ id: sever.publication, text: "Приду" }, sever.publication),
  "content.editComment": ownerOf(freshComment, { text: "Приду обязательно" }),
  "content.removeComment": ownerOf(freshComment),
  "content.react": ({ sever }) =>
    company({ subject: "publication", id: sever.publication, name: "like" }, sever.publication),
  "feed.read": ({ sever }) => company({ id: sever.publication }, sever.publication),
  "feed.readAll": () => everyone(undefined),
  "content.own": () => everyone({}),
  "content.paint": ownerOf(freshPublication, { theme: "sea" }),
  ...extrasSamples,
  ...pollsSamples,
  "drafts.list": () => everyone({}),
  "drafts.read": ownerOf(freshDraft),
  "drafts.save": () => everyone({ id: crypto.randomUUID(), form: "post", fields: { body: "Начато" } }),
  "drafts.keepPictures": ownerOf(freshDraft),
  "drafts.drop": ownerOf(freshDraft),
  "feed.rss": () => everyone(undefined),
  "feed.renewRss": () => everyone(undefined),
  "feed.fresh": () => everyone({ tab: "work", since: "2020-01-01T00:00:00Z" }),
  "feed.page": () => everyone({ tab: "work" }),
  "feed.place": () => everyone({ tab: "work" }),
  "feed.keepPlace": () => everyone({ tab: "work", after: "any" }),
  "feed.arrange": () => everyone({ view: "tile", sort: "new" }),
  "feed.hidden": () => everyone(undefined),
  "feed.hide": ({ sever }) => company({ kind: "rubric", id: sever.rubric, hidden: false }, sever.rubric),
  "hashtags.list": () => everyone({ query: "" }),
  "hashtags.page": () => everyone({ hashtag: commonWord }),
  "hashtags.desk": () => desk({ query: "" }),
  "hashtags.ruled": () => desk({ part: "banned", query: "" }),
  "hashtags.standing": () => desk({ hashtag: commonWord }),
  "hashtags.merge": () => desk({ hashtag: "старое", into: "новое" }),
  "hashtags.ban": () => desk({ hashtag: "лишнее" }),
  "hashtags.free": () => desk({ hashtag: "лишнее" }),
  "hashtags.subscribe": () => everyone({ hashtag: commonWord, subscribed: true }),
  ...mainPageSamples,
  ...agreementSamples,
  ...moderationSamples,
  "news.list": () => everyone({}),
  "news.article": ({ sever }) => company({ id: sever.publication }, sever.publication),
  "news.forGuests": () => everyone({}),
  "news.guestArticle": ({ sever }) => ({ ...everyone({ id: sever.shown.id }), id: sever.shown.id }),
  "news.archived": ({ sever }) => company({ id: sever.archived }, sever.archived),
  "news.related": () => everyone({ id: crypto.randomUUID() }),
  "news.acknowledge": ({ sever }) => company({ id: sever.article }, sever.article),
  "news.due": () => everyone({}),
  "news.pinnedWork": () => everyone({}),
  "news.pinnedLife": () => everyone({}),
  "news.fold": ({ sever }) => company({ id: sever.article, folded: false }, sever.article),
  "news.rubrics": () => everyone({}),
  "news.rubric": ({ sever }) => company({ id: sever.rubric }, sever.rubric),
  "news.subscribe": ({ sever }) => company({ id: sever.rubric, subscribed: true }, sever.rubric),
  ...newsroomSamples,
  ...noticeSamples,
  ...peopleSamples,
  ...entrySamples,
  "runningLine.work": () => everyone({}),
  "runningLine.life": () => everyone({}),
  "runningLine.all": () => everyone({}),
  "runningLine.dismiss": ({ sever }) => company({ id: sever.line }, sever.line),
  "runningLine.desk": () => desk({}),
  "runningLine.source": ({ sever }) => desk({ id: sever.line }),
  "runningLine.create": () => desk(announcement()),
  "runningLine.change": async (world) => desk({ ...announcement(), id: await freshLine(world), revision: 1 }),
  "runningLine.end": async (world) => desk({ id: await freshLine(world) }),
  "runningLine.move": async (world) => desk({ id: await freshLine(world), by: 1 }),
  "videos.own": () => everyone({}),
  "videos.video": ({ sever }) => owner({ id: sever.video }, sever.video),
  "videos.add": async () => everyone({ file: await filmFile(), description: "Склад за минуту" }),
  "videos.remove": ownerOf(freshVideo),
  "shortLinks.find": () => everyone({ path: "/about" }),
  "shortLinks.make": () => everyone({ path: "/about" }),
  "shortLinks.follow": () => everyone({ code: "2345678" }),
  "saved.list": () => everyone({}),
  "saved.has": ({ sever }) => everyone({ id: sever.publication }),
  "saved.put": ({ sever }) => company({ id: sever.publication, saved: true }, sever.publication),
  ...searchSamples,
  "services.showServices": () => everyone(undefined),
  "setUp.hideHint": () => everyone({ device: "ios" }),
  ...storySamples,
  "trash.own": () => everyone({}),
  "trash.line": ownerOf(trashedPublication, { kind: "publication" }),
  "trash.restore": ownerOf(trashedPublication, { kind: "publication" }),
  "trash.purge": ownerOf(trashedPublication, { kind: "publication" }),
  "trash.desk": () => desk({}),
  "trash.bringBack": async (world) => desk({ kind: "publication", id: await putAway(world) }),
  "talk.close": ownerOf(freshPublication, { closed: true }, ["editor", "moderator", "admin"]),
  "talk.pin": ownerOf(freshComment, { pinned: true }, ["editor", "admin"]),
  "talk.reactors": ({ sever }) => company({ subject: "publication", id: sever.publication }, sever.publication),
};

/** About one's own thing, made anew each time. */
function ownerOf(make: (world: TwoCompanies) => Promise<string>, more: object = {}, also?: string[]) {
  return async (world: TwoCompanies): Promise<Sample> => {
    const id = await make(world);
    return { ...owner({ id, ...more }, id), also };
  };
}

/** The sample of an operation, made anew. */
export async function sampleOf(name: string, world: TwoCompanies): Promise<Sample> {
  const make = samples[name];
  if (!make) throw new Error(`The operation ${name} has no sample: add it to tests/support/samples.ts`);
  return make(world);
}

/** The same call about a thing that does not exist. */
export function missing({ input, id }: Sample): unknown {
  const swap = (value: unknown): unknown => {
    if (typeof value === "string") return value.replaceAll(id!, "01a1fe5b-0000-7000-8000-000000000000");
    if (Array.isArray(value)) return value.map(swap);
    if (!value || typeof value !== "object" || value instanceof File) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, swap(one)]));
  };
  return swap(input);
}

async function freshPublication({ sever }: TwoCompanies): Promise<string> {
  return (await apiAs(sever.head).content.create(draft)).id;
}

async function trashedPublication(world: TwoCompanies): Promise<string> {
  return (await apiAs(world.sever.head).content.remove({ id: await freshPublication(world) })).id;
}

/** A publication that a moderator has deleted. */
async function putAway({ sever }: TwoCompanies): Promise<string> {
  const { id } = await freshPost(sever);
  const api = apiAs(sever.moderator);
  await apiAs(sever.head).moderation.report({ target: "post", id, reason: "spam" });
  await api.moderation.decide({ id: await caseOf(sever.moderator, id), decision: "delete", reason: "spam" });
  return id;
}

async function freshVideo({ sever }: TwoCompanies): Promise<string> {
  return (await apiAs(sever.head).videos.add({ file: await filmFile(), description: "Склад за минуту" })).id;
}

async function freshDraft({ sever }: TwoCompanies): Promise<string> {
  const id = crypto.randomUUID();
  await apiAs(sever.head).drafts.save({ id, form: "post", fields: { body: "Начато" } });
  return id;
}

async function freshComment({ sever }: TwoCompanies): Promise<string> {
  return (await apiAs(sever.head).content.comment({ id: sever.publication, text: "Приду" })).id;
}

function announcement() {
  const [from, to] = [0, 24].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
  const readers = { reach: "company", audience: null };
  return { text: "Обновляем кассы", level: "warning", feed: "work", ...readers, from, to, dismissible: true };
}

const freshLine = ({ sever }: TwoCompanies) => makeLine(sever.editor, "Обновляем кассы");
