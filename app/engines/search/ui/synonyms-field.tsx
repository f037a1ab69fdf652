import type { FieldSource } from "#app/ui/field.tsx";
import { TextField } from "#app/ui/text-field.tsx";

/** Words of a company that mean the same, in one line. */
export function SynonymsField({ field }: { field: FieldSource }) {
  return (
    <TextField
      field={field}
      label="Слова через запятую"
      hint="Например: ДМС, полис, медицинская страховка. Формы слов, большие буквы и ё писать не нужно"
      maxLength={800}
      autoComplete="off"
    />
  );
}
