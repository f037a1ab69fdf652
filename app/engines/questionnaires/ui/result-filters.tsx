import { Button, ButtonLink } from "#app/ui/button.tsx";
import { counted, plural } from "#app/ui/plural.ts";
import { Progress } from "#app/ui/progress.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Table } from "#app/ui/table.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { ResultsView } from "../contract.ts";

/** How many of each department have answered. */
export function Rates({ rates }: Pick<ResultsView, "rates">) {
  return (
    <Table
      id="rates-table"
      caption="По подразделениям"
      hideCaption
      rows={rates.map((rate, at) => ({ ...rate, at }))}
      rowKey={({ at }) => String(at)}
      columns={[
        { key: "name", title: "Подразделение", cell: ({ name }) => name },
        { key: "invited", title: "Спросили", number: true, cell: ({ invited }) => invited },
        {
          key: "answered",
          title: "Ответили",
          number: true,
          cell: ({ answered }) => (answered === null ? "не показываем" : answered),
        },
        {
          key: "share",
          title: "Доля",
          number: true,
          cell: ({ answered, invited }) => (answered === null ? "–" : `${Math.round((answered / invited) * 100)} %`),
        },
      ]}
    />
  );
}

type Props = Pick<ResultsView, "cuts" | "cut" | "find" | "anonymity" | "kind" | "questions"> & { here: string };

/** How many have answered of those who are asked, in words and as a bar. */
export function Responded({ answered, invited }: Pick<ResultsView, "answered" | "invited">) {
  return (
    <Progress
      label={`${plural(answered, ["Ответил", "Ответили", "Ответили"])} ${answered} из ${counted(invited, ["человека", "человек", "человек"])}`}
      value={Math.min(answered, invited)}
      max={Math.max(1, invited)}
    />
  );
}

/** How many have answered by links, beside the others, and when they stand among the sums. */
export function Guests({ guests, guestsShown }: Pick<ResultsView, "guests" | "guestsShown">) {
  if (!guests) return null;
  return (
    <p className="mt-1 text-muted">
      {`По ссылкам: ${counted(guests, ["гость", "гостя", "гостей"])}. `}
      {guestsShown
        ? "Их ответы стоят в итогах вместе со всеми."
        : "Их ответы без имён: в итогах они появятся после закрытия, если гостей достаточно, чтобы никого не узнать."}
    </p>
  );
}

/** One department, and words to look for in what was written; a plain form of the page. */
export function ResultFilters({ cuts, cut, find, anonymity, kind, questions, here }: Props) {
  const hasTexts = find !== "" || questions.some(({ texts }) => texts.length > 0);
  const chosen = cuts.find(({ id }) => id === cut);
  const what = anonymity === "anonymous" ? "Кто отвечал" : "Подразделение";
  return (
    <>
      {kind === "survey" && anonymity === "anonymous" && (
        <p className="mb-4 text-sm text-muted">
          По подразделениям ответы не разложить: в анонимном опросе подразделение не хранится.
        </p>
      )}
      {(cuts.length > 0 || hasTexts) && (
        <form action={here} className="mb-4 flex flex-wrap items-end gap-3">
          {cuts.length > 0 && (
            <SelectField
              id="cut"
              name="cut"
              label={what}
              options={[
                { value: "", label: "Все" },
                ...cuts.map((one) => ({ value: one.id, label: `${one.name} (${one.answered})` })),
              ]}
              defaultValue={cut}
              className="min-w-0 flex-1 basis-64"
            />
          )}
          {hasTexts && (
            <TextField
              id="find"
              name="find"
              label="Слова в ответах"
              defaultValue={find}
              maxLength={100}
              autoComplete="off"
              className="min-w-0 flex-1 basis-56"
              optional
            />
          )}
          <Button>Показать</Button>
          {(find || cut) && (
            <ButtonLink look="quiet" href={here}>
              Сбросить
            </ButtonLink>
          )}
        </form>
      )}
      {chosen && (
        <p className="mb-4 hidden print:block">
          {what}: {chosen.name}
        </p>
      )}
      {find && !questions.some(({ textsFound }) => textsFound > 0) && (
        <p className="mb-4 text-muted">В ответах нет слов «{find}».</p>
      )}
    </>
  );
}
