import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Question } from "#app/engines/questionnaires/contract.ts";
import { partsOf } from "#app/engines/questionnaires/ui/kinds.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { drawable } from "#app/ui/chosen-files.ts";
import { FieldErrors } from "#app/ui/field.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Typed } from "./question-form.tsx";

/** As many empty lines stand below those that are filled. */
const spare = 3;
const fewest = 4;

type Props = { question: Question; typed: Typed };

/** How many lines stand there, and one more at a button's press; without script more come with the next saving. */
function useLines(list: "options" | "rows", filled: number, most: number) {
  const [isReady, setReady] = useState(false);
  const [added, add] = useState(0);
  useEffect(() => setReady(true), []);
  const count = Math.min(most, Math.max(fewest, filled + spare) + added);
  const more = () => {
    flushSync(() => add(added + 1));
    document.getElementById(`question-${list}-${count}-text`)?.focus();
  };
  return { isReady, count, more: isReady && count < most ? more : undefined };
}

/** The options of a question, a line each; an empty line is none. */
export function OptionLines({ question, typed, isTest }: Props & { isTest: boolean }) {
  const { options, kind } = question;
  const hasRight = isTest && partsOf(kind).right;
  const { isReady, count, more } = useLines("options", options.length, 50);
  const errors = typed.errorsOf("options");
  const title = kind === "matrix" ? "Ответы в каждой строке" : "Варианты";
  return (
    <fieldset id="question-options" tabIndex={-1} className="space-y-3">
      <legend className="font-medium">{title}</legend>
      <p className="text-sm text-muted">
        Пустые строки не в счёт.{!isReady && " Чтобы добавить ещё, сохраните: появятся новые."}
        {kind === "ranking" && isTest && " Верный порядок – тот, в котором они стоят здесь."}
        {kind === "image" && " Название варианта скажет, что на картинке, тем, кто её не видит."}
      </p>
      <FieldErrors id={errors.length ? "question-options-error" : undefined} errors={errors} />
      {Array.from({ length: count }, (_, at) => {
        const name = `options[${at}]`;
        const id = `question-options-${at}`;
        const option = options[at];
        return (
          <div key={name} className="space-y-2">
            {option && <input type="hidden" name={`${name}.id`} value={option.id} />}
            <TextField
              id={`${id}-text`}
              name={`${name}.text`}
              label={`Вариант ${at + 1}`}
              hideLabel
              errors={typed.errorsOf(`${name}.text`)}
              defaultValue={typed.valueOf(`${name}.text`, option?.text)}
              maxLength={300}
              autoComplete="off"
              optional
            />
            {hasRight && (
              <CheckboxField
                id={`${id}-right`}
                name={`${name}.right`}
                label={
                  <>
                    Верный<span className="sr-only"> вариант {at + 1}</span>
                  </>
                }
                defaultChecked={typed.isTyped ? typed.valueOf(`${name}.right`, "") === "on" : Boolean(option?.right)}
              />
            )}
            {kind === "image" && (
              <>
                {option?.picture && <input type="hidden" name={`${name}.kept`} value={option.picture} />}
                <FileField
                  id={`${id}-picture`}
                  name={`${name}.picture`}
                  label={`Картинка варианта ${at + 1}`}
                  hint={option?.picture ? "Уже есть; новая заменит её" : undefined}
                  accept={drawable}
                  errors={typed.errorsOf(`${name}.picture`)}
                  optional
                />
              </>
            )}
          </div>
        );
      })}
      {more && (
        <Button type="button" size="s" icon="add" onClick={more}>
          Ещё вариант
        </Button>
      )}
    </fieldset>
  );
}

/** What is asked of each line of a matrix. */
export function RowLines({ question: { rows }, typed }: Props) {
  const { count, more } = useLines("rows", rows.length, 30);
  const errors = typed.errorsOf("rows");
  return (
    <fieldset id="question-rows" tabIndex={-1} className="space-y-3">
      <legend className="font-medium">Строки таблицы</legend>
      <FieldErrors id={errors.length ? "question-rows-error" : undefined} errors={errors} />
      {Array.from({ length: count }, (_, at) => {
        const name = `rows[${at}]`;
        return (
          <div key={name}>
            {rows[at] && <input type="hidden" name={`${name}.id`} value={rows[at].id} />}
            <TextField
              id={`question-rows-${at}-text`}
              name={`${name}.text`}
              label={`Строка ${at + 1}`}
              hideLabel
              errors={typed.errorsOf(`${name}.text`)}
              defaultValue={typed.valueOf(`${name}.text`, rows[at]?.text)}
              maxLength={300}
              autoComplete="off"
              optional
            />
          </div>
        );
      })}
      {more && (
        <Button type="button" size="s" icon="add" onClick={more}>
          Ещё строка
        </Button>
      )}
    </fieldset>
  );
}
