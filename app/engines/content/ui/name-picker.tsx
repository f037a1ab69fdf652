import { MentionPicker } from "#app/ui/mention-picker.tsx";
import { type MentionText, textOfField } from "#app/ui/mention-text.ts";
import { findPeople } from "./find-people.ts";

/** The picker of a field that holds one name and nothing else. */
export function namePickerOf(field: HTMLInputElement) {
  return <MentionPicker text={textOfName(field)} find={findPeople} label="Кого назвать" />;
}

/** The whole field is the name, with or without its @; a chosen one ends with a space. */
function textOfName(field: HTMLInputElement): MentionText {
  return {
    ...textOfField(field),
    query: () => nameTyped(field.value),
    put(name) {
      field.value = name;
    },
  };
}

/** What is to be looked for; nothing once a short name is whole. */
export function nameTyped(value: string): string | undefined {
  return /^@\S*\s+$/.test(value) ? undefined : value.trim().replace(/^@/, "");
}
