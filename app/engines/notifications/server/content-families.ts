import { sql } from "drizzle-orm";
import { reactions as reactionRows } from "#app/engines/content/server/index.ts";
import type { KindWords, NoticeFamily } from "./families.ts";
import type { Told } from "./told.ts";

export const mentions: NoticeFamily = {
  name: "mentions",
  title: "Упоминания",
  hint: "Вас назвали в публикации или в комментарии",
  kinds: {
    mention: { words: "Вас упомянули в комментарии к публикации", personal: true, isMention: true },
    "mention-post": { words: "Вас упомянули в публикации", personal: true, isMention: true, strength: 3 },
  },
  mail: "now",
  push: "now",
  mark: "news",
};

export const answers: NoticeFamily = {
  name: "answers",
  title: "Комментарии и ответы",
  hint: "К вашим публикациям и на ваши комментарии",
  kinds: {
    comment: {
      personal: true,
      words: {
        one: "Новый комментарий к публикации",
        many: ["новый комментарий к публикации", "новых комментария к публикации", "новых комментариев к публикации"],
      },
    },
    reply: {
      personal: true,
      words: {
        one: "Ответ на ваш комментарий к публикации",
        many: [
          "ответ на ваш комментарий к публикации",
          "ответа на ваш комментарий к публикации",
          "ответов на ваш комментарий к публикации",
        ],
      },
    },
  },
  mail: "digest",
  push: "now",
};

const ofReactions = (of: string): KindWords => ({
  one: `Реакция на ${of}`,
  many: [`реакция на ${of}`, `реакции на ${of}`, `реакций на ${of}`],
});

/** The reaction was not taken back. */
const isLeft =
  (of: "publicationId" | "commentId") =>
  ({ notice }: Told) =>
    sql`exists (select from ${reactionRows} r where r.subject_id = ${notice[of]} and r.account_id = ${notice.actorId} offset 0)`;

export const reactions: NoticeFamily = {
  name: "reactions",
  title: "Реакции",
  hint: "На ваши публикации и комментарии",
  kinds: {
    reaction: { words: ofReactions("вашу публикацию"), personal: true, isSo: isLeft("publicationId") },
    "reaction-comment": {
      words: ofReactions("ваш комментарий к публикации"),
      personal: true,
      isSo: isLeft("commentId"),
    },
  },
  mail: "off",
  push: "off",
};

export const calls: NoticeFamily = {
  name: "calls",
  title: "Обращения ко всем",
  hint: "Редакторы и модераторы зовут всех читателей публикации",
  kinds: {
    call: { words: "Ко всем обратились в комментарии к публикации", isMention: true },
    "call-post": { words: "Ко всем обратились в публикации", isMention: true, strength: 2 },
  },
  mail: "digest",
  push: "now",
  mark: "news",
};
