import { data, redirect } from "@remix-run/node";
import { z } from "zod";
import type { Api } from "#app/areas.ts";
import { clearings, pictureEdit } from "#app/engines/content/contract.ts";
import { counted, plural } from "#app/ui/plural.ts";
import { problemOf } from "#app/web/catalogue.ts";
import type { Toast } from "#app/web/context.ts";
import { type act, intent } from "#app/web/page.ts";
import { chosenPeople, demandedPerson } from "#app/web/people-form.ts";
import { ticked } from "#app/web/ticked.ts";
import { banDays, type Deed, levels, muteHours, type PlaceView, placeRules } from "./contract.ts";
import { linkDays, linkUses } from "./ui/choices.ts";

type Asked = { url: URL; moved(path: string): Response; requestId: string; now: string };

/**
 * The place that a page is about, for a deed in it: what its reader may not do is as good as not there. An old word in the
 * address leads to the new one; `home` is where the place is met.
 */
export function openPlace<View extends Pick<PlaceView, "alias" | "may">>(
  page: Asked,
  place: View,
  { called, deed, home }: { called: string; deed: Deed; home(alias: string): string },
): View {
  if (place.alias !== called) throw page.moved(pathIn(page.url, home(place.alias)));
  if (!place.may[deed]) throw data({ code: page.requestId, at: page.now }, { status: 404 });
  return place;
}

/** Whoever comes to a place that is no more reads so in the list where it stood. */
export function orGone(error: unknown, list: string): never {
  if (problemOf(error)?.detail === "gone") throw redirect(list);
  throw error;
}

/** The path of a page with the place's own word in it. */
export function pathIn({ pathname }: URL, home: string): string {
  return pathname.replace(/\.data$/, "").replace(/^\/[^/]+\/[^/]+/, home);
}

const file = z
  .file()
  .refine(({ size }) => size <= 10 * 1024 * 1024, "Картинка не больше 10 МБ")
  .optional();

const text = (most: number) => z.string().trim().max(most, `Не больше ${most} знаков`);

/** The small picture of a place, cut as wished. */
export const avatarForm = z.object({ id: z.uuid(), avatar: file, edit: pictureEdit.default({}), drop: ticked });

/** A picture of a place: a new one, or the present one taken away. */
export const pictureForm = z.object({ id: z.uuid(), cover: file, alt: text(300).default(""), drop: ticked });

/** Three lines with the questions of a place; empty ones are none. */
const line = text(200).default("");

/** The rules of a place as its page of settings sends them. */
export const rulesFields = placeRules.omit({ questions: true }).extend({
  ...{ id: z.uuid(), preModerated: ticked, reactionsOff: ticked },
  ...{ question1: line, question2: line, question3: line },
});

type Lines = Record<`question${1 | 2 | 3}`, string>;

/** For `.transform`: the lines with the questions as their list. */
export const withQuestions = <Form extends Lines>({ question1, question2, question3, ...rules }: Form) => ({
  ...rules,
  questions: [question1, question2, question3].filter(Boolean),
});

export const placeRulesForm = rulesFields.transform(withQuestions);

const place = z.uuid();
const here = z.object({ place });
const one = z.object({ place, person: z.uuid() });
const said = (id: string, text: string) => ({ id, kind: "success" as const, text });
const words = (most: number) => text(most).optional();

/** An intent that does one thing and says so on the same page. */
function deed<Schema extends z.ZodType>(
  schema: Schema,
  toast: Toast,
  run: (api: Api, value: z.output<Schema>) => Promise<unknown>,
  anchor?: string,
) {
  return intent(schema, async ({ api, value, here }) => {
    await run(api, value);
    return { to: here(anchor), toast };
  });
}

type Intents = Parameters<typeof act>[0];

/** The intents of a publication for a page whose address calls it a thread: the engines know it as `id`. */
export function ofThread(intents: Intents): Intents {
  return Object.fromEntries(
    Object.entries(intents).map(([name, deed]) => [
      name,
      (args) => deed({ ...args, params: { ...args.params, id: args.params.threadId ?? "" } }),
    ]),
  );
}

/** What somebody says to the offer to own a place, and its owner who takes it back. */
const answering = (accept: boolean, text: string) =>
  deed(here, said("offer", text), (api, value) => api.membership.answerOffer({ ...value, accept }));
const offerIntents = {
  "take-over": answering(true, "Теперь вы владелец"),
  "drop-offer": answering(false, "Предложение больше не действует"),
};

const askForm = z.object({ place, message: words(500), answer1: words(500), answer2: words(500), answer3: words(500) });

/** What one does with one's own place in it; who has no script says that all which is new there has been met. */
export const joinIntents = {
  ...offerIntents,
  join: intent(askForm, async ({ api, value: { place, message, answer1, answer2, answer3 }, here }) => {
    const answers = [answer1, answer2, answer3].map((answer) => answer ?? "");
    const { outcome } = await api.membership.join({ place, message, answers });
    const text = outcome === "inside" ? "Вы участвуете" : "Просьба отправлена";
    return { to: here(), toast: said("joined", text) };
  }),
  seen: intent(here, async ({ api, value, here }) => {
    await api.membership.seen(value);
    return { to: here() };
  }),
  leave: deed(here, { id: "left", kind: "info", text: "Вы вышли" }, (api, value) => api.membership.leave(value)),
};

