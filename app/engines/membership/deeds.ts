/** What the journal calls what administrators do with channels and communities. */
export const placeDeeds = {
  "place.given": "Сменился владелец канала или сообщества",
  "place.archived": "Канал или сообщество убрано в архив",
  "place.revived": "Канал или сообщество возвращено из архива",
  "place.official": "Канал или сообщество названо официальным",
  "place.unofficial": "С канала или сообщества снят знак официального",
  "place.mandatory": "Канал или сообщество стало обязательным",
  "place.voluntary": "Канал или сообщество больше не обязательно",
  "place.shown-to-guests": "Канал показан гостям",
  "place.hidden-from-guests": "Канал закрыт от гостей",
  "place.makers": "Изменилось, кто создаёт каналы и сообщества",
  "place.deleted": "Канал или сообщество удалено",
} as const;

declare module "#platform/auth/deeds.ts" {
  interface Deeds extends Record<keyof typeof placeDeeds, string> {}
}
