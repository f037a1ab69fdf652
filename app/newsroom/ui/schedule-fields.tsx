import { DateField } from "#app/ui/date-field.tsx";
import type { FieldSource } from "#app/ui/field.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { zoneName } from "#app/web/wall-time.ts";

type Props = { fields: Record<"publishAt" | "unpublishAt" | "reviewOn", FieldSource> };

/** Hours and days: when it goes out, when it goes away, and by when it is looked at anew. */
export function ScheduleFields({ fields }: Props) {
  const { viewer } = useRoot();
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <DateField
        field={fields.publishAt}
        kind="datetime-local"
        label="Когда опубликовать"
        hint={`Для кнопки «Запланировать»; время: ${zoneName(viewer.timeZone)}`}
        optional
      />
      <DateField
        field={fields.unpublishAt}
        kind="datetime-local"
        label="Когда снять с публикации"
        hint={`Само, в назначенный час; время: ${zoneName(viewer.timeZone)}`}
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
