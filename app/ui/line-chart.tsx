import type { ChartPoint } from "./bar-chart.tsx";
import { Disclosure } from "./disclosure.tsx";
import { Table } from "./table.tsx";

type LineChartProps = {
  id: string;
  title: string;
  /** What the picture tells, in a sentence: «За неделю число прочтений выросло вдвое». */
  summary: string;
  columns: [label: string, value: string];
  data: ChartPoint[];
};

const numbers = new Intl.NumberFormat("ru");

/** Change over time as a line, with a sentence that says it and a table of the numbers. */
export function LineChart({ id, title, summary, columns, data }: LineChartProps) {
  const most = roundUp(Math.max(...data.map((point) => point.value), 1));
  const x = (index: number) => (data.length > 1 ? (index / (data.length - 1)) * 100 : 50);
  const y = (value: number) => 100 - (value / most) * 100;
  const line = data
    .map((point, index) => `${index ? "L" : "M"}${x(index).toFixed(2)} ${y(point.value).toFixed(2)}`)
    .join("");
  const last = data.length - 1;
  return (
    <figure>
      <figcaption>
        <span className="block font-semibold">{title}</span>
        <span className="text-sm text-muted">{summary}</span>
      </figcaption>
      <div aria-hidden="true" className="mt-3 grid grid-cols-[auto_1fr] gap-x-3 text-xs text-muted tabular-nums">
        <span className="flex h-44 flex-col justify-between text-right">
          <span className="-mt-2">{numbers.format(most)}</span>
          <span>{numbers.format(most / 2)}</span>
          <span className="-mb-2">0</span>
        </span>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-44 w-full overflow-visible"
        >
          {[0, 50, 100].map((level) => (
            <path key={level} d={`M0 ${level}H100`} className="stroke-line" vectorEffect="non-scaling-stroke" />
          ))}
          {last > 0 && <path d={`${line}V100H0Z`} className="fill-brand/10" />}
          <path
            d={line}
            fill="none"
            className="stroke-brand"
            strokeWidth="2.5"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
          {data.map((point, index) => (
            // A line of no length with round ends is a dot that the stretching of the picture does not flatten.
            <path
              key={point.label}
              d={`M${x(index)} ${y(point.value)}h0`}
              className="stroke-brand"
              strokeWidth="8"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <span className="col-start-2 mt-3 flex justify-between">
          {[...new Set([0, Math.floor(last / 2), last])].map((index) => (
            <span key={index}>{data[index]?.label}</span>
          ))}
        </span>
      </div>
      <Disclosure title="Показать числа" className="mt-4">
        <Table
          id={`${id}-table`}
          caption={title}
          hideCaption
          rows={data}
          rowKey={(point) => point.label}
          columns={[
            { key: "label", title: columns[0], cell: (point) => point.label },
            { key: "value", title: columns[1], number: true, cell: (point) => numbers.format(point.value) },
          ]}
        />
      </Disclosure>
    </figure>
  );
}

/** The next round number above: 37 → 40, 1 240 → 2 000. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 4, 5, 6, 8, 10].find((times) => times * power >= value) ?? 10;
  return step * power;
}
