import type { PlaceMember, PlaceView } from "../contract.ts";

/** How one comes in, in the words of a list. */
export const joiningTitles: Record<PlaceView["joining"], string> = {
  open: "Открытый",
  request: "По заявке",
  closed: "Закрытый",
  hidden: "Скрытый",
};

export const roleTitles: Record<PlaceMember["role"], string> = {
  owner: "Владелец",
  admin: "Администратор",
  member: "Участник",
  follower: "Читатель",
};

export const postingTitles: Record<PlaceView["posting"], string> = {
  all: "Пишут все участники",
  "admins-comments": "Темы начинают администраторы, отвечают все",
  admins: "Пишут только администраторы",
};
