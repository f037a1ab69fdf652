/** Dates of RSS («Tue, 27 Jan 2015 14:56:57 +0000») and of Atom; what is no date, or is before 1970, is undefined. */
export function readMoment(text: string): Date | undefined {
  const at = new Date(text.trim());
  return Number.isNaN(at.getTime()) || at.getTime() < 0 || at.getUTCFullYear() > 9999 ? undefined : at;
}

/** A date as WordPress writes it, «2024-05-03 12:00:00»; zeros mean that there is none yet. */
export function readUtc(text: string): Date | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text.trim()) ?? [];
  return day && !day.startsWith("0000") ? readMoment(`${day}T${time}Z`) : undefined;
}

/** A date as people write it in tables: «03.05.2024 12:00», «2024-05-03», with a zone or by Moscow's clock. */
export function readLocal(text: string): Date | undefined {
  const russian = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:,?\s+(\d{1,2}:\d\d(?::\d\d)?))?$/.exec(text.trim());
  const plain = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d{1,2}:\d\d(?::\d\d)?))?(?:\.\d+)?$/.exec(text.trim());
  const [year, month, day, time] = russian
    ? [russian[3], russian[2], russian[1], russian[4]]
    : [plain?.[1], plain?.[2], plain?.[3], plain?.[4]];
  if (!year) return readMoment(text);
  const clock = (time ?? "12:00").padStart(time?.length === 7 || time?.length === 4 ? time.length + 1 : 5, "0");
  return readMoment(`${year}-${month!.padStart(2, "0")}-${day!.padStart(2, "0")}T${clock}+03:00`);
}
