import { eq } from "drizzle-orm";
import { sessions } from "#platform/auth/schema.ts";
import { beginSession } from "#platform/auth/session.ts";
import { db } from "#platform/db/index.ts";
import { apiAs } from "./api.ts";
import { commonWord, pictureFile, type TwoCompanies } from "./two-companies.ts";

/** A good call of an operation, as the head of «Север» may send it. */
export type Sample = {
  input: unknown;
  /** Whom it concerns: everyone alike, the people of one company, its author alone, or whoever works at its desk. */
  for: "everyone" | "company" | "owner" | "desk";
  /** The id inside the input that could be somebody else's. */
  id?: string;
  /** The caller is signed out by it. */
  signsOut?: boolean;
};

const draft = { title: "Собрание", body: "В пятницу в полдень", feed: "work" as const, reach: "company" as const };

/** One sample of every operation; the suites fail when an operation has none. */
export const samples: Record<string, (world: TwoCompanies) => Sample | Promise<Sample>> = {
  "account.me": () => everyone(undefined),
  "account.profile": ({ sever }) => company({ alias: sever.head.accountId }, sever.head.accountId),
  "account.publications": ({ sever }) => company({ alias: sever.head.accountId }, sever.head.accountId),
  "account.subscribe": ({ guest: { accountId } }) => company({ accountId, subscribed: true }, accountId),
  "account.uploadPhoto": async () => everyone({ photo: await pictureFile() }),
  "account.removePhoto": () => everyone(undefined),
  "account.changeAlias": () => everyone({ alias: `alias-${crypto.randomUUID().slice(0, 8)}` }),
  "account.users": () => everyone({ query: "CANARY" }),
  "account.consent": () => everyone({ version: "1" }),
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
  "content.edit": async (world) => {
    const id = await freshPublication(world);
    return owner({ ...draft, id, revision: 1 }, id);
  },
  "content.remove": async (world) => {
    const id = await freshPublication(world);
    return owner({ id }, id);
  },
  "content.comments": ({ sever }) => company({ id: sever.publication }, sever.publication),
  "content.comment": ({ sever }) => company({ id: sever.publication, text: "Приду" }, sever.publication),
  "content.editComment": async (world) => {
    const id = await freshComment(world);
    return owner({ id, text: "Приду обязательно" }, id);
  },
  "content.removeComment": async (world) => {
    const id = await freshComment(world);
    return owner({ id }, id);
  },
  "content.react": ({ sever }) =>
    company({ subject: "publication", id: sever.publication, name: "like" }, sever.publication),
  "content.own": () => everyone({}),
  "content.paint": async (world) => {
    const id = await freshPublication(world);
    return owner({ id, theme: "sea" }, id);
  },
  "drafts.list": () => everyone({}),
  "drafts.read": async (world) => {
    const id = await freshDraft(world);
    return owner({ id }, id);
  },
  "drafts.save": () => everyone({ id: crypto.randomUUID(), form: "post", fields: { body: "Начато" } }),
  "drafts.drop": async (world) => {
    const id = await freshDraft(world);
    return owner({ id }, id);
  },
  "feed.page": () => everyone({ tab: "work" }),
  "hashtags.list": () => everyone({ query: "" }),
  "hashtags.page": () => everyone({ hashtag: commonWord }),
  "hashtags.subscribe": () => everyone({ hashtag: commonWord, subscribed: true }),
  "notifications.list": () => everyone({}),
  "notifications.unread": () => everyone(undefined),
  "notifications.readAll": () => everyone(undefined),
  "search.find": () => everyone({ query: commonWord }),
  "services.showServices": () => everyone(undefined),
};

const everyone = (input: unknown): Sample => ({ input, for: "everyone" });
const company = (input: unknown, id: string): Sample => ({ input, for: "company", id });
const owner = (input: unknown, id: string): Sample => ({ input, for: "owner", id });

/** The sample of an operation, made anew. */
export async function sampleOf(name: string, world: TwoCompanies): Promise<Sample> {
  const make = samples[name];
  if (!make) throw new Error(`The operation ${name} has no sample: add it to tests/support/samples.ts`);
  return make(world);
}

/** The same call about a thing that does not exist. */
export function missing({ input, id }: Sample): unknown {
  return JSON.parse(JSON.stringify(input).replaceAll(id!, "01a1fe5b-0000-7000-8000-000000000000"));
}

async function freshPublication({ sever }: TwoCompanies): Promise<string> {
  return (await apiAs(sever.head).content.create(draft)).id;
}

async function freshDraft({ sever }: TwoCompanies): Promise<string> {
  const id = crypto.randomUUID();
  await apiAs(sever.head).drafts.save({ id, form: "post", fields: { body: "Начато" } });
  return id;
}

async function freshComment({ sever }: TwoCompanies): Promise<string> {
  return (await apiAs(sever.head).content.comment({ id: sever.publication, text: "Приду" })).id;
}

/** One more browser where a person is signed in. */
async function freshSession(accountId: string): Promise<string> {
  const userAgent = crypto.randomUUID();
  const tokens = { accessToken: "", accessExpiresAt: Date.now() + 3_600_000, refreshToken: null, idToken: "" };
  await beginSession({ accountId, roles: ["employee"], tokens, userAgent, address: "127.0.0.1" });
  const [row] = await db().select({ id: sessions.publicId }).from(sessions).where(eq(sessions.userAgent, userAgent));
  return row!.id;
}
