import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CheckboxField, CheckboxGroup } from "#app/ui/checkbox-field.tsx";
import { CoverFields } from "#app/ui/cover-fields.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { usePageForm } from "#app/web/reply.ts";
import type { RubricSource } from "../contract.ts";

type Values = Record<"title" | "slug" | "description" | "parentId" | "reach" | "cover" | "coverAlt", string> & {
  editors: string[];
};

/** The form of a rubric: its name and address, where it stands, its cover, who writes in it. */
export function RubricForm({ source: { rubric, sections, editors }, back }: { source: RubricSource; back: string }) {
  const { fields, problems } = usePageForm<Values>("rubric", {
    title: rubric?.title,
    slug: rubric?.slug,
    description: rubric?.description,
    parentId: rubric?.parentId ?? "",
    reach: rubric?.reach ?? "company",
    coverAlt: rubric?.cover?.alt,
    editors: rubric?.editors ?? [],
  });
  const { cover } = rubric ?? {};
  return (
    <Form
      id="rubric"
      encType="multipart/form-data"
      className="space-y-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-7"
    >
      <ErrorSummary problems={problems} />
      <TextField field={fields.title} label="Название" maxLength={60} autoComplete="off" />
      <TextField
        field={fields.slug}
        label="Слово в адресе"
        hint="Латиницей: /rubric/novosti. Если не указать, получится из названия"
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        optional
      />
      <TextareaField field={fields.description} label="О чём она" rows={2} maxLength={300} optional />
      {sections.length > 0 && (
        <SelectField
          field={fields.parentId}
          label="Раздел"
          prompt="Без раздела"
          options={sections.map(({ id: value, title: label }) => ({ value, label }))}
          optional
        />
      )}
      <CoverFields cover={fields.cover} alt={fields.coverAlt} current={cover} removeName="dropCover" />
      <RadioGroup
        field={fields.reach}
        label="Чья рубрика"
        look="row"
        choices={[
          { value: "company", label: "Нашей компании" },
          { value: "portal", label: "Всего портала" },
        ]}
      />
      {editors.length > 0 && (
        <CheckboxGroup
          field={fields.editors}
          label="Кто пишет"
          hint="Никто не отмечен – пишут все редакторы. Главный редактор пишет везде"
          choices={editors.map(({ accountId: value, name: label }) => ({ value, label }))}
          optional
        />
      )}
      <CheckboxField
        name="fourEyes"
        label="Публикует главный редактор"
        hint="И не то, что написал сам; остальные отправляют на проверку"
        defaultChecked={rubric?.fourEyes}
      />
      <CheckboxField
        name="archived"
        label="В архиве"
        hint="Прежние новости остаются, новых в рубрике не будет"
        defaultChecked={rubric?.archived}
      />
      <FormActions>
        <Button look="primary" name="intent" value="save">
          Сохранить
        </Button>
        <ButtonLink look="quiet" href={back}>
          Отмена
        </ButtonLink>
      </FormActions>
    </Form>
  );
}
