import type { Placed } from "#app/web/navigation.ts";
import { calendarDesk } from "./desk-routes.ts";
import { events } from "./routes.ts";

/** Where people find it. */
export const eventsNavigation: Placed[] = [
  {
    on: "side",
    group: "Жизнь",
    at: 5,
    page: events.month,
    icon: "calendar",
    text: "Календарь",
    within: ["/calendarDetail/"],
  },
  { on: "create", at: 25, page: events.create, icon: "calendar", text: "Событие" },
  { on: "sections", group: "Календарь", at: 10, page: events.month, icon: "calendar", text: "Календарь" },
  { on: "sections", group: "Календарь", at: 20, page: events.favourites, icon: "bookmark", text: "Избранные события" },
  {
    on: "desks",
    group: "Календарь",
    at: 10,
    page: calendarDesk.adminEvents,
    icon: "calendar",
    text: "События компании",
  },
  { on: "desks", group: "Календарь", at: 20, page: calendarDesk.adminTypes, icon: "rubrics", text: "Виды событий" },
  { on: "desks", group: "Календарь", at: 30, page: calendarDesk.adminDays, icon: "documents", text: "Рабочие дни" },
];
