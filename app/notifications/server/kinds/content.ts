import type { Family } from "./family.ts";

export const mentions: Family = {
  title: "Упоминания",
  hint: "Вас назвали в публикации или в комментарии",
  kinds: { mention: "Вас упомянули в комментарии к публикации", "mention-post": "Вас упомянули в публикации" },
  mail: "now",
  mark: "news",
};

export const answers: Family = {
  title: "Комментарии и ответы",
  hint: "К вашим публикациям и на ваши комментарии",
  kinds: { comment: "Новый комментарий к публикации", reply: "Ответ на ваш комментарий к публикации" },
  mail: "digest",
};

export const calls: Family = {
  title: "Обращения ко всем",
  hint: "Редакторы и модераторы зовут всех читателей публикации",
  kinds: { call: "Ко всем обратились в комментарии к публикации", "call-post": "Ко всем обратились в публикации" },
  mail: "digest",
  mark: "news",
};
