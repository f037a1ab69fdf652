import { page } from "#app/web/urls.ts";

export const calendarDesk = {
  adminEvents: page("/admin/calendar", { audience: "events", title: "События компании" }),
  adminTypes: page("/admin/calendar/types", { audience: "events", title: "Виды событий" }),
  adminDays: page("/admin/calendar/days", { audience: "events", title: "Рабочие дни" }),
};
