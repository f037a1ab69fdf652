import { MentionPicker } from "#app/ui/mention-picker.tsx";
import { textOfField } from "#app/ui/mention-text.ts";
import { findPeople } from "./find-people.ts";

/** The picker of a field; `reads` is the publication that those who are offered may read. */
export function pickerOf(field: HTMLTextAreaElement | HTMLInputElement, reads?: string) {
  return <MentionPicker text={textOfField(field)} find={(words, signal) => findPeople(words, signal, { reads })} />;
}
