import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import type { AudienceChoices } from "#app/people/account/contract.ts";
import { PartsField } from "#app/people/account/ui/readers-field.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { chosenValue } from "#app/ui/chosen-people.ts";
import { DateField } from "#app/ui/date-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { usePageForm } from "#app/web/reply.ts";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import { wallOf } from "#app/web/wall-time.ts";
import type { ServiceCategory, ServiceSource } from "../contract.ts";
import { servicesDesk } from "../desk-routes.ts";
import { iconTitles, kindTitles, optionsOf, pairsText, seasonTitles, statusTitles } from "./kind-titles.ts";

type Name =
  | ("title" | "summary" | "description" | "icon" | "kind" | "categoryId" | "parentId" | "alias" | "season")
  | ("address" | "status" | "statusText" | "startsAt" | "endsAt" | "faq");
type Values = Record<Name, string> & { owner: string[]; parts: string[] };

type Props = {
  source: ServiceSource | null;
  categories: ServiceCategory[];
  parents: { id: string; title: string }[];
  kinds: AudienceChoices["kinds"];
};

/** The form of a service: what it is, whose, for whom and when. */
export function DraftForm({ source, categories, parents, kinds }: Props) {
  const { viewer } = useRoot();
  const wall = (moment: string | null | undefined) => (moment ? wallOf(moment, viewer.timeZone) : undefined);
  const { form, fields, problems } = usePageForm<Values>("service", {
    title: source?.title,
    summary: source?.summary,
    description: source?.description,
    icon: source?.icon ?? "services",
    kind: source?.kind ?? "form",
    address: source?.address,
    categoryId: source?.categoryId ?? "",
    parentId: source?.parentId ?? "",
    alias: source?.alias ?? "",
    season: source?.season ?? "",
    status: source?.status ?? "live",
    statusText: source?.statusText,
    startsAt: wall(source?.startsAt),
    endsAt: wall(source?.endsAt),
    faq: pairsText(source?.faq ?? []),
    owner: source ? [chosenValue(source.owner)] : [],
  });
  const named = (all: { id: string; title: string }[]) => all.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <Card pad="l">
      <Form id={form.id} className="space-y-6">
        <ErrorSummary problems={problems} />
        <input type="hidden" name="revision" value={source?.revision ?? 0} />
        <TextField field={fields.title} label="Название" maxLength={100} autoComplete="off" />
        <TextField field={fields.summary} label="Коротко, для чего он" maxLength={200} autoComplete="off" optional />
        <TextareaField field={fields.description} label="Подробно" rows={4} maxLength={4000} optional />
        <RadioGroup
          field={fields.kind}
          label="Вид"
          choices={[
            { value: "form", label: kindTitles.form, hint: "Люди подают заявку, её выполняют исполнители" },
            { value: "page", label: kindTitles.page, hint: "Собирается из блоков в конструкторе" },
            { value: "internal", label: kindTitles.internal, hint: "Ведёт на страницу портала" },
            { value: "link", label: kindTitles.link },
          ]}
        />
        <TextField
          field={fields.address}
          label="Куда ведёт"
          hint="Для ссылки – https://…, для раздела портала – его страница, например /people"
          maxLength={500}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          optional
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <SelectField
            field={fields.categoryId}
            label="Категория"
            options={[{ value: "", label: "Без категории" }, ...named(categories)]}
            optional
          />
          <SelectField field={fields.icon} label="Значок" options={optionsOf(iconTitles)} />
        </div>
        <ColleagueField field={fields.owner} label="Кто отвечает" hint="Меняет страницу и видит заявки" />
        <PartsField
          field={fields.parts}
          title="Для кого: ничего не отмечено – для всей компании"
          choices={{ kinds }}
          value={source?.audience ?? null}
          open={Boolean(source?.audience)}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <DateField field={fields.startsAt} kind="datetime-local" label="Появится" optional />
          <DateField field={fields.endsAt} kind="datetime-local" label="Исчезнет" optional />
        </div>
        <SelectField field={fields.status} label="Состояние" options={optionsOf(statusTitles)} />
        <TextField field={fields.statusText} label="Что сказать о состоянии" maxLength={300} optional />
        <SelectField
          field={fields.season}
          label="Сезонная страница"
          options={[{ value: "", label: "Обычный сервис" }, ...optionsOf(seasonTitles)]}
          optional
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <SelectField
            field={fields.parentId}
            label="Часть сервиса"
            options={[{ value: "", label: "Сам по себе" }, ...named(parents)]}
            optional
          />
          <TextField field={fields.alias} label="Конец адреса части" hint="Например: vpn" maxLength={40} optional />
        </div>
        <TextareaField
          field={fields.faq}
          label="Вопросы и ответы"
          hint="Вопрос – строкой, ответ – строками под ним, между ними пустая строка"
          rows={6}
          optional
        />
        <FormActions>
          <Button look="primary" name="intent" value="save">
            Сохранить
          </Button>
          <ButtonLink look="quiet" href={href(servicesDesk.adminList)}>
            Отмена
          </ButtonLink>
        </FormActions>
      </Form>
    </Card>
  );
}
