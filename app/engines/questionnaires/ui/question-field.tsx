import type { FormEvent, ReactNode } from "react";
import { CheckboxField, CheckboxGroup } from "#app/ui/checkbox-field.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import type { AskedQuestion } from "../contract.ts";
import { MatrixField } from "./matrix-field.tsx";
import { RankingField } from "./ranking-field.tsx";
import type { TypedAnswer } from "./section-reply.ts";

export type QuestionProps = {
  question: AskedQuestion;
  answer: TypedAnswer;
  errors: string[];
  /** Why a file may not be sent here. */
  noFiles?: string;
};

/** What the option of an own answer is called in forms. */
const other = "other";

/** One question as plain fields: what it asks and how it may be answered. Everything works without script. */
export function QuestionField(props: QuestionProps) {
  const { question, answer } = props;
  const drawn = drawings[question.kind](props);
  if (question.other && choosing.has(question.kind))
    return (
      <div className="space-y-3" onInput={chooseOwn}>
        {drawn}
        <TextField
          name={`answers.${question.id}.text`}
          id={`q-${question.id}-own`}
          label="Свой ответ"
          hint="Выберите «Другое» или просто напишите"
          defaultValue={answer.text}
          maxLength={255}
          optional
        />
      </div>
    );
  return drawn;
}

/** Whoever writes an answer of their own has chosen «Другое». */
function chooseOwn({ target, currentTarget }: FormEvent<HTMLElement>) {
  if (!(target instanceof HTMLInputElement) || !target.id.endsWith("-own") || !target.value.trim()) return;
  const own = currentTarget.querySelector<HTMLInputElement | HTMLOptionElement>(`[value="${other}"]`);
  if (own instanceof HTMLOptionElement) own.selected = true;
  else if (own) own.checked = true;
}

const choosing = new Set<AskedQuestion["kind"]>(["single", "multiple", "dropdown", "image"]);

function wired({ question, errors }: QuestionProps, part: string) {
  const { id, title, help, required } = question;
  return {
    id: `q-${id}`,
    name: `answers.${id}.${part}`,
    label: title,
    ...(help && { hint: help }),
    errors,
    optional: !required,
  };
}

function choices({ options, other: hasOther }: AskedQuestion) {
  const own = hasOther ? [{ value: other, label: "Другое" }] : [];
  return [...options.map(({ id, text }) => ({ value: id, label: text })), ...own];
}

const radio = (props: QuestionProps) => (
  <RadioGroup
    {...wired(props, "chosen")}
    choices={choices(props.question)}
    {...(props.answer.chosen[0] && { defaultValue: props.answer.chosen[0] })}
  />
);

const pictures = (props: QuestionProps) => (
  <RadioGroup
    {...wired(props, "chosen")}
    look="cards"
    choices={props.question.options.map(({ id, text, picture }) => ({
      value: id,
      label: (
        <>
          {picture && (
            <img src={`/files/${picture}/480`} alt="" className="mb-2 aspect-video w-full rounded-chip object-cover" />
          )}
          {text}
        </>
      ),
    }))}
    {...(props.answer.chosen[0] && { defaultValue: props.answer.chosen[0] })}
  />
);

const several = (props: QuestionProps) => {
  const { min, max } = props.question;
  const limits = min && max ? `от ${min} до ${max}` : min ? `не меньше ${min}` : max ? `не больше ${max}` : "";
  const { hint, ...fields } = wired(props, "chosen");
  const told = [hint, limits && `Отметьте ${limits}`].filter(Boolean).join(" ");
  return (
    <CheckboxGroup
      {...fields}
      {...(told && { hint: told })}
      choices={choices(props.question)}
      defaultValues={props.answer.chosen}
    />
  );
};

const scale = (props: QuestionProps) => {
  const { kind, min, max, low, high } = props.question;
  const [from, to] = kind === "enps" ? [0, 10] : [min ?? 1, max ?? 5];
  const values = Array.from({ length: Math.min(to - from, 20) + 1 }, (_, at) => String(from + at));
  const { hint, ...fields } = wired(props, "number");
  const told = [hint, low && `${from} – ${low}`, high && `${to} – ${high}`].filter(Boolean).join("; ");
  return (
    <RadioGroup
      {...fields}
      {...(told && { hint: told })}
      look="scale"
      choices={values.map((value) => ({ value, label: value }))}
      defaultValue={props.answer.number}
    />
  );
};

const yesNo = (props: QuestionProps) => (
  <RadioGroup
    {...wired(props, "chosen")}
    look="row"
    choices={[
      { value: "yes", label: "Да" },
      { value: "no", label: "Нет" },
    ]}
    {...(props.answer.chosen[0] && { defaultValue: props.answer.chosen[0] })}
  />
);

const day = (kind: "date" | "time") => (props: QuestionProps) => (
  <DateField {...wired(props, "text")} kind={kind} defaultValue={props.answer.text} />
);

const drawings: Record<AskedQuestion["kind"], (props: QuestionProps) => ReactNode> = {
  single: radio,
  "yes-no": yesNo,
  image: pictures,
  multiple: several,
  scale,
  enps: scale,
  date: day("date"),
  time: day("time"),
  dropdown: (props) => (
    <SelectField
      {...wired(props, "chosen")}
      prompt="Выберите"
      options={choices(props.question)}
      defaultValue={props.answer.chosen[0] ?? ""}
    />
  ),
  number: (props) => (
    <TextField {...wired(props, "number")} type="number" width="s" defaultValue={props.answer.number} maxLength={20} />
  ),
  text: (props) => (
    <TextField
      {...wired(props, "text")}
      defaultValue={props.answer.text}
      maxLength={props.question.maxLength ?? 255}
      autoComplete="off"
    />
  ),
  long: (props) => (
    <TextareaField
      {...wired(props, "text")}
      defaultValue={props.answer.text}
      maxLength={props.question.maxLength ?? 4096}
    />
  ),
  matrix: MatrixField,
  ranking: RankingField,
  file: (props) =>
    props.noFiles ? (
      <p>{props.noFiles}</p>
    ) : (
      <div className="space-y-2">
        <FileField {...wired(props, "file")} />
        {props.answer.text && <p className="text-sm text-muted wrap-anywhere">Приложен: {props.answer.text}</p>}
      </div>
    ),
  consent: (props) => {
    const { label, optional, ...fields } = wired(props, "chosen");
    return (
      <CheckboxField
        {...fields}
        label={label}
        value="yes"
        required={!optional}
        defaultChecked={props.answer.chosen.includes("yes")}
      />
    );
  },
  note: ({ question: { title, help } }) => (
    <div>
      <h2>{title}</h2>
      {help && <p className="mt-1 whitespace-pre-line text-soft">{help}</p>}
    </div>
  ),
};
