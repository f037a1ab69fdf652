import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { Api } from "#app/areas.ts";
import { eachWished, placedWords, talkIntents, withHeard } from "#app/engines/content/forms.ts";
import { draftField } from "#app/engines/drafts/contract.ts";
import { keepDraft } from "#app/engines/drafts/forms.ts";
import { textOf } from "#app/engines/drafts/ui/words.ts";
import type { Deed } from "#app/engines/membership/contract.ts";
import { ofThread, openPlace, orGone, pathIn, rulesFields, withQuestions } from "#app/engines/membership/forms.ts";
import { pollIntents } from "#app/engines/polls/forms.ts";
import { trash } from "#app/engines/trash/routes.ts";
import { savedIntents } from "#app/feed/saved/forms.ts";
import { draftIntents } from "#app/feed/ugc/forms.ts";
import { departmentsIn, readersFields } from "#app/people/account/forms.ts";
import { type act, intent } from "#app/web/page.ts";
import { chosenPeople, demandedPerson } from "#app/web/people-form.ts";
import { href } from "#app/web/urls.ts";
import { type ChannelView, channelWords, threadSorts, threadWords, writtenAlias } from "./contract.ts";
import { placesDesk } from "./desk-routes.ts";
import { anyChannel, channels } from "./routes.ts";

type Asked = {
  api: Api;
  params: Record<string, string>;
  url: URL;
  moved(path: string): Response;
  requestId: string;
  now: string;
};

const homeOf = (alias: string) => href(channels.channel, { channelAlias: alias });

/** The channel that the address of a page names, for a deed that the page is about; an old word leads to the new one. */
export async function channelAt(page: Asked, deed: Deed = "know"): Promise<ChannelView> {
  const { channelAlias: called = "" } = page.params;
  const gone = href(channels.list, null, { gone: "yes" });
  const channel = await page.api.channels.channel({ alias: called }).catch((error: unknown) => orGone(error, gone));
  return openPlace(page, channel, { called, deed, home: homeOf });
}

/**
 * The thread of a page with its channel. An address that calls the channel otherwise, or not at all, leads to where the
 * thread stands.
 */
export async function threadAt(args: Asked & { query: Record<string, string> }) {
  const { api, params, url } = args;
  const { threadId: id = "", channelAlias } = params;
  const thread = await api.channels.thread({ id }).catch(async (error: unknown) => {
    if (channelAlias !== anyChannel) await channelAt(args);
    throw error;
  });
  const { alias } = thread.channel;
  if (alias !== channelAlias) {
    const path = pathIn(url, homeOf(alias));
    throw channelAlias === anyChannel ? redirect(path + url.search) : args.moved(path);
  }
  return { id, ...thread };
}

/** In which order the threads of a channel stand. */
export const readSort = (sort: string | undefined) => z.enum(threadSorts).catch("active").parse(sort);

/** A thread may say all in its title. */
const body = threadWords.shape.body;
export const newThreadForm = placedWords.extend({ body }).transform(eachWished);
export const changedThreadForm = placedWords.extend({ body, revision: z.coerce.number().int() }).transform(eachWished);

/** The rules of a channel; of guests they speak where the reader decides of them. */
export const channelRulesForm = rulesFields
  .extend({
    guestVisible: z
      .enum(["yes", "no"])
      .optional()
      .transform((word) => word && word === "yes"),
  })
  .transform(withQuestions);

export const wordsForm = channelWords.extend({ id: z.uuid() });

/** What the line of a channel begins with: the last thread that was begun there and not sent, or a new draft. One with pictures is gone on with where they are. */
export async function begunIn(api: Api, alias: string): Promise<{ draft: string; title?: string; body?: string }> {
  const { items } = await api.drafts.list({});
  const last = items.find(({ form, subjectId, fields }) => form === "thread" && !subjectId && fields.channel === alias);
  if (!last || last.pictures.length) return { draft: crypto.randomUUID() };
  return { draft: last.id, title: textOf(last, "title"), body: textOf(last, "body") };
}

const toThread = (draft: string, { channelAlias = anyChannel }: Record<string, string | undefined>) =>
  href(channels.createThread, { channelAlias }, { draft });
const withPoll = draftIntents("thread", toThread)["choose-poll"];

/** What is asked for on the page of a channel: a new thread, or to go on with it where there is more room for it. */
export const channelIntents = {
  "save-draft": keepDraft("thread", { wordsOnly: true }),
  "with-files": keepDraft("thread", { wordsOnly: true, goTo: toThread }),
  /** What has words already takes them along; a poll alone is asked for at once. */
  "ask-poll": (async (args) => {
    const isWritten = ["title", "body"].some((name) => String(args.form.get(name) ?? "").trim());
    return isWritten ? withPoll(args) : { to: href(channels.poll, { channelAlias: args.params.channelAlias ?? "" }) };
  }) satisfies Parameters<typeof act>[0][string],
  write: intent(threadWords.extend({ id: z.uuid(), ...draftField }), async ({ api, value }) => {
    const { id, alias, waits, ...heard } = await api.channels.write(value);
    const text = waits ? "Отправлено на проверку" : "Опубликовано";
    return {
      to: href(channels.thread, { channelAlias: alias, threadId: id }),
      toast: { id: "published", kind: "success" as const, text: withHeard(text, heard) },
    };
  }),
};

