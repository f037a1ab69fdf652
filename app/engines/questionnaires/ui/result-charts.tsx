import { BarChart } from "#app/ui/bar-chart.tsx";
import { Card } from "#app/ui/card.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import { counted } from "#app/ui/plural.ts";
import type { QuestionResult } from "../contract.ts";

const numbers = new Intl.NumberFormat("ru", { maximumFractionDigits: 2 });
const answersForms = ["ответ", "ответа", "ответов"] as const;

/** The sums of each question: a chart that is its own table, the mean and the median, and what was said in words. */
export function ResultCharts({ questions }: { questions: QuestionResult[] }) {
  return (
    <ol className="space-y-4">
      {questions.map((question) => (
        <Card as="li" key={question.id}>
          <OneResult {...question} />
        </Card>
      ))}
    </ol>
  );
}

function OneResult({
  title,
  kind,
  answered,
  bars,
  rows,
  mean,
  median,
  enps,
  before,
  texts,
  textsWait,
  right,
}: QuestionResult) {
  const isRanking = kind === "ranking";
  const columns: [string, string] = ["Вариант", isRanking ? "Среднее место" : "Ответов"];
  return (
    <>
      {bars.length > 0 ? (
        <BarChart caption={title} columns={columns} data={bars.map(({ label, value }) => ({ label, value }))} />
      ) : (
        <h2 className="text-base font-semibold">{title}</h2>
      )}
      {rows.map((row) => (
        <div key={row.label} className="mt-4">
          <BarChart caption={row.label} columns={columns} data={row.bars} />
        </div>
      ))}
      <p className="mt-2 text-sm text-muted">
        {isRanking ? "Среднее место: меньше – важнее. " : ""}
        {counted(answered, answersForms)}
      </p>
      <div className="mt-2">
        <Definitions
          items={[
            { name: "Среднее", value: mean === null ? null : numbers.format(mean) },
            { name: "Медиана", value: median === null ? null : numbers.format(median) },
            { name: "eNPS", value: enps === null ? null : numbers.format(enps) },
            { name: "Среднее в прошлый раз", value: before === null ? null : numbers.format(before) },
            { name: "Ответили верно", value: right === null ? null : `${right} %` },
          ]}
        />
      </div>
      {texts.length > 0 && (
        <details className="mt-3">
          <summary className="w-fit min-h-6 text-link underline">
            Что написали: {counted(texts.length, answersForms)}
            <span className="sr-only"> на вопрос «{title}»</span>
          </summary>
          <ul className="mt-2 space-y-2">
            {texts.map((text, at) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: equal words may stand twice, and never change places.
                key={`${at}-${text}`}
                className="rounded-control bg-well px-3.5 py-2 wrap-anywhere whitespace-pre-line"
              >
                {text}
              </li>
            ))}
          </ul>
        </details>
      )}
      {textsWait && (
        <p className="mt-3 text-sm text-muted">
          Слова видны, когда ответили хотя бы десять: иначе по ним узнали бы автора.
        </p>
      )}
    </>
  );
}
