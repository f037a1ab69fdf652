import { DateField } from "#app/ui/date-field.tsx";
import type { FieldSource } from "#app/ui/field.tsx";
import { RichTextField } from "#app/ui/rich-text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";

type Props = { fields: { text: FieldSource; changeSummary: FieldSource; day: FieldSource }; isFirst: boolean };

/** The words of a version, what is new in them, and its first day. */
export function VersionFields({ fields, isFirst }: Props) {
  return (
    <>
      <RichTextField field={fields.text} label="Текст" rows={18} maxLength={60_000} />
      <TextareaField
        field={fields.changeSummary}
        label="Что изменилось"
        hint="Двумя-тремя предложениями, по-человечески: это прочитают все, кого спросят снова"
        rows={3}
        maxLength={1000}
        optional={isFirst}
      />
      <DateField
        field={fields.day}
        label="Действует с"
        hint="Полночь этого дня по вашим часам. Оставьте пустым, чтобы версия действовала сразу после публикации"
        optional
      />
    </>
  );
}
