import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import type { KindOfBlock } from "../block-kind.ts";

/** Words in paragraphs, perhaps under a heading. */
export const textBlock: KindOfBlock<"text"> = {
  title: "Текст",
  draw: ({ title, text }) => (
    <>
      {title && <h2 className="mb-2 text-lg wrap-anywhere">{title}</h2>}
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </>
  ),
  words: ({ title, text }) => ({ title, text }),
  fields: ({ title, text }) => (
    <>
      <TextField field={title} label="Заголовок" maxLength={120} optional />
      <TextareaField field={text} label="Текст" rows={8} maxLength={8000} optional />
    </>
  ),
  blank: { kind: "text", title: "", text: "" },
};
