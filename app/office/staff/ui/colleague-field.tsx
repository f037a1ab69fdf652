import { useMentionPicker } from "#app/engines/content/ui/offered-people.ts";
import type { FieldSource } from "#app/ui/field.tsx";
import { TextField } from "#app/ui/text-field.tsx";

/** Names one colleague by @ and the short name; with script colleagues are offered. */
export function ColleagueField({ field, label }: { field: FieldSource; label: string }) {
  const { picker, offerPeople } = useMentionPicker();
  return (
    <div className="relative" onInput={offerPeople}>
      <TextField
        field={field}
        label={label}
        hint="Имя коллеги с @, как на его странице: @anna"
        maxLength={41}
        autoComplete="off"
        spellCheck={false}
        optional
      />
      {picker}
    </div>
  );
}
