import type { FieldSource } from "#app/ui/field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useMentionPicker } from "./offered-people.ts";

type Props = { field: FieldSource; label?: string; hint?: string; optional?: boolean };

const forReaders = "@ и короткое имя, например @anna, @ivan. Вы сами увидите публикацию в любом случае";

/** Names colleagues in one line, by @ and their short names; with script the names are offered. */
export function PeopleField({ field, label = "Отдельным людям", hint = forReaders, optional = true }: Props) {
  const { picker, offerPeople } = useMentionPicker();
  return (
    <div className="relative" onInput={offerPeople}>
      <TextField
        field={field}
        label={label}
        hint={hint}
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        optional={optional}
      />
      {picker}
    </div>
  );
}
