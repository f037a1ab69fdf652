import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";

type Props = {
  place: { id: string; alias: string };
  /** What will be gone, in a sentence. */
  what: string;
  back: string;
};

/** Asks once more before a place goes for good: who means it writes its word in addresses. */
export function Removal({ place: { id, alias }, what, back }: Props) {
  const { fields, problems } = useSmallForm("remove", { alias: undefined });
  return (
    <Card>
      <Form id="remove" className="space-y-6">
        <input type="hidden" name="place" value={id} />
        <ErrorSummary problems={problems} />
        <p>{what} Вернуть будет нельзя. Если нужно только остановить разговор, уберите в архив: там всё читают.</p>
        <TextField
          field={fields.alias}
          label="Адрес"
          hint={`Чтобы не ошибиться, напишите его сами: ${alias}`}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
        />
        <FormActions>
          <Button look="danger" name="intent" value="remove">
            Удалить навсегда
          </Button>
          <ButtonLink look="quiet" href={back}>
            Отмена
          </ButtonLink>
        </FormActions>
      </Form>
    </Card>
  );
}
