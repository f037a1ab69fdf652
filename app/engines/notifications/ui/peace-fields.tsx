import { Card } from "#app/ui/card.tsx";
import { CheckboxField, CheckboxGroup } from "#app/ui/checkbox-field.tsx";
import type { FieldSource } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { zoneName } from "#app/web/zone-name.ts";

const hours = Array.from({ length: 24 }, (_, hour) => {
  const clock = `${String(hour).padStart(2, "0")}:00`;
  return { value: clock, label: clock };
});
const weekdays = ["Понедельник", "Вторник", "Среда", "Четверг", "Пятница", "Суббота", "Воскресенье"];
const days = weekdays.map((label, at) => ({ value: String(at + 1), label }));

type PeaceProps = Record<"quiet" | "from" | "to" | "days", FieldSource> & { zone: string };

/** When nothing rings and no letter comes: it waits in the bell, and letters leave afterwards. */
export function PeaceFields({ zone, quiet, from, to, days: chosen }: PeaceProps) {
  return (
    <Card className="space-y-6">
      <CheckboxField
        field={quiet}
        look="switch"
        label="Тихие часы"
        hint={`Колокольчик не звонит, письма ждут. Время – ${zoneName(zone)}.`}
      />
      <div className="grid grid-cols-2 gap-4 sm:max-w-80">
        <SelectField field={from} label="С" options={hours} />
        <SelectField field={to} label="До" options={hours} />
      </div>
      <CheckboxGroup
        field={chosen}
        label="Дни, когда сообщать"
        hint="В остальные дни уведомления ждут вас на портале."
        choices={days}
      />
    </Card>
  );
}
