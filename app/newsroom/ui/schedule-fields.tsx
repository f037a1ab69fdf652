import { DateField } from "#app/ui/date-field.tsx";
import type { FieldSource } from "#app/ui/field.tsx";

type Props = {
  fields: Record<"publishAt" | "unpublishAt" | "reviewOn", FieldSource>;
  /** Whose hours they are, in words. */
  zone: string;
};

/** Hours and days: when it goes out, when it goes away, and by when it is looked at anew. */
export function ScheduleFields({ fields, zone }: Props) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <DateField
        field={fields.publishAt}
        kind="datetime-local"
        label="Когда опубликовать"
        hint={`Для кнопки «Запланировать»; время: ${zone}`}
        optional
      />
      <DateField
        field={fields.unpublishAt}
        kind="datetime-local"
        label="Когда снять с публикации"
        hint={`Снимется само; время: ${zone}`}
        optional
      />
      <DateField
        field={fields.reviewOn}
        label="Проверить до"
        hint="Напомним автору; без проверки статья через две недели снимется сама"
        optional
      />
    </div>
  );
}
