import type { PlaceMember, PlaceView } from "../contract.ts";

/** How one comes in, in the words of a list. */
export const joiningTitles: Record<PlaceView["joining"], string> = {
  open: "Для всех",
  request: "По заявке",
  closed: "По приглашению",
  hidden: "Только для своих",
};

export const roleTitles: Record<PlaceMember["role"], string> = {
  owner: "Владелец",
  admin: "Администратор",
  member: "Участник",
  follower: "Читатель",
};

export const postingTitles: Record<PlaceView["posting"], string> = {
  all: "Пишут все участники",
  "admins-comments": "Начинают администраторы, отвечают все участники",
  admins: "Пишут только администраторы",
};

/** Of which news one is told. */
export const levelTitles: Record<NonNullable<PlaceView["level"]>, string> = {
  all: "Всё новое",
  leaders: "Новое от администраторов",
  answers: "Только ответы мне",
  none: "Ничего",
};
