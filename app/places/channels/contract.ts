import { z } from "zod";
import { besideWords, placedSource, writtenInPlace } from "#app/engines/content/contract.ts";
import {
  placeAlias,
  placeDescription,
  placeLine,
  placeRules,
  placeTitle,
  placeView,
} from "#app/engines/membership/contract.ts";
import { film } from "#app/engines/videos/contract.ts";
import { writtenText } from "#app/rich-text/contract.ts";
import { attachment, picture } from "#platform/api/attachment.ts";
import { openToAll, operation } from "#platform/api/operation.ts";
import { personCard } from "#platform/api/person-card.ts";
import { keptOfDraft, keptPictures } from "#platform/api/picture-edit.ts";

const id = z.uuid();
const access = "employee";
const after = z.string().max(200).optional();
const alias = z.string().trim().toLowerCase().min(1).max(60);

export const threadSorts = ["active", "new", "unread", "mine"] as const;
export type ThreadSort = (typeof threadSorts)[number];

/** The words of an address that the portal keeps for itself. */
const reserved = [
  ...["feed", "create", "edit", "info", "admin", "admins", "channels", "channel", "members", "invites"],
  ...["blacklist", "type", "poll", "search", "new", "all", "mine", "api"],
];

export const channelView = placeView.extend({
  /** How many threads have something new to this reader, a hundred at most; nothing for who does not belong here. */
  unread: z.number(),
  /** Until when what has happened there is known to this member. */
  seenAt: z.string().nullable(),
  /** Guests of the portal read it too; and whether it is this reader's to decide. */
  guestVisible: z.boolean(),
  mayShow: z.boolean(),
});
export type ChannelView = z.output<typeof channelView>;

/** What others have said in a thread since this reader was there: since when, how much, which answer is the first. */
const unread = z.object({ since: z.string(), count: z.number(), first: id.nullable() });
export type Unread = z.output<typeof unread>;

const channelLine = placeLine.extend({ unread: z.number() });
export type ChannelLine = z.output<typeof channelLine>;

const threadCard = z.object({
  id,
  alias: z.string(),
  channel: z.string(),
  title: z.string(),
  excerpt: z.string(),
  author: personCard.nullable(),
  publishedAt: z.string(),
  activeAt: z.string(),
  comments: z.number(),
  pinned: z.boolean(),
  closed: z.boolean(),
  poll: z.boolean(),
  /** Something there is new to this reader. */
  fresh: z.boolean(),
  /** Its author's own, which comes out once it has been read. */
  waits: z.boolean(),
});
export type ThreadCard = z.output<typeof threadCard>;

export const channelAlias = placeAlias.refine(
  (word) => !reserved.includes(word),
  "Это слово занято порталом, выберите другое",
);

export const channelWords = z.object({ alias: channelAlias, title: placeTitle, description: placeDescription });
export const channelForm = channelWords.extend({
  ...placeRules.pick({ joining: true, posting: true }).shape,
  /** Made of the name where nothing is said. */
  alias: channelAlias.optional(),
});

/** With whether guests of the portal read it too; stays as it is where nothing is said of it. */
export const channelRules = placeRules.extend({ guestVisible: z.boolean().optional() });
export type ChannelRules = z.output<typeof channelRules>;

export const threadWords = z.object({
  title: z.string().trim().max(150, "Не больше 150 знаков").default(""),
  body: z.string().trim().max(10_000, "Не больше 10 000 знаков").default(""),
});

const threadDraft = threadWords.extend(besideWords);

const where = z.object({ alias: z.string() });

/** The word of a place in addresses, as somebody writes it who means to take the place away. */
export const writtenAlias = z
  .string({ error: "Напишите адрес" })
  .trim()
  .min(1, "Напишите адрес")
  .max(60, "Не больше 60 знаков");

/** A channel, as guests read it: no people, nothing to press. */
const guestChannel = z.object({
  title: z.string(),
  description: z.string(),
  company: z.string(),
  items: z.array(
    z.object({ id, title: z.string(), excerpt: z.string(), publishedAt: z.string(), comments: z.number() }),
  ),
  next: z.string().optional(),
});
export type GuestChannel = z.output<typeof guestChannel>;

const guestThread = z.object({
  channel: z.string(),
  company: z.string(),
  title: z.string(),
  excerpt: z.string(),
  body: writtenText,
  publishedAt: z.string(),
  pictures: z.array(picture),
  films: z.record(z.string(), film),
  attachments: z.array(attachment),
  answers: z.array(z.object({ id, text: z.string(), createdAt: z.string(), attachments: z.array(attachment) })),
  next: z.string().optional(),
});
export type GuestThread = z.output<typeof guestThread>;

