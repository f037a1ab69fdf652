import type { BankTopic, Section } from "#app/engines/questionnaires/contract.ts";
import { questionBank } from "#app/surveys/question-bank/routes.ts";
import { Button } from "#app/ui/button.tsx";
import { counted } from "#app/ui/plural.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { href } from "#app/web/urls.ts";

/** How many random questions: «3 случайных вопроса». */
export const randomWords = (count: number) =>
  counted(count, ["случайный вопрос", "случайных вопроса", "случайных вопросов"]);

/** What a section draws out of the bank, in one line. */
export function DrawnLine({ bank, topics }: { bank: NonNullable<Section["bank"]>; topics: BankTopic[] }) {
  const topic = topics.find(({ id }) => id === bank.topic);
  return (
    <p className="mt-3 rounded-control bg-well px-3.5 py-2.5">
      Из банка: {randomWords(bank.count)} темы{" "}
      {topic ? (
        <>
          <a className="text-link" href={href(questionBank.topic, { topic: topic.id })}>
            «{topic.name}»
          </a>
          , всего в ней {topic.questions}
        </>
      ) : (
        "банка"
      )}
    </p>
  );
}

type Props = { section: Section; name: string; revision: number; topics: BankTopic[] };

/** How many questions of which topic a section draws; none where no topic is chosen. */
export function BankDrawForm({ section: { id, bank }, name, revision, topics }: Props) {
  return (
    <details>
      <summary className="w-fit min-h-6 text-link underline">
        Вопросы из банка<span className="sr-only">: {name}</span>
      </summary>
      {topics.length > 0 ? (
        <Form id={`bank-${id}`} className="mt-3 space-y-4">
          <input type="hidden" name="revision" value={revision} />
          <input type="hidden" name="section" value={id} />
          <div className="grid gap-4 sm:grid-cols-[1fr_auto]">
            <SelectField
              id={`${id}-topic`}
              name="topic"
              label="Тема"
              prompt="Не брать"
              options={topics.map((one) => ({ value: one.id, label: `${one.name} (${one.questions})` }))}
              defaultValue={bank?.topic ?? ""}
              optional
            />
            <TextField
              id={`${id}-count`}
              name="count"
              label="Случайных вопросов"
              type="number"
              width="xs"
              defaultValue={String(bank?.count ?? 3)}
            />
          </div>
          <Button name="intent" value="bank">
            Сохранить выбор
          </Button>
        </Form>
      ) : (
        <p className="mt-2 text-muted">
          В банке пока нет тем.{" "}
          <a className="text-link underline" href={href(questionBank.topics)}>
            Открыть банк вопросов
          </a>
        </p>
      )}
    </details>
  );
}
