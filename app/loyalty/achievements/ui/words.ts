import type { BadgeIcon, CountedDeed, Metal } from "../contract.ts";

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
  year: "Проработать лет",
};