export const channelsContract = {
  guestChannel: operation({
    method: "GET",
    path: "/channels/{alias}/guest",
    summary: "Канал, который показывают гостям",
    access: "public",
    limit: openToAll,
  })
    .input(z.strictObject({ alias, after }))
    .output(guestChannel),
  guestThread: operation({
    method: "GET",
    path: "/channels/{alias}/guest/{id}",
    summary: "Обсуждение канала, который показывают гостям",
    access: "public",
    limit: openToAll,
  })
    .input(z.strictObject({ alias, id, after }))
    .output(guestThread),
  mine: operation({ method: "GET", path: "/channels/mine", summary: "Каналы, в которых я участвую", access })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(channelLine) })),
  list: operation({ method: "GET", path: "/channels", summary: "Каталог каналов", access })
    .input(z.strictObject({ query: z.string().trim().max(100).default(""), after }))
    .output(z.object({ items: z.array(channelLine), next: z.string().optional() })),
  channel: operation({ method: "GET", path: "/channels/{alias}", summary: "Канал", access })
    .input(z.strictObject({ alias }))
    .output(channelView),
  create: operation({
    method: "POST",
    path: "/channels",
    summary: "Создать канал",
    access,
    limit: { name: "channels", count: 10, perSeconds: 3600 },
    status: 201,
  })
    .input(channelForm.strict())
    .output(where),
  edit: operation({ method: "PUT", path: "/channels/{id}", summary: "Изменить название и адрес канала", access })
    .input(channelWords.extend({ id }).strict())
    .output(where),
  setRules: operation({ method: "PUT", path: "/channels/{id}/type", summary: "Изменить тип канала", access })
    .input(channelRules.extend({ id }).strict())
    .output(z.object({ id })),
  cover: operation({ method: "PUT", path: "/channels/{id}/cover", summary: "Сменить обложку канала", access })
    .input(
      z.strictObject({
        id,
        cover: z
          .file()
          .max(10 * 1024 * 1024, "Картинка не больше 10 МБ")
          .optional(),
        alt: z.string().trim().max(300, "Не больше 300 знаков").default(""),
        drop: z.boolean().default(false),
      }),
    )
    .output(z.object({ id })),
  remove: operation({
    method: "DELETE",
    path: "/places/{id}",
    summary: "Удалить канал или сообщество насовсем: владельцу и администратору",
    access,
  })
    .input(z.strictObject({ id, alias: writtenAlias }))
    .output(z.object({ id })),
  threads: operation({ method: "GET", path: "/channels/{id}/threads", summary: "Обсуждения канала", access })
    .input(z.strictObject({ id, sort: z.enum(threadSorts).default("active"), after }))
    .output(z.object({ pinned: z.array(threadCard), items: z.array(threadCard), next: z.string().optional() })),
  feed: operation({ method: "GET", path: "/channels/feed", summary: "Новые обсуждения моих каналов", access })
    .input(z.strictObject({ after }))
    .output(z.object({ items: z.array(threadCard), next: z.string().optional() })),
  write: operation({
    method: "POST",
    path: "/channels/{id}/threads",
    summary: "Начать обсуждение",
    access,
    limit: { name: "publications", count: 20, perSeconds: 3600 },
    status: 201,
  })
    .input(threadDraft.extend({ id, keep: keptOfDraft }).strict())
    .output(writtenInPlace),
  source: operation({
    method: "GET",
    path: "/threads/{id}/source",
    summary: "Своё обсуждение для правки",
    access,
  })
    .input(z.strictObject({ id }))
    .output(placedSource),
  rewrite: operation({ method: "PUT", path: "/threads/{id}", summary: "Изменить своё обсуждение", access })
    .input(threadDraft.extend({ id, revision: z.coerce.number().int(), keep: keptPictures }).strict())
    .output(writtenInPlace),
  thread: operation({ method: "GET", path: "/threads/{id}", summary: "Где стоит обсуждение", access })
    .input(z.strictObject({ id }))
    .output(z.object({ channel: channelView, pinned: z.boolean(), muted: z.boolean(), unread: unread.nullable() })),
  seen: operation({ method: "PUT", path: "/threads/{id}/seen", summary: "Всё в обсуждении прочитано", access })
    .input(z.strictObject({ id }))
    .output(z.object({ id })),
  pin: operation({ method: "PUT", path: "/threads/{id}/pin", summary: "Поставить обсуждение выше других", access })
    .input(z.strictObject({ id, pinned: z.boolean() }))
    .output(z.object({ id })),
};
