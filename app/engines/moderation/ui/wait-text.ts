import { counted } from "#app/ui/plural.ts";

/** How long somebody waits, as people say it: minutes, then hours for two days, then days. */
export function waitText(minutes: number): string {
  if (minutes < 60) return counted(Math.max(1, Math.floor(minutes)), ["минуту", "минуты", "минут"]);
  if (minutes < 48 * 60) return counted(Math.floor(minutes / 60), ["час", "часа", "часов"]);
  return counted(Math.floor(minutes / 1440), ["день", "дня", "дней"]);
}
