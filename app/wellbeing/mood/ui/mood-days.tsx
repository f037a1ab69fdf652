import { Disclosure } from "#app/ui/disclosure.tsx";
import { Table } from "#app/ui/table.tsx";
import type { MoodEntry, MoodLevel } from "../contract.ts";
import { levelTitles, tagTitles } from "./levels.ts";

type Props = {
  today: string;
  /** Newest first. */
  entries: MoodEntry[];
};

const levels = Object.keys(levelTitles) as MoodLevel[];
const daysDrawn = 30;
const dayLength = 86_400_000;

const words = new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", timeZone: "UTC" });
const wordsOf = (day: number | string) => words.format(new Date(day));

/** A month of moods as a line of dots, and all of them as a table: the same said in words. */
export function MoodDays({ today, entries }: Props) {
  const end = Date.parse(today);
  const start = end - (daysDrawn - 1) * dayLength;
  const x = (time: number) => ((time - start) / (end - start)) * 100;
  const y = (level: MoodLevel) => 100 - (levels.indexOf(level) / (levels.length - 1)) * 100;
  const dots = entries
    .map(({ day, level }) => ({ day, time: Date.parse(day), level }))
    .filter(({ time }) => time >= start)
    .reverse();
  const line = dots
    .map(({ time, level }, index) => {
      const goesOn = index > 0 && time - dots[index - 1]!.time === dayLength;
      return `${goesOn ? "L" : "M"}${x(time).toFixed(2)} ${y(level).toFixed(2)}`;
    })
    .join("");
  return (
    <figure>
      <div aria-hidden="true" className="grid grid-cols-[auto_1fr] gap-x-4 text-xs text-muted">
        <span className="flex h-36 flex-col justify-between text-right">
          {[...levels].reverse().map((level) => (
            <span key={level} className="-my-2">
              {levelTitles[level]}
            </span>
          ))}
        </span>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-36 w-full overflow-visible"
        >
          {levels.map((level) => (
            <path key={level} d={`M0 ${y(level)}H100`} className="stroke-line" vectorEffect="non-scaling-stroke" />
          ))}
          <path d={line} fill="none" className="stroke-brand" strokeWidth="2" vectorEffect="non-scaling-stroke" />
          {dots.map(({ day, time, level }) => (
            // A line of no length with round ends is a dot that the stretching of the picture does not flatten.
            <path
              key={day}
              d={`M${x(time)} ${y(level)}h0`}
              className="stroke-brand"
              strokeWidth="9"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <span className="col-start-2 mt-4 flex justify-between">
          <span>{wordsOf(start)}</span>
          <span>{wordsOf(end)}</span>
        </span>
      </div>
      <Disclosure title="Показать словами" className="mt-4">
        <Table
          id="moods"
          caption="Мои ответы"
          hideCaption
          rows={entries}
          rowKey={({ day }) => day}
          columns={[
            { key: "day", title: "День", cell: ({ day }) => wordsOf(day) },
            { key: "level", title: "Настроение", cell: ({ level }) => levelTitles[level] },
            { key: "tags", title: "Связано с", cell: ({ tags }) => tags.map((tag) => tagTitles[tag]).join(", ") },
            { key: "note", title: "Заметка", cell: ({ note }) => note },
          ]}
        />
      </Disclosure>
    </figure>
  );
}
