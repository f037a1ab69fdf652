import type { BankTopic, QuestionnaireSource, Section } from "#app/engines/questionnaires/contract.ts";
import { kindsFor } from "#app/engines/questionnaires/ui/kinds.ts";
import { kindTitles } from "#app/engines/questionnaires/ui/words.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { MoveButtons } from "#app/ui/move-buttons.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { href } from "#app/web/urls.ts";
import { questionnaireDesk } from "../routes.ts";
import { BankDrawForm, DrawnLine } from "./bank-draw.tsx";
import { DragHandle } from "./drag-place.tsx";
import { QuestionRow } from "./question-row.tsx";

type Props = {
  source: QuestionnaireSource;
  section: Section;
  at: number;
  hasHandles: boolean;
  /** Of the company's bank; a survey draws from none. */
  topics: BankTopic[];
};

/** A section in the builder: its name, its questions, and the way to another one. */
export function SectionCard({ source, section, at, hasHandles, topics }: Props) {
  const { id, revision, frozen, document } = source;
  const { questions } = section;
  const count = document.sections.length;
  const name = section.title || `Раздел ${at + 1}`;
  const isFirst = at === 0;
  const isLast = at === count - 1;
  return (
    <div data-section={section.id}>
      <Card as="section" labelledBy={`${section.id}-title`}>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={`${section.id}-title`}>{name}</h2>
          {!frozen && count > 1 && (
            <div className="flex items-center gap-1.5">
              {hasHandles && <DragHandle />}
              <Form>
                <About revision={revision} section={section.id} />
                <MoveButtons what={name} up={!isFirst} down={!isLast} />
              </Form>
              <Form>
                <About revision={revision} section={section.id} />
                <Button size="s" icon="delete" iconOnly look="quiet-danger" name="intent" value="drop-section">
                  {`Удалить раздел с вопросами: ${name}`}
                </Button>
              </Form>
            </div>
          )}
        </div>
        {section.text && <p className="mt-1 whitespace-pre-line text-soft">{section.text}</p>}
        {questions.length > 0 ? (
          <ol className="mt-2 divide-y divide-line">
            {questions.map((question, place) => (
              <QuestionRow
                key={question.id}
                {...{ id, revision, question, frozen, hasHandles }}
                up={!isFirst || place > 0}
                down={!isLast || place < questions.length - 1}
              />
            ))}
          </ol>
        ) : (
          !section.bank && <p className="mt-3 text-muted">Вопросов пока нет.</p>
        )}
        {section.bank && <DrawnLine bank={section.bank} topics={topics} />}
        {!frozen && (
          <div className="mt-4 space-y-4 border-t border-line pt-4">
            <form
              action={href(questionnaireDesk.question, { id, question: "new" })}
              className="flex flex-wrap items-end gap-3"
            >
              <input type="hidden" name="section" value={section.id} />
              <SelectField
                id={`${section.id}-kind`}
                name="kind"
                label="Новый вопрос"
                options={kindsFor(source.kind).map((kind) => ({ value: kind, label: kindTitles[kind] }))}
                className="min-w-0 flex-1 basis-56"
              />
              <Button icon="add">Добавить</Button>
            </form>
            {source.kind === "test" && <BankDrawForm {...{ section, name, revision, topics }} />}
            <details>
              <summary className="w-fit min-h-6 text-link underline">
                Название раздела<span className="sr-only">: {name}</span>
              </summary>
              <Form id={`section-${section.id}`} className="mt-3 space-y-4">
                <About revision={revision} section={section.id} />
                <TextField
                  id={`${section.id}-name`}
                  name="title"
                  label="Название"
                  defaultValue={section.title}
                  maxLength={200}
                  optional
                />
                <TextareaField
                  id={`${section.id}-text`}
                  name="text"
                  label="Что прочитать до вопросов"
                  defaultValue={section.text}
                  maxLength={2000}
                  rows={2}
                  optional
                />
                <Button name="intent" value="section">
                  Сохранить раздел
                </Button>
              </Form>
            </details>
          </div>
        )}
      </Card>
    </div>
  );
}

function About({ revision, section }: { revision: number; section: string }) {
  return (
    <>
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="section" value={section} />
    </>
  );
}
