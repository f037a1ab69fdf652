import { z } from "zod";
import {
  besideWords,
  placedSource,
  publicationCard,
  publicationDraft,
  writtenInPlace,
} from "#app/engines/content/contract.ts";
import { chosenParts, placeAlias, placeLine, placeRules, placeView } from "#app/engines/membership/contract.ts";
import { operation } from "#platform/api/operation.ts";
import { keptOfDraft, keptPictures, pictureEdit } from "#platform/api/picture-edit.ts";

const id = z.uuid();
const access = "employee";
const after = z.string().max(200).optional();
const alias = z.string().trim().toLowerCase().min(1).max(60);

export const postSorts = ["new", "discussed"] as const;
export type PostSort = (typeof postSorts)[number];

/** The words of an address that the portal keeps for itself. */
const reserved = [
  ...["category", "create", "create-avatar", "create-post", "edit-post", "settings", "communities", "community"],
  ...["admin", "search", "feed", "members", "invites", "new", "all", "mine", "api"],
];

const category = z.object({ id, title: z.string() });
const countedCategory = category.extend({ communities: z.number() });
export type Category = z.output<typeof countedCategory>;

export const communityView = placeView.extend({
  category: category.nullable(),
  rules: z.string(),
  /** What a newcomer reads first: told to them for three days, and to its leaders. */
  welcome: z.string(),
  /** To whom it is offered before others, told to its leaders alone. */
  preferred: z.array(z.string()),
  /** The reader has come in within three days. */
  fresh: z.boolean(),
  /** How many posts are new to this reader, a hundred at most; nothing for who does not belong here. */
  unread: z.number(),
});
export type CommunityView = z.output<typeof communityView>;

const communityLine = placeLine.extend({
  category: z.string().nullable(),
  unread: z.number(),
  /** Its leaders offer it to people like the reader before others. */
  forYou: z.boolean(),
});
export type CommunityLine = z.output<typeof communityLine>;

const most = (count: number) => `Не больше ${count.toLocaleString("ru-RU")} знаков`;

export const communityAlias = placeAlias.refine(
  (word) => !reserved.includes(word),
  "Это слово занято порталом, выберите другое",
);
export const communityWords = z.object({
  alias: communityAlias,
  title: z.string({ error: "Придумайте название" }).trim().min(3, "От 3 до 80 знаков").max(80, "От 3 до 80 знаков"),
  description: z.string().trim().max(2000, most(2000)).default(""),
  category: z.union([id, z.literal("").transform(() => undefined)], { error: "Выберите категорию" }).optional(),
});
export const communityForm = communityWords.extend({
  ...placeRules.pick({ joining: true, posting: true }).shape,
  /** Made of the name where nothing is said. */
  alias: communityAlias.optional(),
});
export const communityProfile = communityWords.extend({
  rules: z.string().trim().max(2000, most(2000)).default(""),
  welcome: z.string().trim().max(1000, most(1000)).default(""),
  /** It stays as it is where nothing is said of it. */
  preferred: chosenParts.optional(),
});
export const categoryTitle = z
  .string({ error: "Назовите категорию" })
  .trim()
  .min(2, "От 2 до 60 знаков")
  .max(60, "От 2 до 60 знаков");

const postDraft = publicationDraft.pick({ title: true, body: true }).extend(besideWords);

const where = z.object({ alias: z.string() });
const done = z.object({ id });
const page = { items: z.array(communityLine), next: z.string().optional() };

/** A file that goes with a post, and the post. */
const sharedFile = z.object({
  id,
  src: z.string(),
  name: z.string(),
  bytes: z.number(),
  post: z.object({ id, title: z.string(), publishedAt: z.string(), author: z.string() }),
});
export type SharedFile = z.output<typeof sharedFile>;

const week = z.object({
  since: z.string(),
  posts: z.number(),
  comments: z.number(),
  /** How many of those who are members now had come by its end. */
  members: z.number(),
  /** Members who wrote, answered or reacted. */
  active: z.number(),
  /** Of its posts, those that nobody has answered to this day. */
  unanswered: z.number(),
});

const figures = z.object({
  members: z.number(),
  joined: z.number(),
  /** Members who wrote, answered or reacted within thirty days. */
  active: z.number(),
  posts: z.number(),
  /** Posts of thirty days that nobody has answered. */
  unanswered: z.number(),
  weeks: z.array(week),
});
export type CommunityFigures = z.output<typeof figures>;

