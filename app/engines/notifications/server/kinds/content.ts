import type { Family, KindWords } from "./family.ts";

export const mentions: Family = {
  title: "Упоминания",
  hint: "Вас назвали в публикации или в комментарии",
  kinds: { mention: "Вас упомянули в комментарии к публикации", "mention-post": "Вас упомянули в публикации" },
  mail: "now",
  push: "now",
  mark: "news",
};

export const answers: Family = {
  title: "Комментарии и ответы",
  hint: "К вашим публикациям и на ваши комментарии",
  kinds: {
    comment: {
      one: "Новый комментарий к публикации",
      many: ["новый комментарий к публикации", "новых комментария к публикации", "новых комментариев к публикации"],
    },
    reply: {
      one: "Ответ на ваш комментарий к публикации",
      many: [
        "ответ на ваш комментарий к публикации",
        "ответа на ваш комментарий к публикации",
        "ответов на ваш комментарий к публикации",
      ],
    },
  },
  mail: "digest",
  push: "now",
};

const ofReactions = (of: string): KindWords => ({
  one: `Реакция на ${of}`,
  many: [`реакция на ${of}`, `реакции на ${of}`, `реакций на ${of}`],
});

export const reactions: Family = {
  title: "Реакции",
  hint: "На ваши публикации и комментарии",
  kinds: {
    reaction: ofReactions("вашу публикацию"),
    "reaction-comment": ofReactions("ваш комментарий к публикации"),
  },
  mail: "off",
  push: "off",
};

export const calls: Family = {
  title: "Обращения ко всем",
  hint: "Редакторы и модераторы зовут всех читателей публикации",
  kinds: { call: "Ко всем обратились в комментарии к публикации", "call-post": "Ко всем обратились в публикации" },
  mail: "digest",
  push: "now",
  mark: "news",
};
