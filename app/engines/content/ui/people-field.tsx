import type { FieldSource } from "#app/ui/field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useMentionPicker } from "./offered-people.ts";

/** Names colleagues in one line, by @ and their short names; with script the names are offered. */
export function PeopleField({ field }: { field: FieldSource }) {
  const { picker, offerPeople } = useMentionPicker();
  return (
    <div className="relative" onInput={offerPeople}>
      <TextField
        field={field}
        label="Отдельным людям"
        hint="@ и короткое имя, например @anna, @ivan. Вы сами увидите публикацию в любом случае"
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        optional
      />
      {picker}
    </div>
  );
}
