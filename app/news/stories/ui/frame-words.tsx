import type { FieldSource } from "#app/ui/field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";

/** The words under a frame, and where they lead. */
export function FrameWords({ text, link }: { text: FieldSource; link: FieldSource }) {
  return (
    <>
      <TextareaField field={text} label="Подпись" hint="До 300 знаков" rows={3} maxLength={300} optional />
      <TextField
        field={link}
        label="Ссылка «Подробнее»"
        hint="https://… или страница портала, например /feed/life"
        maxLength={500}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        optional
      />
    </>
  );
}