/** What is asked for at a thread: the engines know it as `id`, its address as `threadId`. */
export const threadIntents = ofThread({
  ...talkIntents,
  ...savedIntents,
  ...pollIntents,
  seen: intent(z.object({}), async ({ api, params: { id = "" }, here }) => {
    await api.channels.seen({ id });
    return { to: here() };
  }),
  pin: intent(z.object({}), async ({ api, params: { id = "" }, here }) => {
    await api.channels.pin({ id, pinned: true });
    return { to: here(), toast: { id: "pinned", kind: "success" as const, text: "Обсуждение теперь выше других" } };
  }),
  unpin: intent(z.object({}), async ({ api, params: { id = "" }, here }) => {
    await api.channels.pin({ id, pinned: false });
    return { to: here(), toast: { id: "pinned", kind: "info" as const, text: "Обсуждение вернулось на место" } };
  }),
  mute: intent(z.object({}), async ({ api, params: { id = "" }, here }) => {
    await api.notifications.muteAbout({ id, muted: true });
    return { to: here(), toast: { id: "muted", kind: "info" as const, text: "Об этом обсуждении больше не сообщим" } };
  }),
  unmute: intent(z.object({}), async ({ api, params: { id = "" }, here }) => {
    await api.notifications.muteAbout({ id, muted: false });
    return { to: here(), toast: { id: "muted", kind: "success" as const, text: "Снова будем сообщать" } };
  }),
  remove: intent(z.object({}), async ({ api, params: { id = "", channelAlias = "" } }) => {
    await api.content.remove({ id });
    const to = href(channels.channel, { channelAlias });
    const link = { text: "Вернуть", href: href(trash.own) };
    return { to, toast: { id: "removed", kind: "success" as const, text: "Обсуждение в корзине", link } };
  }),
});

/** Who is asked in and who asks to be let in, for a page that asks more people in: whole departments too. */
export async function readInviting(api: Api, placeId: string) {
  const [waiting, { items: letters }, { kinds }] = await Promise.all([
    api.membership.waiting({ place: placeId }),
    api.registration.letters({ place: placeId }),
    api.account.audiences({}),
  ]);
  return { waiting, letters, departments: departmentsIn(kinds) };
}

/** Its owner, or an administrator, takes a place away for good; `list` is where they find themselves then. */
export function removing(list: string) {
  return {
    remove: intent(z.object({ place: z.uuid(), alias: writtenAlias }), async ({ api, value: { place, alias } }) => {
      await api.channels.remove({ id: place, alias });
      return { to: list, toast: said("removed", "Удалено вместе со всем, что внутри") };
    }),
  };
}

const place = z.uuid();
const said = (id: string, text: string) => ({ id, kind: "success" as const, text });

function whoMust(chosen: string): "company" | [] | string[] {
  if (chosen === "company") return chosen;
  return chosen === "nobody" ? [] : [chosen];
}

const makersForm = z
  .object({
    makers: z.enum(["all", "admins", "chosen"], { error: "Выберите, кто создаёт" }),
    parts: readersFields.parts,
    people: chosenPeople,
  })
  .refine(({ makers, parts, people }) => makers !== "chosen" || parts.length + people.length > 0, {
    path: ["parts"],
    error: "Отметьте, кто создаёт",
  });

/** What an administrator does with a place of the company, and who makes them. */
export const deskIntents = {
  makers: intent(makersForm, async ({ api, value: { makers, parts, people }, here }) => {
    const named = makers === "chosen" ? { makers: parts, people } : { makers: makers === "all" ? null : [] };
    await api.membership.setMakers(named);
    return { to: here(), toast: said("makers", "Сохранено: кто создаёт каналы и сообщества") };
  }),
  ...removing(href(placesDesk.adminPlaces)),
  give: intent(z.object({ place, owner: demandedPerson }), async ({ api, value, here }) => {
    await api.membership.give(value);
    return { to: here(), toast: said("given", "Владелец сменился") };
  }),
  archive: intent(z.object({ place }), async ({ api, value, here }) => {
    await api.membership.give({ ...value, archived: true });
    return { to: here(), toast: said("archived", "Убрано в архив") };
  }),
  revive: intent(z.object({ place }), async ({ api, value, here }) => {
    await api.membership.give({ ...value, archived: false });
    return { to: here(), toast: said("archived", "Возвращено из архива") };
  }),
  bind: intent(
    z.object({ place, mandatory: z.string().min(1).max(200).default("nobody") }),
    async ({ api, value: { place, mandatory }, here }) => {
      await api.membership.give({ place, mandatory: whoMust(mandatory) });
      const text = mandatory !== "nobody" ? "Теперь обязательно: людей записываем" : "Больше не обязательно";
      return { to: here(), toast: said("bound", text) };
    },
  ),
  official: intent(z.object({ place }), async ({ api, value, here }) => {
    await api.membership.give({ ...value, official: true });
    return { to: here(), toast: said("official", "Теперь официальное") };
  }),
  unofficial: intent(z.object({ place }), async ({ api, value, here }) => {
    await api.membership.give({ ...value, official: false });
    return { to: here(), toast: said("official", "Больше не официальное") };
  }),
};
