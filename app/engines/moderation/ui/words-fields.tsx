import type { FieldSource } from "#app/ui/field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";

/** What ready words are called in the moderator's list, and what the author reads. */
export function WordsFields({ fields }: { fields: Record<"title" | "text", FieldSource> }) {
  return (
    <>
      <TextField
        field={fields.title}
        label="Название"
        hint="Видят только модераторы, например «Про чужие телефоны»"
        maxLength={60}
        autoComplete="off"
      />
      <TextareaField field={fields.text} label="Что прочитает автор" rows={4} maxLength={500} />
    </>
  );
}
