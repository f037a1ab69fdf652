import { todayIn } from "#app/web/server/today.ts";

/** The day of opinions is Moscow's for everybody: the day of a person's own zone would tell where they are. */
export const today = () => todayIn("Europe/Moscow");
