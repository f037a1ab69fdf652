import { type FormEvent, type ReactNode, useState } from "react";
import type { FieldSource } from "#app/ui/field.tsx";
import { TextField } from "#app/ui/text-field.tsx";

type Props = { field: FieldSource; label: string; hint?: string; optional?: boolean };

/** Names one colleague by @ and the short name; with script colleagues are offered as their name is typed. */
export function ColleagueField({ field, label, hint, optional }: Props) {
  const [picker, setPicker] = useState<ReactNode>();
  async function offerPeople({ target }: FormEvent) {
    if (picker) return;
    const { namePickerOf } = await import("./name-picker.tsx");
    setPicker(namePickerOf(target as HTMLInputElement));
  }
  return (
    <div className="relative" onInput={offerPeople}>
      <TextField
        field={field}
        label={label}
        hint={["Имя коллеги с @, как на его странице: @anna", hint].filter(Boolean).join(". ")}
        maxLength={41}
        autoComplete="off"
        spellCheck={false}
        optional={optional}
      />
      {picker}
    </div>
  );
}
