import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";
import type { PlaceView } from "../contract.ts";
import { levelTitles } from "./words.ts";

/** Of which news of a place its member is told. */
export function Listening({ place, level }: { place: string; level: NonNullable<PlaceView["level"]> }) {
  const { fields } = useSmallForm("listening", { level });
  return (
    <Card as="section" pad="s" labelledBy="listening-title">
      <h2 id="listening-title" className="text-base">
        Уведомления
      </h2>
      <Form repeatable className="mt-2 space-y-3">
        <input type="hidden" name="place" value={place} />
        <SelectField
          field={fields.level}
          label="Сообщать мне"
          options={Object.entries(levelTitles).map(([value, label]) => ({ value, label }))}
        />
        <Button size="s" name="intent" value="listen">
          Запомнить
        </Button>
      </Form>
    </Card>
  );
}
