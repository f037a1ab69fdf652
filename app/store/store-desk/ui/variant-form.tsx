import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";

type Variant = { id: string; title: string; sku: string; stock: number | null };

/** A size or a colour of a product with its stock; of codes there are as many as were given. */
export function VariantForm({ variant, digital }: { variant: Variant | null; digital: boolean }) {
  const { fields, problems } = useSmallForm(
    "variant",
    { title: variant?.title, sku: variant?.sku, stock: variant?.stock?.toString(), archived: undefined },
    "variant",
  );
  return (
    <Card>
      <Form id="variant" className="space-y-4">
        <ErrorSummary problems={problems} />
        {variant && <input type="hidden" name="variantId" value={variant.id} />}
        {variant?.stock != null && <input type="hidden" name="seen" value={variant.stock} />}
        <TextField
          field={fields.title}
          label={variant ? "Вариант" : "Новый вариант"}
          hint="Размер или цвет"
          maxLength={60}
          optional
        />
        <TextField field={fields.sku} label="Артикул" maxLength={60} width="m" autoComplete="off" optional />
        {!digital && (
          <TextField
            field={fields.stock}
            label="Сколько есть"
            hint="Пусто – сколько угодно"
            type="number"
            width="s"
            unit="шт."
            optional
          />
        )}
        {variant && <CheckboxField field={fields.archived} label="Убрать вариант" />}
        <Button name="intent" value="variant">
          {variant ? "Сохранить вариант" : "Добавить вариант"}
        </Button>
      </Form>
    </Card>
  );
}

/** Where the codes of a digital product are given: what was given is not shown here again. */
export function CodesForm({ variants }: { variants: Variant[] }) {
  const { fields, problems } = useSmallForm("codes", { codesOf: variants[0]?.id, codes: undefined }, "codes");
  return (
    <Card>
      <Form id="codes" className="space-y-4" notKept="Коды уходят сразу и не лежат на устройстве.">
        <ErrorSummary problems={problems} />
        {variants.length > 1 ? (
          <SelectField
            field={fields.codesOf}
            label="Вариант"
            options={variants.map(({ id, title }) => ({ value: id, label: title || "Обычный" }))}
          />
        ) : (
          <input type="hidden" name="codesOf" value={variants[0]?.id} />
        )}
        <TextareaField
          field={fields.codes}
          label="Новые коды"
          hint="Каждый на своей строке, до 500 сразу. Прежние здесь не показываются"
          rows={4}
        />
        <Button name="intent" value="codes">
          Добавить коды
        </Button>
      </Form>
    </Card>
  );
}
