import type { AudienceChoices } from "#app/people/account/contract.ts";
import { PartsField } from "#app/people/account/ui/readers-field.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField, CheckboxGroup } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { toneTitles } from "#app/ui/tones.ts";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";
import type { CourseTone, Level } from "../contract.ts";
import { levelTitles } from "./course-words.ts";

export type CourseValues = {
  title?: string;
  summary?: string;
  tags: string[];
  level: Level;
  tone: CourseTone;
  audience: string[] | null;
  isSequential: boolean;
  leastPass: number;
  dueDays?: number | undefined;
  givesCertificate: boolean;
  validMonths?: number | undefined;
  templateId?: string | undefined;
  takesReviews: boolean;
  needs: string[];
};

type Named = { id: string; title: string };

type Props = {
  intent: "make" | "change";
  send: string;
  back: string;
  values: CourseValues;
  audiences: AudienceChoices;
  revision?: number;
  /** What it may be given by, and what may be asked for before it. */
  templates: Named[];
  others: Named[];
};

const choicesOf = (titles: Record<string, string>) =>
  Object.entries(titles).map(([value, label]) => ({ value, label }));

const { grey: _, ...coverTitles } = toneTitles;

/** What is said of a course, who sees it and how it is passed. */
export function CourseForm({ intent, send, back, values, audiences, revision, templates, others }: Props) {
  const { fields, problems } = useSmallForm("course", {
    title: values.title,
    summary: values.summary,
    tags: values.tags.join(", "),
    level: values.level,
    tone: values.tone,
    leastPass: String(values.leastPass),
    dueDays: values.dueDays?.toString(),
    validMonths: values.validMonths?.toString(),
    isSequential: values.isSequential ? "on" : undefined,
    givesCertificate: values.givesCertificate ? "on" : undefined,
    parts: values.audience ?? undefined,
    templateId: values.templateId,
    takesReviews: values.takesReviews ? "on" : undefined,
    needs: values.needs,
  } as Record<string, string | string[] | undefined>);
  const of = (name: string) => fields[name]!;
  return (
    <Card>
      <Form id="course" className="space-y-5">
        <ErrorSummary problems={problems} />
        {revision !== undefined && <input type="hidden" name="revision" value={revision} />}
        <TextField field={of("title")} label="Название" maxLength={150} autoComplete="off" />
        <TextareaField field={of("summary")} label="О чём курс" rows={3} maxLength={500} optional />
        <TextField
          field={of("tags")}
          label="Теги"
          hint="Через запятую, каждый – одно слово"
          maxLength={400}
          autoComplete="off"
          optional
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField field={of("level")} label="Уровень" options={choicesOf(levelTitles)} />
          <SelectField field={of("tone")} label="Цвет обложки" options={choicesOf(coverTitles)} />
        </div>
        <CheckboxField field={of("isSequential")} label="Уроки открываются по порядку" />
        <TextField
          field={of("leastPass")}
          label="Тест сдан, когда набрано не меньше"
          hint="Ноль – как решает сам тест"
          type="number"
          width="s"
          unit="%"
        />
        <TextField
          field={of("dueDays")}
          label="Обычный срок тем, кому назначен"
          type="number"
          width="s"
          unit="рабочих дней"
          optional
        />
        <CheckboxField field={of("givesCertificate")} label="В конце выдать сертификат" />
        <TextField
          field={of("validMonths")}
          label="Сертификат действует"
          hint="Пусто – без срока"
          type="number"
          width="s"
          unit="месяцев"
          optional
        />
        {templates.length > 0 && (
          <SelectField
            field={of("templateId")}
            label="Шаблон сертификата"
            optional
            options={[
              { value: "", label: "Обычный" },
              ...templates.map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
        )}
        {others.length > 0 && (
          <details open={values.needs.length > 0}>
            <summary>Сначала нужно пройти другие курсы</summary>
            <CheckboxGroup
              field={of("needs")}
              label="Какие"
              choices={others.map(({ id, title }) => ({ value: id, label: title }))}
              optional
            />
          </details>
        )}
        <CheckboxField field={of("takesReviews")} label="Принимать отзывы с оценкой" />
        <div>
          <p className="mb-2 text-soft">Курс увидит вся компания, если не выбрать, кому его показать.</p>
          <PartsField
            field={of("parts")}
            title="Кому показать"
            choices={audiences}
            value={values.audience}
            open={values.audience !== null}
          />
        </div>
        <FormActions>
          <Button look="primary" name="intent" value={intent}>
            {send}
          </Button>
          <ButtonLink look="quiet" href={back}>
            Отмена
          </ButtonLink>
        </FormActions>
      </Form>
    </Card>
  );
}
