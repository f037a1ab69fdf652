import { z } from "zod";
import { type DraftView, draftField } from "#app/engines/drafts/contract.ts";
import { trash } from "#app/engines/trash/routes.ts";
import { areApart, areChosen, readersFields, readersOf } from "#app/people/account/forms.ts";
import { readMarkdown } from "#app/rich-text/markdown.ts";
import { type ChosenPerson, chosenValue } from "#app/ui/chosen-people.ts";
import { counted, plural } from "#app/ui/plural.ts";
import { intent } from "#app/web/page.ts";
import { chosenPeople } from "#app/web/people-form.ts";
import { href } from "#app/web/urls.ts";
import {
  addedPicture,
  attachedFiles,
  closingNote,
  commentText,
  keptPicture,
  pictureEdit,
  publicationDraft,
  reactionNames,
} from "./contract.ts";

const reactionPress = z.object({
  subject: z.enum(["publication", "comment"]),
  id: z.uuid(),
  name: z.enum(reactionNames).nullable(),
});

/** A press on a reaction: the button's value is `subject/id/name`, without a name it takes the reaction away. */
export const reactionForm = z.object({
  reaction: z
    .string()
    .transform((value) => {
      const [subject, id, name] = value.split("/");
      return { subject, id, name: name || null };
    })
    .pipe(reactionPress),
});

/** The files that were chosen: a browser sends an empty one where nothing was. */
export const chosenFiles = z
  .union([z.array(z.file()), z.file().transform((file) => [file])])
  .default([])
  .transform((files) => files.filter((file) => file.size > 0 || file.name !== ""));

const names = new Intl.ListFormat("ru");

/** What a writer is told of those whom the words name: who cannot read them, and how many were called. */
function saidOf({ unseen = [], called }: { unseen?: string[]; called?: number }): string {
  const blind = unseen.length > 1 ? "не увидят эту публикацию" : "не увидит эту публикацию";
  const said = [
    unseen.length > 0 && `${names.format(unseen)} ${blind}.`,
    called !== undefined &&
      `Уведомление ${plural(called, ["получит", "получат", "получат"])} ${counted(called, ["человек", "человека", "человек"])}.`,
  ];
  return said.filter(Boolean).join(" ");
}

/** A deed that is done, and what more its writer is told. */
export function withHeard(done: string, heard: Parameters<typeof saidOf>[0]): string {
  const said = saidOf(heard);
  return said ? `${done}. ${said}` : done;
}

/** A comment tells its writer something only where it waits or names somebody. */
function toastOf({ waits, ...heard }: Parameters<typeof saidOf>[0] & { waits: boolean }) {
  const text = waits ? "Комментарий на модерации: остальные увидят его, когда модератор прочитает" : saidOf(heard);
  return text ? { toast: { id: "heard", kind: "info" as const, text } } : {};
}

const commentForm = z.object({
  text: commentText,
  parentId: z.uuid().optional(),
  files: chosenFiles.pipe(attachedFiles),
  /** A line for each picture. */
  alts: z.string().max(1500, "Не больше 1 500 знаков").default(""),
});
const commentPress = z.object({ id: z.uuid() });
const inTrash = { text: "Вернуть", href: href(trash.own) };
const editCommentForm = z.object({ id: z.uuid(), text: commentText, drop: z.array(z.uuid()).default([]) });

/** What of a talk its page shows: in which order, where which comment stands, and what is being answered or changed. */
export function talkState({ comment, order, reply = "", edit = "" }: Record<string, string | undefined>) {
  return {
    order: order === "new" ? ("new" as const) : ("old" as const),
    named: z.uuid().safeParse(comment).data,
    replyTo: reply,
    editing: edit,
  };
}

/** The change of an address that leads to where a comment stands, whatever part of the talk was shown. */
const where = (id: string) => ({ comment: id, after: undefined });

/** What may be asked for under a publication: reactions and the talk. */
export const talkIntents = {
  react: intent(reactionForm, async ({ api, value, here }) => {
    await api.content.react(value.reaction);
    return { to: here(value.reaction.subject === "comment" ? value.reaction.id : undefined) };
  }),
  read: intent(z.object({}), async ({ api, params, here }) => {
    await api.feed.read({ id: params.id ?? "" });
    await api.notifications.readHere({ path: here().split("?")[0]! });
    return { to: here() };
  }),
  comment: intent(commentForm, async ({ api, value, params, here }) => {
    const alts = linesOf(value.alts).slice(0, 5);
    const { id, ...heard } = await api.content.comment({ id: params.id ?? "", ...value, alts });
    return { to: here(id, { reply: undefined, ...where(id) }), ...toastOf(heard) };
  }),
  "edit-comment": intent(editCommentForm, async ({ api, value, here }) => {
    const heard = await api.content.editComment(value);
    return { to: here(value.id, { edit: undefined }), ...toastOf(heard) };
  }),
  "pin-comment": intent(commentPress, async ({ api, value: { id }, here }) => {
    await api.talk.pin({ id, pinned: true });
    return {
      to: here(id, where(id)),
      toast: { id: "pinned", kind: "success" as const, text: "Комментарий теперь первый" },
    };
  }),
  "unpin-comment": intent(commentPress, async ({ api, value: { id }, here }) => {
    await api.talk.pin({ id, pinned: false });
    return {
      to: here(id, where(id)),
      toast: { id: "pinned", kind: "info" as const, text: "Комментарий вернулся на место" },
    };
  }),
  "remove-comment": intent(commentPress, async ({ api, value, here }) => {
    await api.content.removeComment(value);
    return {
      to: here("comments"),
      toast: { id: "removed", kind: "success" as const, text: "Комментарий в корзине", link: inTrash },
    };
  }),
};

