import { z } from "zod";
import { pollView } from "#app/engines/polls/contract.ts";
import { film } from "#app/engines/videos/contract.ts";
import { writtenText } from "#app/rich-text/contract.ts";
import { attached, attachment, picture } from "#platform/api/attachment.ts";
import { audienceRule } from "#platform/api/audience.ts";
import { operation } from "#platform/api/operation.ts";
import { personCard } from "#platform/api/person-card.ts";
import { addedPictures, keptOfDraft, keptPictures } from "#platform/api/picture-edit.ts";
import { meantPerson, typedPeople, typedPerson } from "#platform/api/typed-person.ts";

export { attachedFiles, picture } from "#platform/api/attachment.ts";
export * from "#platform/api/person-card.ts";
export * from "#platform/api/picture-edit.ts";

const id = z.uuid();
export const feedNames = ["work", "life", "blogs"] as const;
export type FeedName = (typeof feedNames)[number];
export const reactionNames = ["like", "love", "laugh", "wow", "sad", "thanks"] as const;
/** Backgrounds of short publications; the words on each are white. */
export const themeNames = ["sea", "dawn", "forest", "berry", "night", "ember"] as const;
export type ThemeName = (typeof themeNames)[number];
/** Where an article stands on the desk; what people write of their own also waits for a moderator, or is hidden by one. */
export const deskStates = ["draft", "review", "returned", "scheduled", "published", "unpublished", "archived"] as const;
export const stateNames = [...deskStates, "pending", "hidden"] as const;
export const reachNames = ["company", "portal"] as const;

const feedName = z.enum(feedNames);
const reactionName = z.enum(reactionNames);
const counts = z.partialRecord(reactionName, z.number());
const reactions = z.object({ counts, mine: reactionName.nullable(), closed: z.literal(true).optional() });

export const publicationCard = z.object({
  id,
  href: z.string(),
  kind: z.string(),
  /** What it is, and what it stands in; a colleague's own words have none. */
  sign: z.object({ text: z.string(), topic: z.object({ title: z.string(), href: z.string() }).optional() }).optional(),
  /** Somebody's own, not the company's. */
  personal: z.literal(true).optional(),
  /** Where its author changes it, if not where all own publications are. */
  change: z.string().optional(),
  /** The feed that it stands in; null for what stands in a place alone. */
  feed: feedName.nullable(),
  title: z.string(),
  excerpt: z.string(),
  hashtags: z.array(z.string()),
  publishedAt: z.string(),
  edited: z.boolean(),
  /** Where it stands, unless it is simply published. */
  state: z.enum(stateNames).optional(),
  theme: z.enum(themeNames).optional(),
  company: z.string(),
  author: personCard.nullable(),
  /** Who has written it with the author, as far as the reader may know them. */
  coauthors: z.array(z.object({ alias: z.string(), name: z.string() })).optional(),
  /** Signed «Редакция»: there is no author. */
  editorial: z.literal(true).optional(),
  cover: picture.nullable(),
  pictureCount: z.number(),
  commentCount: z.number(),
  reactions,
  /** What is asked under it. */
  poll: z.string().optional(),
  /** Nothing new to this reader: opened, their own, old. */
  read: z.boolean(),
  /** This reader is to say that they have read it, or has said so. */
  duty: z.object({ dueOn: z.string().nullable(), done: z.boolean() }).optional(),
  /** This reader keeps it. */
  saved: z.literal(true).optional(),
});
export type PublicationCard = z.output<typeof publicationCard>;
export type Picture = z.output<typeof picture>;
export type Reactions = z.output<typeof reactions>;

/** Those whom a text names by @, by the name that stands in it: what they are called now and where their profile is. */
export const named = z.record(z.string(), z.object({ alias: z.string(), name: z.string() }));
export type Named = z.output<typeof named>;
/** A publication in a short list: its name, or its first words, and how many have answered. */
export const publicationLine = z.object({ href: z.string(), title: z.string(), comments: z.number() });
export type PublicationLine = z.output<typeof publicationLine>;

/** Who leads a talk: its publication's author, or an editor or moderator. */
const leader = z.enum(["author", "desk"]);

/** Whether one may still answer, and what this reader may do with the talk. */
const talk = z.object({
  closed: z.object({ by: leader, note: z.string() }).optional(),
  mayAnswer: z.boolean(),
  mayClose: z.boolean(),
  mayPin: z.boolean(),
  /** How many people of its place this reader may call by «@все». */
  calls: z.number().optional(),
});
export type Talk = z.output<typeof talk>;

