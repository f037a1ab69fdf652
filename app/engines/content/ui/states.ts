import type { PublicationCard } from "../contract.ts";

/** What people read of where a publication stands. */
export const stateTitles: Record<NonNullable<PublicationCard["state"]>, string> = {
  draft: "Черновик",
  review: "На проверке",
  returned: "На доработке",
  scheduled: "Запланирована",
  published: "Опубликовано",
  unpublished: "Снято с публикации",
  archived: "В архиве",
  pending: "На модерации",
  hidden: "Скрыто модератором",
};
