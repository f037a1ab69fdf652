import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import type { FieldSource } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { postingTitles } from "./words.ts";

/** Who comes in and who writes there. */
export function PlaceRules({ fields }: { fields: Record<"joining" | "posting", FieldSource> }) {
  return (
    <>
      <RadioGroup
        field={fields.joining}
        label="Кто может войти"
        choices={[
          { value: "open", label: "Все коллеги", hint: "Читать могут все, писать – кто вступил" },
          { value: "request", label: "По заявке", hint: "Видят в каталоге все, впускают администраторы" },
          { value: "closed", label: "По приглашению", hint: "Видят в каталоге все, входят приглашённые" },
          { value: "hidden", label: "Только свои", hint: "О нём знают только участники и приглашённые" },
        ]}
      />
      <RadioGroup
        field={fields.posting}
        label="Кто пишет"
        choices={(["all", "admins-comments", "admins"] as const).map((value) => ({
          value,
          label: postingTitles[value],
        }))}
      />
    </>
  );
}

type Questions = Record<"question1" | "question2" | "question3", FieldSource>;

/** What its fields begin with. */
export function questionsOf([question1, question2, question3]: string[]) {
  return { question1, question2, question3 };
}

/** What is asked of those who want in: three lines, none of which must be filled. */
export function PlaceQuestions({ fields: { question1, question2, question3 } }: { fields: Questions }) {
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="mb-1.5 font-medium">Вопросы к заявке</legend>
      <p className="text-sm text-muted">На них ответит тот, кто просится войти. Ответы прочтут администраторы.</p>
      {[question1, question2, question3].map((field, at) => (
        <TextField
          key={field.name}
          field={field}
          label={`Вопрос ${at + 1}`}
          maxLength={200}
          autoComplete="off"
          optional
        />
      ))}
    </fieldset>
  );
}

/** Who asks people in. */
export function PlaceInviting({ field }: { field: FieldSource }) {
  return (
    <RadioGroup
      field={field}
      label="Кто приглашает"
      look="row"
      choices={[
        { value: "owner", label: "Владелец" },
        { value: "admins", label: "Администраторы" },
        { value: "all", label: "Все участники" },
      ]}
    />
  );
}

/** Whether people may react there. */
export function PlaceReactions({ off }: { off: boolean }) {
  return (
    <CheckboxField
      name="reactionsOff"
      label="Без реакций"
      hint="Под публикациями и ответами не будет кнопок; оставленное раньше вернётся, когда вы снимете отметку"
      defaultChecked={off}
    />
  );
}

/** Whether its leaders read first what others write. */
export function PlaceReview({ checked }: { checked: boolean }) {
  return (
    <CheckboxField
      name="preModerated"
      label="Проверять до публикации"
      hint="Новое от участников сначала прочтут администраторы: опубликуют или вернут с объяснением"
      defaultChecked={checked}
    />
  );
}
