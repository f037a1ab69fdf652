/** «8 марта в 14:05», on the clock of a zone. */
export function hourOf(moment: Date, timeZone: string): string {
  const look = { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit", timeZone } as const;
  return new Intl.DateTimeFormat("ru", look).format(moment);
}
