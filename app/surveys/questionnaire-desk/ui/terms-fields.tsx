import type { QuestionnaireSettings } from "#app/engines/questionnaires/contract.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import type { FieldSource } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";

type Props = {
  field(name: string): FieldSource;
  isTicked(name: "editable" | "shuffle"): boolean;
  settings: QuestionnaireSettings;
  frozen: boolean;
};

/** What stays as it is travels along unseen: the server keeps what was promised anyway. */
function Promised({ settings, names }: { settings: QuestionnaireSettings; names: (keyof QuestionnaireSettings)[] }) {
  return (
    <>
      {names.map((name) =>
        settings[name] === false ? null : (
          <input key={name} type="hidden" name={name} value={settings[name] === true ? "on" : String(settings[name])} />
        ),
      )}
    </>
  );
}

const surveyNames = ["anonymity", "results", "editable", "quota", "reward"] as const;
const testNames = [
  ...([
    "passMark",
    "attempts",
    "pauseHours",
    "counted",
    "minutes",
    "draw",
    "shuffle",
    "shows",
    "when",
    "reward",
  ] as const),
];

/** How the answers of a survey are kept, and who sees the sums. */
export function SurveyTerms({ field, isTicked, settings, frozen }: Props) {
  if (frozen) return <Promised settings={settings} names={[...surveyNames]} />;
  return (
    <>
      <RadioGroup
        field={field("anonymity")}
        label="Чьи это ответы"
        choices={[
          { value: "named", label: "С именами", hint: "Видно, кто что ответил; итоги видны сразу" },
          {
            value: "confidential",
            label: "Обезличенный",
            hint: "Видны только суммы, от пяти ответов и после закрытия; по подразделениям тоже от пяти",
          },
          {
            value: "anonymous",
            label: "Анонимный",
            hint: "Ответ не связан ни с человеком, ни с подразделением, ни с временем; изменить его нельзя",
          },
        ]}
      />
      <SelectField
        field={field("results")}
        label="Итоги для тех, кого спрашивали"
        options={[
          { value: "never", label: "Не показывать" },
          { value: "answer", label: "Когда ответил" },
          { value: "closed", label: "Когда опрос закрыт" },
        ]}
      />
      <CheckboxField
        field={field("editable")}
        label="Ответы можно изменить, пока опрос идёт"
        hint="Кроме анонимного"
        defaultChecked={isTicked("editable")}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          field={field("quota")}
          label="Сколько ответов нужно"
          hint="0 – сколько придёт; иначе закроется сам, больше ответов не примет"
          type="number"
          width="xs"
        />
        <TextField
          field={field("reward")}
          label="Баллы за ответ"
          hint="0 – без награды. Без имён – всем сразу, после закрытия"
          type="number"
          width="xs"
        />
      </div>
    </>
  );
}

/** How a test is taken and counted, and what is told of it afterwards. */
export function TestTerms({ field, isTicked, settings, frozen }: Props) {
  if (frozen) return <Promised settings={settings} names={[...testNames]} />;
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField field={field("passMark")} label="Чтобы сдать" type="number" width="xs" unit="%" />
        <TextField
          field={field("minutes")}
          label="Время"
          hint="0 – без ограничения"
          type="number"
          width="xs"
          unit="минут"
        />
        <TextField field={field("attempts")} label="Попыток" hint="0 – сколько угодно" type="number" width="xs" />
        <TextField field={field("pauseHours")} label="Пауза между попытками" type="number" width="xs" unit="часов" />
        <TextField
          field={field("draw")}
          label="Своих вопросов в попытке"
          hint="0 – все; иначе случайные. Вопросы из банка – сверх этого"
          type="number"
          width="xs"
        />
        <SelectField
          field={field("counted")}
          label="Засчитывается"
          options={[
            { value: "best", label: "Лучшая попытка" },
            { value: "last", label: "Последняя" },
            { value: "average", label: "Среднее всех" },
          ]}
        />
      </div>
      <TextField
        field={field("reward")}
        label="Баллы за сданный тест"
        hint="0 – без награды. Где результат виден не сразу, баллы придут после закрытия"
        type="number"
        width="xs"
      />
      <CheckboxField
        field={field("shuffle")}
        label="Вопросы у каждого в своём порядке"
        defaultChecked={isTicked("shuffle")}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <SelectField
          field={field("shows")}
          label="Что показать после попытки"
          options={[
            { value: "nothing", label: "Ничего" },
            { value: "score", label: "Результат" },
            { value: "answers", label: "Результат и верные ответы" },
            { value: "explanations", label: "Верные ответы и объяснения" },
          ]}
        />
        <SelectField
          field={field("when")}
          label="Когда"
          options={[
            { value: "now", label: "Сразу" },
            { value: "closed", label: "Когда тест закрыт" },
          ]}
        />
      </div>
    </>
  );
}
