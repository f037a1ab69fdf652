import type { DecisionName, Reason, Target } from "../contract.ts";

/** Why people complain, and what an author reads of it. */
export const reasonWords: Record<Reason, { title: string; told: string }> = {
  spam: { title: "Спам или реклама", told: "Реклама и повторы одного и того же мешают читать остальное." },
  insult: { title: "Оскорбления или травля", told: "Спорить можно, оскорблять и высмеивать людей – нет." },
  falsehood: {
    title: "Неправда",
    told: "Проверенные сведения подтверждаются источником; непроверенные мы не показываем.",
  },
  personal: { title: "Чужие личные данные", told: "Телефоны, адреса и снимки людей публикуют только с их согласия." },
  secret: { title: "Коммерческая тайна", told: "Эти сведения не предназначены всем, кто читает портал." },
  unlawful: { title: "Нарушает закон", told: "Такое нельзя публиковать по закону." },
  other: { title: "Другое", told: "" },
};

export const targetWords: Record<Target, { title: string; of: string; what: string }> = {
  article: { title: "Новость или статья", of: "публикации", what: "публикацию" },
  post: { title: "Публикация", of: "публикации", what: "публикацию" },
  comment: { title: "Комментарий", of: "комментария", what: "комментарий" },
  default: { title: "Профиль", of: "профиля", what: "профиль" },
};

/** What a moderator presses, what the history says, and what an author reads. */
export const decisionWords: Record<DecisionName, { deed: string; done: string; told: string }> = {
  keep: { deed: "Оставить", done: "Оставлено", told: "Модератор проверил и оставил" },
  hide: { deed: "Скрыть", done: "Скрыто", told: "Модератор скрыл" },
  delete: { deed: "Удалить", done: "Удалено", told: "Модератор удалил" },
  amend: { deed: "Попросить исправить", done: "Автора попросили исправить", told: "Модератор просит исправить" },
  warn: { deed: "Предупредить", done: "Предупреждение", told: "Модератор предупреждает вас" },
  mute: { deed: "Запретить писать", done: "Запрет писать", told: "Модератор попросил вас сделать паузу" },
  suspend: {
    deed: "Приостановить автора",
    done: "Учётная запись приостановлена",
    told: "Модератор приостановил вашу учётную запись",
  },
  approve: { deed: "Опубликовать", done: "Опубликовано", told: "Модератор проверил и опубликовал" },
  reject: { deed: "Вернуть автору", done: "Возвращено автору", told: "Модератор просит исправить" },
  uphold: { deed: "Оставить решение в силе", done: "Решение в силе", told: "Решение осталось в силе" },
  overturn: { deed: "Отменить решение", done: "Решение отменено", told: "Решение отменено" },
  restrain: { deed: "", done: "Скрыто до проверки", told: "Скрыто до проверки модератором" },
};

export const reasonChoices = (Object.keys(reasonWords) as Reason[]).map((value) => ({
  value,
  label: reasonWords[value].title,
}));
