import type { Question, Section } from "#app/engines/questionnaires/contract.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Typed } from "./question-form.tsx";

const lines = 3;

type Props = { question: Question; typed: Typed; sections: Section[]; section: string };

/** When the question is shown: conditions over what was answered above. */
export function RuleLines({ question, typed, sections, section }: Props) {
  const earlier = questionsBefore(sections, section, question.id);
  const choices = earlier.flatMap(conditionsOf);
  if (!choices.length) return null;
  const { showIf } = question;
  return (
    <Disclosure title="Показывать не всегда" open={Boolean(showIf) || typed.isTyped}>
      <div className="space-y-5">
        <SelectField
          id="question-how"
          name="how"
          label="Показать вопрос, если"
          options={[
            { value: "all", label: "выполнено всё" },
            { value: "any", label: "выполнено хотя бы одно" },
            { value: "none", label: "не выполнено ничего" },
          ]}
          defaultValue={typed.valueOf("how", showIf?.how) || "all"}
        />
        {Array.from({ length: Math.max(lines, showIf?.rules.length ?? 0) }, (_, at) => {
          const rule = showIf?.rules[at];
          const name = `rules[${at}]`;
          const isNumber = rule && (rule.is === "less" || rule.is === "more");
          const kept = rule && `${rule.question}|${rule.is}|${isNumber ? "" : rule.value}`;
          return (
            <div key={name} className="grid gap-3 sm:grid-cols-[1fr_8rem]">
              <SelectField
                id={`question-rules-${at}-rule`}
                name={`${name}.rule`}
                label={`Условие ${at + 1}`}
                prompt="Нет"
                options={choices}
                defaultValue={typed.valueOf(`${name}.rule`, kept)}
                optional
              />
              <TextField
                id={`question-rules-${at}-value`}
                name={`${name}.value`}
                label="Число"
                inputMode="decimal"
                maxLength={20}
                defaultValue={typed.valueOf(`${name}.value`, isNumber ? rule.value : "")}
                optional
              />
            </div>
          );
        })}
      </div>
    </Disclosure>
  );
}

function questionsBefore(sections: Section[], section: string, id: string): Question[] {
  const until = sections.findIndex((one) => one.id === section);
  const all = sections.slice(0, until + 1).flatMap(({ questions }) => questions);
  const at = all.findIndex((one) => one.id === id);
  return (at < 0 ? all : all.slice(0, at)).filter(({ kind }) => kind !== "note");
}

function conditionsOf({ id, title, kind, options }: Question) {
  const short = title.length > 60 ? `${title.slice(0, 60)}…` : title;
  const said = (is: string, value: string, words: string) => ({
    value: `${id}|${is}|${value}`,
    label: `«${short}»: ${words}`,
  });
  const known =
    kind === "yes-no"
      ? [
          { id: "yes", text: "Да" },
          { id: "no", text: "Нет" },
        ]
      : options;
  const isNumber = ["scale", "enps", "number"].includes(kind);
  return [
    said("answered", "", "есть ответ"),
    ...known.flatMap((one) => [
      said("has", one.id, `выбрано «${one.text}»`),
      said("not", one.id, `не выбрано «${one.text}»`),
    ]),
    ...(isNumber ? [said("less", "", "меньше числа"), said("more", "", "больше числа")] : []),
  ];
}