const pictures = chosenFiles
  .refine((files) => files.length <= 10, "Не больше 10 картинок")
  .refine((files) => files.every((file) => file.size <= 10 * 1024 * 1024), "Каждая картинка не больше 10 МБ");

/** New pictures, each with its own wishes; where the form came without script, all with the same, and a line of `alts` each. */
export const newPictures = {
  pictures,
  added: z.array(addedPicture).default([]),
  all: pictureEdit.optional(),
  alts: z.string().max(3000, "Не больше 3 000 знаков").default(""),
};

type New = z.output<ReturnType<typeof newShape>>;
const newShape = () => z.object(newPictures);

/** Every new picture with its wishes. */
export function eachWished<Value extends New>({ all, alts, ...value }: Value) {
  const lines = linesOf(alts);
  const wished = (at: number) => value.added[at] ?? { ...all, alt: lines[at] ?? "" };
  return { ...value, added: value.pictures.map((_, at) => wished(at)) };
}

const linesOf = (alts: string) => alts.split("\n").map((line) => line.trim().slice(0, 300));

/** The pictures that are there: some go, the others stand where they were put. */
export const keptPictures = z
  .array(keptPicture.extend({ place: z.coerce.number().optional(), remove: z.string().optional() }))
  .default([])
  .transform((pictures) =>
    pictures
      .filter(({ remove }) => remove === undefined)
      .sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
      .map(({ place: _, remove: __, ...picture }) => picture),
  );

/** A background out of the list; an empty choice is none. */
export const themeForm = publicationDraft.pick({ theme: true });

const writingForm = publicationDraft.omit({ audience: true }).extend({
  ...newPictures,
  keep: keptPictures,
  ...draftField,
  reach: readersFields.readers,
  parts: readersFields.parts,
  people: chosenPeople,
});
/** The words of what stands in a place, which says itself who reads it. */
export const placedWords = writingForm.omit({ feed: true, reach: true, parts: true, people: true, theme: true });
export const placedForm = placedWords.transform(eachWished);
export const placedChangeForm = placedWords.extend({ revision: z.coerce.number().int() }).transform(eachWished);

type Writing = Pick<z.output<typeof writingForm>, "reach" | "parts" | "people">;

/** For `.refine`: who chooses readers one by one names somebody. */
const someChosen: [(form: Writing) => boolean, (typeof areChosen)[1]] = [
  ({ reach, parts, people }) => people.length > 0 || areChosen[0]({ readers: reach, parts }),
  areChosen[1],
];

const chosenApart: typeof someChosen = [({ reach, parts }) => areApart[0]({ readers: reach, parts }), areApart[1]];

/** The readers as the API wants them: names say nothing while «Всей моей компании» is chosen. */
function readersIn({ reach, parts, people }: Writing) {
  const { audience, ...readers } = readersOf({ readers: reach, parts });
  return { ...readers, audience: audience?.length ? audience : null, people: reach === "chosen" ? people : [] };
}

export const publicationForm = writingForm
  .refine(...someChosen)
  .refine(...chosenApart)
  .transform(({ parts, ...form }) => ({ ...eachWished(form), ...readersIn({ ...form, parts }) }));
/** What «Предпросмотр» draws: the words as readers will see them. */
export const previewForm = publicationDraft
  .pick({ title: true, body: true })
  .transform(({ title, body }) => ({ title, body: readMarkdown(body) }));

export const changeForm = writingForm
  .extend({ revision: z.coerce.number().int() })
  .refine(...someChosen)
  .refine(...chosenApart)
  .transform(({ parts, ...form }) => ({ ...eachWished(form), ...readersIn({ ...form, parts }) }));

type Start = Omit<z.output<typeof publicationDraft>, "audience" | "people"> & {
  audience: string[] | null;
  people: ChosenPerson[];
  revision: number;
};

/** What the form of a publication begins with: what is saved, and over it the draft that its address names. */
export function valuesOf(source: Start | undefined, { fields }: Pick<DraftView, "fields">) {
  // Boxes that are not ticked in a draft are ticked nowhere.
  const parts = fields.reach ? { parts: [fields.parts ?? []].flat() } : {};
  return { ...startOf(source), ...fields, ...parts };
}

function startOf(source: Start | undefined) {
  if (!source) return { feed: "blogs", reach: "company" };
  const { title, body, feed, theme, audience, people, revision } = source;
  const reach = audience ? "chosen" : source.reach;
  return { title, body, feed, theme, reach, revision, parts: audience ?? [], people: people.map(chosenValue) };
}

export const closingForm = z.object({ note: closingNote });