/** Of which news of it a member is told. */
export const listenIntents = {
  listen: deed(
    z.object({ place, level: z.enum(levels, { error: "Выберите, о чём сообщать" }) }),
    said("level", "Запомнили, о чём сообщать"),
    (api, value) => api.membership.listen(value),
  ),
};

const muting = Object.fromEntries(
  [0, ...muteHours].map((hours) => [
    `mute-${hours}`,
    deed(
      one,
      said("muted", hours ? "Теперь человек здесь только читает" : "Человек снова может писать"),
      (api, value) => api.membership.mute({ ...value, hours: hours as 0 }),
    ),
  ]),
);

const makingThem = (role: "admin" | "member", text: string) =>
  deed(one, said("role", text), (api, value) => api.membership.setRole({ ...value, role }));

/** What leaders do with those who belong to a place. */
export const memberIntents = {
  ...muting,
  "make-admin": makingThem("admin", "Теперь это администратор"),
  "make-member": makingThem("member", "Теперь это обычный участник"),
  "hand-over": deed(one, said("role", "Предложение отправлено: три дня ждём согласия"), (api, value) =>
    api.membership.handOver(value),
  ),
  exclude: deed(one, said("excluded", "Человек больше не участвует"), (api, value) => api.membership.exclude(value)),
};

/** One of some numbers, as a form sends it. */
const oneOf = <Number_ extends number>(numbers: readonly Number_[]) =>
  z.enum(numbers.map(String)).transform((value) => Number(value) as Number_);

/** The list of those who are shut out. */
export const banIntents = {
  "shut-out": deed(
    z.object({
      place,
      person: demandedPerson,
      reason: words(300),
      days: oneOf(banDays).optional(),
      clear: z.enum(clearings).optional(),
    }),
    said("banned", "Вход закрыт"),
    async (api, { clear, ...ban }) => {
      await api.membership.ban(ban);
      if (clear) await api.talk.clear({ place: ban.place, person: ban.person, within: clear });
    },
  ),
  unban: deed(one, said("banned", "Вход снова открыт"), (api, value) => api.membership.unban(value)),
};

const archiving = (archived: boolean, text: string) =>
  deed(here, said("archived", text), (api, value) => api.membership.archive({ ...value, archived }));

/** A press on «В архив» or back. */
export const archiveIntents = {
  archive: archiving(true, "В архиве: читать можно, писать нельзя"),
  revive: archiving(false, "Снова открыто"),
};

/** Who is asked in and who asks to be let in. */
export const inviteIntents = {
  invite: intent(
    z.object({ place, people: chosenPeople.pipe(z.array(z.string()).min(1, "Назовите хотя бы одного коллегу")) }),
    async ({ api, value, here }) => {
      const { invited } = await api.membership.invite(value);
      const text = `Приглашение получили ${counted(invited, ["человек", "человека", "человек"])}`;
      return { to: here(), toast: said("invited", text) };
    },
  ),
  "invite-department": intent(
    z.object({ place, department: z.uuid("Выберите подразделение") }),
    async ({ api, value, here }) => {
      const { people } = await api.membership.inviteDepartment(value);
      const text = `Приглашение ${plural(people, ["получит", "получат", "получат"])} ${counted(people, ["человек", "человека", "человек"])}`;
      return { to: here(), toast: said("invited", text) };
    },
  ),
  "make-link": deed(
    z.object({ place, days: oneOf(linkDays), uses: oneOf(linkUses) }),
    said("link", "Ссылка готова"),
    (api, value) => api.membership.makeLink(value),
    "links",
  ),
  "drop-link": deed(
    z.object({ place, link: z.uuid() }),
    said("link", "Ссылка больше никого не впустит"),
    (api, value) => api.membership.dropLink(value),
  ),
  "send-letter": deed(
    z.object({ place, email: z.string({ error: "Напишите почту" }).trim().min(1, "Напишите почту").max(200) }),
    said("letter", "Письмо отправлено"),
    (api, value) => api.registration.inviteToPlace(value),
    "letters",
  ),
  "drop-letter": intent(z.object({ place, letter: z.uuid() }), async ({ api, value: { place, letter }, here }) => {
    await api.registration.dropLetter({ place, id: letter });
    return { to: here("letters"), toast: said("letter", "Письмо отозвано: его код никого не впустит") };
  }),
  revoke: deed(one, said("invited", "Приглашение отозвано"), (api, value) => api.membership.revoke(value)),
  grant: deed(one, said("decided", "Человек теперь участвует"), (api, value) =>
    api.membership.decide({ ...value, grant: true }),
  ),
  reject: deed(one.extend({ reason: words(300) }), said("decided", "Отказано"), (api, value) =>
    api.membership.decide({ ...value, grant: false }),
  ),
};
