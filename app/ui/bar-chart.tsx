export type ChartPoint = {
  label: string;
  value: number;
  /** How long its bar is, where that is not the value itself: the first place is the longest. */
  length?: number;
  /** Beside the number: its part of the whole. */
  note?: string;
};

type BarChartProps = { caption: string; columns: [label: string, value: string]; data: ChartPoint[]; unit?: string };

const numbers = new Intl.NumberFormat("ru");

/** Values side by side. It is a table whose last column is drawn, so everyone reads the same numbers. */
export function BarChart({ caption, columns, data, unit = "" }: BarChartProps) {
  const lengthOf = ({ value, length = value }: ChartPoint) => length;
  const most = Math.max(...data.map(lengthOf), 1);
  const room = data.some(({ note }) => note) ? "relative pr-24 sm:pr-28" : "relative pr-16 sm:pr-20";
  return (
    <table className="w-full border-separate border-spacing-y-2 text-sm @max-[15rem]/page:table-fixed">
      <caption className="mb-1 text-left text-base font-semibold">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{columns[0]}</th>
          <th scope="col">{columns[1]}</th>
        </tr>
      </thead>
      <tbody>
        {data.map((point) => (
          <tr key={point.label}>
            <th scope="row" className="w-1/4 max-w-40 pr-3 text-left font-normal text-soft">
              {point.label}
            </th>
            <td className={room}>
              <svg
                viewBox="0 0 100 10"
                preserveAspectRatio="none"
                className="block h-6 w-full rounded-chip bg-well"
                aria-hidden="true"
              >
                <rect width={(lengthOf(point) / most) * 100} height="10" className="fill-brand" />
              </svg>
              <span className="absolute inset-y-0 right-0 flex items-center font-semibold tabular-nums">
                {numbers.format(point.value)}
                {unit && `\u00a0${unit}`}
                {point.note && <span className="ml-1.5 font-normal text-muted">{point.note}</span>}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
