import { pairsText } from "#app/services/catalogue/ui/kind-titles.ts";
import { Pairs } from "#app/services/catalogue/ui/pairs.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import type { KindOfBlock } from "../block-kind.ts";

/** Questions that open their answers. */
export const faqBlock: KindOfBlock<"faq"> = {
  title: "Вопросы и ответы",
  draw: ({ title, items }) => (
    <>
      {title && <h2 className="mb-3 text-lg wrap-anywhere">{title}</h2>}
      <Pairs items={items} />
    </>
  ),
  words: ({ title, items }) => ({ title, items: pairsText(items) }),
  fields: (fields) => (
    <>
      <TextField field={fields.title} label="Заголовок" maxLength={120} optional />
      <TextareaField
        field={fields.items}
        label="Вопросы и ответы"
        hint="Вопрос – строкой, ответ – строками под ним, между ними пустая строка"
        rows={10}
        optional
      />
    </>
  ),
  blank: { kind: "faq", title: "", items: [] },
};
