import { counted } from "#app/ui/plural.ts";
import type { Badge, BadgeIcon, CountedDeed, CountedThing, Metal } from "../contract.ts";

export const metalTitles: Record<Metal, string> = { bronze: "Бронза", silver: "Серебро", gold: "Золото" };

export const metalLooks: Record<Metal, string> = { bronze: "avatar-2", silver: "avatar-6", gold: "avatar-1" };

export const iconTitles: Record<BadgeIcon, string> = {
  star: "Звезда",
  fire: "Огонь",
  idea: "Лампочка",
  thanks: "Рукопожатие",
  comment: "Реплика",
  edit: "Карандаш",
  achievements: "Кубок",
  birthday: "Торт",
  learning: "Шапочка выпускника",
  gift: "Подарок",
};

export const countedTitles: Record<CountedDeed, string> = {
  publication: "Опубликовать посты",
  comment: "Написать комментарии",
  reaction: "Получить реакции на посты",
  thanks: "Поблагодарить коллег",
  thanked: "Получить благодарности",
  task: "Сделать задания",
  event: "Побывать на событиях",
  course: "Пройти курсы",
  year: "Проработать лет",
};

export const thingTitles: Record<CountedThing, string> = { value: "Ценность", task: "Задание", rubric: "Рубрика" };

/** How an achievement is got by deeds: «Написать комментарии: 5, 25; за 7 дней; только «Новости»». */
export function ruleWords({
  deed,
  steps,
  days,
  since,
  only,
}: Pick<Badge, "deed" | "steps" | "days" | "only" | "since">) {
  if (!deed) return "";
  return [
    `${countedTitles[deed]}: ${steps.join(", ")}`,
    days && `за ${counted(days, ["день", "дня", "дней"])}`,
    since && `начиная с ${since.split("-").reverse().join(".")}`,
    only && `только «${only}»`,
  ]
    .filter(Boolean)
    .join("; ");
}
