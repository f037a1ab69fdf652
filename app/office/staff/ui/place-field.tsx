import type { FieldSource } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

export type Place = { id: string; name: string; depth: number };

type Props = { field: FieldSource; label: string; places: Place[]; prompt: string };

/** A department out of the whole tree; those that lie deeper stand further to the right. */
export function PlaceField({ field, label, places, prompt }: Props) {
  return (
    <SelectField
      field={field}
      label={label}
      prompt={prompt}
      options={places.map(({ id, name, depth }) => ({ value: id, label: "\u00a0\u00a0\u00a0".repeat(depth) + name }))}
      optional
    />
  );
}