export const communitiesContract = {
  mine: operation({ method: "GET", path: "/communities/mine", summary: "Сообщества, в которых я участвую", access })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(communityLine) })),
  fitting: operation({
    method: "GET",
    path: "/communities/fitting",
    summary: "Сообщества, которые мне подойдут",
    access,
  })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(communityLine) })),
  list: operation({ method: "GET", path: "/communities", summary: "Каталог сообществ", access })
    .input(z.strictObject({ query: z.string().trim().max(100).default(""), category: id.optional(), after }))
    .output(z.object(page)),
  categories: operation({ method: "GET", path: "/communities/categories", summary: "Категории сообществ", access })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(countedCategory) })),
  community: operation({ method: "GET", path: "/communities/{alias}", summary: "Сообщество", access })
    .input(z.strictObject({ alias }))
    .output(communityView),
  create: operation({
    method: "POST",
    path: "/communities",
    summary: "Создать сообщество",
    access,
    limit: { name: "communities", count: 10, perSeconds: 3600 },
    status: 201,
  })
    .input(communityForm.strict())
    .output(where),
  edit: operation({ method: "PUT", path: "/communities/{id}", summary: "Изменить рассказ о сообществе", access })
    .input(communityProfile.extend({ id }).strict())
    .output(where),
  setRules: operation({
    method: "PUT",
    path: "/communities/{id}/rules",
    summary: "Изменить, кто входит в сообщество, пишет и приглашает",
    access,
  })
    .input(placeRules.extend({ id }).strict())
    .output(done),
  cover: operation({ method: "PUT", path: "/communities/{id}/cover", summary: "Сменить обложку сообщества", access })
    .input(
      z.strictObject({
        id,
        cover: z
          .file()
          .max(10 * 1024 * 1024, "Картинка не больше 10 МБ")
          .optional(),
        alt: z.string().trim().max(300, most(300)).default(""),
        drop: z.boolean().default(false),
      }),
    )
    .output(done),
  avatar: operation({ method: "PUT", path: "/communities/{id}/avatar", summary: "Сменить картинку сообщества", access })
    .input(
      z.strictObject({
        id,
        avatar: z
          .file()
          .max(10 * 1024 * 1024, "Картинка не больше 10 МБ")
          .optional(),
        edit: pictureEdit.default({}),
        drop: z.boolean().default(false),
      }),
    )
    .output(done),
  figures: operation({
    method: "GET",
    path: "/communities/{id}/figures",
    summary: "Участники, посты и ответы сообщества за восемь недель",
    access,
  })
    .input(z.strictObject({ id }))
    .output(figures),
  posts: operation({ method: "GET", path: "/communities/{id}/posts", summary: "Посты сообщества", access })
    .input(z.strictObject({ id, sort: z.enum(postSorts).default("new"), after }))
    .output(z.object({ items: z.array(publicationCard), next: z.string().optional() })),
  files: operation({ method: "GET", path: "/communities/{id}/files", summary: "Файлы постов сообщества", access })
    .input(z.strictObject({ id, after }))
    .output(z.object({ items: z.array(sharedFile), next: z.string().optional() })),
  write: operation({
    method: "POST",
    path: "/communities/{id}/posts",
    summary: "Опубликовать пост в сообществе",
    access,
    limit: { name: "publications", count: 20, perSeconds: 3600 },
    status: 201,
  })
    .input(postDraft.extend({ id, keep: keptOfDraft }).strict())
    .output(writtenInPlace),
  post: operation({ method: "GET", path: "/community-posts/{id}", summary: "Где стоит пост сообщества", access })
    .input(z.strictObject({ id }))
    .output(z.object({ community: communityView })),
  source: operation({
    method: "GET",
    path: "/community-posts/{id}/source",
    summary: "Свой пост в сообществе для правки",
    access,
  })
    .input(z.strictObject({ id }))
    .output(placedSource),
  rewrite: operation({
    method: "PUT",
    path: "/community-posts/{id}",
    summary: "Изменить свой пост в сообществе",
    access,
  })
    .input(postDraft.extend({ id, revision: z.coerce.number().int(), keep: keptPictures }).strict())
    .output(writtenInPlace),
  putCategory: operation({
    method: "PUT",
    path: "/desk/community-categories/{id}",
    summary: "Добавить или переименовать категорию сообществ",
    access: "admin",
  })
    .input(z.strictObject({ id, title: categoryTitle }))
    .output(done),
  moveCategory: operation({
    method: "PUT",
    path: "/desk/community-categories/{id}/place",
    summary: "Передвинуть категорию сообществ",
    access: "admin",
  })
    .input(z.strictObject({ id, by: z.union([z.literal(-1), z.literal(1)]) }))
    .output(done),
  dropCategory: operation({
    method: "DELETE",
    path: "/desk/community-categories/{id}",
    summary: "Убрать категорию сообществ",
    access: "admin",
  })
    .input(z.strictObject({ id }))
    .output(done),
};
