import type { AudienceChoices } from "#app/people/account/contract.ts";
import { PartsField } from "#app/people/account/ui/readers-field.tsx";
import type { DeskCategory } from "#app/store/shop/contract.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";

type Name =
  | "promisedOn"
  | "availableFrom"
  | "availableTo"
  | "title"
  | "description"
  | "categoryId"
  | "points"
  | "oldPoints"
  | "money"
  | "perPerson";

type Props = {
  intent: "make" | "change";
  values: Partial<Record<Name, string>>;
  archived?: boolean;
  digital?: boolean;
  service?: boolean;
  revision?: number;
  audience?: string[] | null;
  audiences: AudienceChoices;
  categories: DeskCategory[];
};

/** What is said of a product and what it costs. */
export function ProductForm({
  intent,
  values,
  archived,
  digital,
  service,
  revision,
  audience,
  audiences,
  categories,
}: Props) {
  const { fields, problems } = useSmallForm("product", {
    ...{ title: values.title, description: values.description, categoryId: values.categoryId, points: values.points },
    ...{ oldPoints: values.oldPoints, money: values.money, perPerson: values.perPerson },
    ...{ stock: undefined, archived: archived ? "on" : undefined },
    ...{ service: service ? "on" : undefined, promisedOn: values.promisedOn },
    ...{ digital: digital ? "on" : undefined, parts: audience ?? undefined },
    ...{ availableFrom: values.availableFrom, availableTo: values.availableTo },
  });
  return (
    <Card>
      <Form id="product" className="space-y-5">
        <ErrorSummary problems={problems} />
        {revision !== undefined && <input type="hidden" name="revision" value={revision} />}
        <TextField field={fields.title} label="Название" maxLength={150} autoComplete="off" />
        <SelectField
          field={fields.categoryId}
          label="Категория"
          prompt="Выберите категорию"
          options={categories
            .filter((one) => !one.archived || one.id === values.categoryId)
            .map(({ id, title, depth }) => ({ value: id, label: `${"– ".repeat(depth)}${title}` }))}
        />
        <TextareaField field={fields.description} label="Описание" rows={5} maxLength={5000} optional />
        <TextField field={fields.points} label="Цена" type="number" width="s" unit="баллов" optional />
        <TextField field={fields.oldPoints} label="Прежняя цена" type="number" width="s" unit="баллов" optional />
        <TextField
          field={fields.money}
          label="Цена в рублях"
          hint="Названы обе цены – покупатель сам решит, сколько заплатить баллами"
          width="s"
          unit="₽"
          optional
        />
        <TextField
          field={fields.perPerson}
          label="В одни руки за 30 дней"
          type="number"
          width="s"
          unit="шт."
          optional
        />
        <CheckboxField
          field={fields.digital}
          label="Это код: сертификат, билет, ключ"
          hint="Коды добавляют на странице товара, покупатель видит свой в заказе"
        />
        <CheckboxField
          field={fields.service}
          label="Это услуга: урок, встреча, день"
          hint="Ничего не везут: с покупателем договариваются"
        />
        <DateField
          field={fields.promisedOn}
          label="Предзаказ: к какому дню обещаем"
          hint="Пока товара нет, его заказывают заранее. Пусто – не заказывают"
          optional
        />
        <DateField
          field={fields.availableFrom}
          kind="datetime-local"
          label="Продавать с"
          hint="По московскому времени. Пусто – сразу"
          optional
        />
        <DateField
          field={fields.availableTo}
          kind="datetime-local"
          label="Продавать до"
          hint="По московскому времени. Пусто – пока есть"
          optional
        />
        <div>
          <p className="mb-2 text-soft">Товар увидит вся компания, если не выбрать, кому его показать.</p>
          <PartsField
            field={fields.parts}
            title="Кому показать"
            choices={audiences}
            value={audience ?? null}
            open={Boolean(audience)}
          />
        </div>
        {intent === "make" ? (
          <TextField
            field={fields.stock}
            label="Сколько есть"
            hint="Пусто – сколько угодно"
            type="number"
            width="s"
            unit="шт."
            optional
          />
        ) : (
          <CheckboxField field={fields.archived} label="В архив: на витрине не показывать" />
        )}
        <Button look="primary" name="intent" value={intent}>
          {intent === "make" ? "Создать" : "Сохранить"}
        </Button>
      </Form>
    </Card>
  );
}
