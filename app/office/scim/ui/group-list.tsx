import { optionsOf } from "#app/office/people-desk/ui/words.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { counted } from "#app/ui/plural.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { Form } from "#app/web/form.tsx";
import { rightTitles } from "#platform/people/rights.ts";
import type { ScimGroup } from "../contract.ts";

const choices = [{ value: "", label: "Никакого права" }, ...optionsOf(rightTitles)];

/** The groups that the directory has brought; what right each gives is chosen beside it. */
export function GroupList({ items }: { items: ScimGroup[] }) {
  return (
    <ul className="grid gap-3">
      {items.map(({ id, name, right, members }) => (
        <Card as="li" key={id} pad="s">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="mt-0.5 mb-3 text-sm text-muted">{counted(members, ["человек", "человека", "человек"])}</p>
          <Form repeatable className="flex flex-wrap items-end gap-3">
            <input type="hidden" name="id" value={id} />
            <SelectField
              key={right}
              name="right"
              id={`right-${id}`}
              label={`Право группы «${name}»`}
              options={choices}
              defaultValue={right ?? ""}
            />
            <Button name="intent" value="map-group">
              Сохранить<span className="sr-only"> право группы «{name}»</span>
            </Button>
          </Form>
        </Card>
      ))}
    </ul>
  );
}