export const publicationView = publicationCard.extend({
  /** In which language it speaks here, if not in its own. */
  language: z.string().optional(),
  body: writtenText,
  mentions: named.optional(),
  pictures: z.array(picture),
  /** The files that go with it. */
  attachments: z.array(attachment),
  /** The poll under it, as this reader sees it. */
  asked: pollView.optional(),
  films: z.record(z.string(), film).optional(),
  /** Words behind a hash that the reader's company has banned as hashtags. */
  banned: z.array(z.string()).optional(),
  reach: z.enum(reachNames),
  revision: z.number(),
  mine: z.boolean(),
  talk,
});
export type PublicationView = z.output<typeof publicationView>;

/** The oldest talk first, or the newest. */
const order = z.enum(["old", "new"]);
export type CommentOrder = z.output<typeof order>;

export const commentView = z.object({
  id,
  parentId: id.nullable(),
  author: personCard.nullable(),
  text: z.string(),
  mentions: named.optional(),
  attachments: z.array(attachment).optional(),
  createdAt: z.string(),
  edited: z.boolean(),
  deleted: z.boolean(),
  /** The words are gone, the place stays: by a moderator, or for a reader who has blocked their author. */
  hidden: z.boolean(),
  /** For a moderator; its author alone reads the words meanwhile. */
  waits: z.literal(true).optional(),
  blocked: z.literal(true).optional(),
  mine: z.boolean(),
  /** Put first, and by whom. */
  pinned: leader.optional(),
  /** By its author, for a day. */
  changeable: z.boolean(),
  reactions,
});
export type CommentView = z.output<typeof commentView>;

/** The first page of a talk, or the one behind `after`, or the one where `comment` stands. */
const talkPart = { after: z.string().max(200).optional(), comment: id.optional(), order: order.default("old") };
/** With behind what the page before it begins; `missed` is a comment that is gone, or waits, or was written by one blocked. */
export const commentPage = z.object({
  items: z.array(commentView),
  next: z.string().optional(),
  earlier: z.object({ after: z.string().optional() }).optional(),
  missed: z.literal(true).optional(),
});
export type CommentPage = z.output<typeof commentPage>;
export type Attachment = z.output<typeof attachment>;

const text = (name: string, max: number) =>
  z
    .string({ error: `Напишите ${name}` })
    .trim()
    .min(1, `Напишите ${name}`)
    .max(max, `Не больше ${max.toLocaleString("ru-RU")} знаков`);

/** What a person writes: a title and a text in the Markdown subset. */
export const publicationDraft = z.object({
  title: z.string().trim().max(150, "Не больше 150 знаков").default(""),
  body: text("текст публикации", 10_000),
  feed: feedName,
  reach: z.enum(reachNames),
  /** Null is everybody within reach, unless some people are named. */
  audience: audienceRule.default(null),
  /** Colleagues whom it is for. */
  people: typedPeople.default([]),
  theme: z.union([z.enum(themeNames), z.literal("").transform(() => undefined)]).optional(),
});

const draft = id.optional();
/** Who of those named in it cannot read it, and how many a call to everybody reaches. */
const heard = { unseen: z.array(z.string()).optional(), called: z.number().optional() };
/** Where it is read, and whether it waits for a moderator first. */
const written = z.object({ id, href: z.string(), waits: z.boolean(), ...heard });

const pictureFile = z.file().max(10 * 1024 * 1024, "Картинка не больше 10 МБ");
const pictures = z.array(pictureFile).max(10, "Не больше 10 картинок").default([]);

/** What comes with the words of a publication: pictures, and the draft that it was. */
export const besideWords = { pictures, added: addedPictures, draft };

/** Where it stands who has written in a place is told, and the rest as of any publication. */
export const writtenInPlace = z.object({ id, alias: z.string(), waits: z.boolean(), ...heard });
export type WrittenInPlace = z.output<typeof writtenInPlace>;

/** An own publication of a place, as the form that wrote it. */
export const placedSource = z.object({
  id,
  title: z.string(),
  body: z.string(),
  revision: z.number(),
  pictures: z.array(picture),
  attachments: z.array(attachment),
  asked: z.string().optional(),
});

export const commentText = text("комментарий", 4_000);

const access = "employee";

