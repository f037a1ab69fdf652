import { BarChart } from "#app/ui/bar-chart.tsx";
import { Card } from "#app/ui/card.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import { counted } from "#app/ui/plural.ts";
import { Table } from "#app/ui/table.tsx";
import type { QuestionResult } from "../contract.ts";

const numbers = new Intl.NumberFormat("ru", { maximumFractionDigits: 2 });
const answersForms = ["ответ", "ответа", "ответов"] as const;

/** The sums of each question: a chart that is its own table, the mean and the median, and what was said in words. */
export function ResultCharts({ questions, find = "" }: { questions: QuestionResult[]; find?: string }) {
  return (
    <ol className="space-y-4">
      {questions.map((question) => (
        <Card as="li" key={question.id}>
          <OneResult {...question} find={find} />
        </Card>
      ))}
    </ol>
  );
}

function OneResult(question: QuestionResult & { find: string }) {
  const { title, kind, answered, bars, rows, mean, median, enps, before, textsWait, right, files } = question;
  const isRanking = kind === "ranking";
  const columns: [string, string] = ["Вариант", isRanking ? "Среднее место" : "Ответов"];
  return (
    <>
      {bars.length > 0 ? (
        <BarChart caption={title} columns={columns} data={isRanking ? byImportance(bars) : withParts(bars, answered)} />
      ) : (
        <h2 className="text-base font-semibold">{title}</h2>
      )}
      {rows.map((row) => (
        <div key={row.label} className="mt-4">
          <BarChart caption={row.label} columns={columns} data={withParts(row.bars, answered)} />
        </div>
      ))}
      <p className="mt-2 text-sm text-muted">
        {isRanking ? "Сверху самое важное; число – среднее место. " : ""}
        {counted(answered, answersForms)}
      </p>
      <div className="mt-2">
        <Definitions
          items={[
            { name: "Среднее", value: told(mean) },
            { name: "Медиана", value: told(median) },
            { name: "eNPS", value: told(enps) },
            { name: "Среднее в прошлый раз", value: told(before?.mean) },
            { name: "eNPS в прошлый раз", value: told(before?.enps) },
            { name: "Ответили верно", value: right === null ? null : `${right} %` },
          ]}
        />
      </div>
      {before && before.parts.length > 0 && <Compared {...question} before={before} />}
      <Texts {...question} />
      {files.length > 0 && (
        <ul className="mt-3 space-y-1.5">
          {files.map(({ id, name }) => (
            <li key={id}>
              <a href={`/files/${id}`} className="inline-block min-h-6 text-link underline wrap-anywhere">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {textsWait && (
        <p className="mt-3 text-sm text-muted">
          Слова видны, когда ответили хотя бы десять: иначе по ним узнали бы автора.
        </p>
      )}
    </>
  );
}

type Bar = QuestionResult["bars"][number];

/** What is most important comes first and is the longest; what nobody has placed is the last. */
function byImportance(bars: Bar[]) {
  const placeOf = ({ value }: Bar) => value || bars.length + 1;
  return bars
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((bar) => ({ ...bar, length: bars.length + 1 - placeOf(bar) }));
}

/** Each with its part of those who have answered. */
const withParts = (bars: Bar[], answered: number) =>
  bars.map((bar) => ({ ...bar, ...(answered > 0 && { note: `${Math.round((bar.value / answered) * 100)} %` }) }));

const told = (value: number | null | undefined) => (value == null ? null : numbers.format(value));

type Before = NonNullable<QuestionResult["before"]>;

/** Each option beside what it was in the wave before. */
function Compared({ id, title, kind, bars, answered, before }: QuestionResult & { before: Before }) {
  const isRanking = kind === "ranking";
  const partOf = (value: number) => (isRanking ? value : answered ? Math.round((value / answered) * 100) : 0);
  const unit = isRanking ? "" : " %";
  return (
    <details className="mt-3">
      <summary className="w-fit min-h-6 text-link underline">
        Сравнить с прошлым разом: {counted(before.answered, answersForms)}
        <span className="sr-only"> на вопрос «{title}»</span>
      </summary>
      <div className="mt-2">
        <Table
          id={`before-${id}`}
          caption={`${title}: было и стало`}
          hideCaption
          rows={bars.map(({ label, value }, at) => ({ label, now: partOf(value), was: before.parts[at], at }))}
          rowKey={({ at }) => String(at)}
          columns={[
            { key: "label", title: "Вариант", cell: ({ label }) => label },
            { key: "was", title: "Было", number: true, cell: ({ was }) => (was === undefined ? "–" : `${was}${unit}`) },
            { key: "now", title: "Стало", number: true, cell: ({ now }) => `${now}${unit}` },
          ]}
        />
      </div>
    </details>
  );
}

/** What was said in words: folded up until it is searched. */
function Texts({ title, texts, textsFound, find }: QuestionResult & { find: string }) {
  if (!texts.length) return null;
  return (
    <details className="mt-3" open={find !== ""}>
      <summary className="w-fit min-h-6 text-link underline">
        {find ? "Нашли: " : "Что написали: "}
        {counted(textsFound, answersForms)}
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
      {textsFound > texts.length && (
        <p className="mt-2 text-sm text-muted">Показаны первые {texts.length}: остальные – в таблице ответов.</p>
      )}
    </details>
  );
}
