import { now } from "#platform/clock.ts";

/** A calendar of another program with one event, a month from now. */
export function dentistFile(title = "Стоматолог"): File {
  const at = new Date(now().getTime() + 30 * 86_400_000).toISOString().replace(/[-:]|\.\d+/g, "");
  const lines = ["UID:dentist", `SUMMARY:${title}`, "LOCATION:Мясницкая\\, 1", `DTSTART:${at}`, "DURATION:PT1H"];
  const text = ["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", ...lines, "END:VEVENT", "END:VCALENDAR", ""];
  return new File([text.join("\r\n")], "личный.ics", { type: "text/calendar" });
}
