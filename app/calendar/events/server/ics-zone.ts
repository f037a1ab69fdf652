import { ahead } from "#app/web/wall-time.ts";

const [minute, day] = [60_000, 86_400_000];

/** The moments between two others at which the clocks of a zone change. */
function changesOf(zone: string, from: number, to: number): number[] {
  const found: number[] = [];
  for (let at = from; at < to; at += 7 * day) {
    let [low, high] = [at, Math.min(at + 7 * day, to)];
    const before = ahead(low, zone);
    if (before === ahead(high, zone)) continue;
    while (high - low > minute) {
      const middle = low + Math.floor((high - low) / 2 / minute) * minute;
      if (ahead(middle, zone) === before) low = middle;
      else high = middle;
    }
    found.push(high);
  }
  return found;
}

/** The definition of a zone (VTIMEZONE) that holds from a year before one moment until two years after another. */
export function zoneLines(zone: string, first: number, last: number): string[] {
  const from = Math.floor((first - 366 * day) / minute) * minute;
  const until = Math.ceil((last + 731 * day) / minute) * minute;
  const base = ahead(from, zone);
  const least = Math.min(base, ...changesOf(zone, from, until).map((at) => ahead(at, zone)));
  const lines = [...observance("19700101T000000", base, base, least)];
  let before = base;
  for (const at of changesOf(zone, from, until)) {
    const next = ahead(at, zone);
    const shown = new Date(at + before).toISOString().slice(0, 19).replace(/[-:]/g, "");
    lines.push(...observance(shown, before, next, least));
    before = next;
  }
  return ["BEGIN:VTIMEZONE", `TZID:${zone}`, ...lines, "END:VTIMEZONE"];
}

function observance(start: string, from: number, to: number, least: number): string[] {
  const kind = to > least ? "DAYLIGHT" : "STANDARD";
  const offsets = [`TZOFFSETFROM:${offset(from)}`, `TZOFFSETTO:${offset(to)}`];
  return [`BEGIN:${kind}`, `DTSTART:${start}`, ...offsets, `END:${kind}`];
}

function offset(milliseconds: number): string {
  const minutes = Math.abs(milliseconds) / minute;
  const shown = String(Math.floor(minutes / 60) * 100 + (minutes % 60)).padStart(4, "0");
  return `${milliseconds < 0 ? "-" : "+"}${shown}`;
}
