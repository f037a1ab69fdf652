import type { FieldSource } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { Category } from "../contract.ts";

/** Under which heading a community stands; nothing to choose where the company has none. */
export function CategoryField({ field, categories }: { field: FieldSource; categories: Category[] }) {
  if (!categories.length) return null;
  return (
    <SelectField
      field={field}
      label="Категория"
      prompt="Без категории"
      options={categories.map(({ id: value, title: label }) => ({ value, label }))}
      optional
    />
  );
}
