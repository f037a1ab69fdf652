const days = new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", timeZone: "UTC" });

/** A day of a calendar, as people say it. */
export const dayOf = (date: string) => days.format(new Date(`${date}T00:00Z`));
