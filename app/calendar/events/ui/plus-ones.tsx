import { SelectField } from "#app/ui/select-field.tsx";

/** Whom the reader brings along, where they may. */
export function PlusOnes({ most, chosen }: { most: number; chosen: number }) {
  if (!most) return null;
  const counts = Array.from({ length: most + 1 }, (_, at) => at);
  return (
    <SelectField
      name="plusOnes"
      label="Со мной придут"
      defaultValue={String(chosen)}
      options={counts.map((at) => ({ value: String(at), label: at ? String(at) : "никто" }))}
    />
  );
}
