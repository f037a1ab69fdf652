/** A day of a calendar, as people say it. */
export const dayOf = (date: string) =>
  new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00Z`));