export const contentContract = {
  publication: operation({ method: "GET", path: "/publications/{id}", summary: "Публикация", access })
    .input(z.strictObject({ id }))
    .output(publicationView),
  source: operation({ method: "GET", path: "/publications/{id}/source", summary: "Своя публикация для правки", access })
    .input(z.strictObject({ id }))
    .output(
      // Of an audience of people alone an empty list is left: it is no audience of everybody.
      publicationDraft.extend({
        id,
        audience: z.array(z.string()).nullable(),
        people: z.array(meantPerson),
        revision: z.number(),
        pictures: z.array(picture),
        attachments: z.array(attachment),
        asked: z.string().optional(),
      }),
    ),
  own: operation({ method: "GET", path: "/publications/own", summary: "Свои публикации, в любом состоянии", access })
    .input(z.strictObject({ after: z.string().max(200).optional() }))
    .output(z.object({ items: z.array(publicationCard), next: z.string().optional() })),
  paint: operation({ method: "PUT", path: "/publications/{id}/theme", summary: "Сменить фон своей публикации", access })
    .input(z.strictObject({ id, theme: z.enum(themeNames).nullable() }))
    .output(z.object({ id, href: z.string() })),
  create: operation({
    method: "POST",
    path: "/publications",
    summary: "Опубликовать",
    access,
    limit: { name: "publications", count: 20, perSeconds: 3600 },
    status: 201,
  })
    .input(publicationDraft.extend({ ...besideWords, keep: keptOfDraft }).strict())
    .output(written),
  edit: operation({ method: "PUT", path: "/publications/{id}", summary: "Править свою публикацию", access })
    .input(
      publicationDraft.extend({ id, revision: z.coerce.number().int(), ...besideWords, keep: keptPictures }).strict(),
    )
    .output(written),
  remove: operation({ method: "DELETE", path: "/publications/{id}", summary: "Удалить публикацию", access: "employee" })
    .input(z.strictObject({ id }))
    .output(z.object({ id })),
  comments: operation({ method: "GET", path: "/publications/{id}/comments", summary: "Комментарии", access })
    .input(z.strictObject({ id, ...talkPart }))
    .output(commentPage),
  comment: operation({
    method: "POST",
    path: "/publications/{id}/comments",
    summary: "Написать комментарий",
    access,
    limit: { name: "comments", count: 60, perSeconds: 3600 },
    status: 201,
  })
    .input(z.strictObject({ id, text: commentText, parentId: id.optional(), ...attached }))
    .output(z.object({ id, waits: z.boolean(), ...heard })),
  editComment: operation({ method: "PUT", path: "/comments/{id}", summary: "Изменить комментарий", access })
    .input(z.strictObject({ id, text: commentText, drop: z.array(id).max(20).default([]) }))
    .output(z.object({ id, waits: z.boolean(), ...heard })),
  removeComment: operation({ method: "DELETE", path: "/comments/{id}", summary: "Удалить комментарий", access })
    .input(z.strictObject({ id }))
    .output(z.object({ id })),
  react: operation({
    method: "PUT",
    path: "/reactions/{subject}/{id}",
    summary: "Поставить, сменить или снять реакцию",
    access,
    limit: { name: "reactions", count: 300, perSeconds: 3600 },
  })
    .input(z.strictObject({ subject: z.enum(["publication", "comment"]), id, name: reactionName.nullable() }))
    .output(reactions),
};

/** Why nobody may answer any more, as readers will see it. */
export const closingNote = z.string().trim().max(200, "Не больше 200 знаков").default("");

export const reactorsPage = z.object({
  /** What they reacted to. */
  href: z.string(),
  counts: z.partialRecord(reactionName, z.number()),
  items: z.array(
    z.object({
      name: reactionName,
      /** Nobody by name where the reader may not know them. */
      person: personCard.nullable(),
    }),
  ),
  next: z.string().optional(),
});
export type ReactorsPage = z.output<typeof reactorsPage>;

/** How far back is taken away what somebody has written in a place: days, or all of it. */
export const clearings = ["1", "7", "all"] as const;

export const talkContract = {
  clear: operation({
    method: "DELETE",
    path: "/places/{place}/people/{person}/words",
    summary: "Убрать то, что человек написал в канале или сообществе",
    access: "employee",
  })
    .input(
      z.strictObject({
        place: id,
        person: typedPerson,
        within: z.enum(clearings),
      }),
    )
    .output(z.object({ id, removed: z.number() })),
  close: operation({
    method: "PUT",
    path: "/publications/{id}/talk",
    summary: "Закрыть комментарии к публикации или открыть их снова",
    access: "employee",
  })
    .input(z.strictObject({ id, closed: z.boolean(), note: closingNote }))
    .output(z.object({ id, href: z.string() })),
  pin: operation({
    method: "PUT",
    path: "/comments/{id}/pin",
    summary: "Поставить комментарий первым или вернуть на место",
    access: "employee",
  })
    .input(z.strictObject({ id, pinned: z.boolean() }))
    .output(z.object({ id })),
  reactors: operation({
    method: "GET",
    path: "/reactions/{subject}/{id}",
    summary: "Кто отреагировал на публикацию или комментарий",
    access: "employee",
  })
    .input(
      z.strictObject({
        subject: z.enum(["publication", "comment"]),
        id,
        name: reactionName.optional(),
        after: z.string().max(200).optional(),
      }),
    )
    .output(reactorsPage),
};
