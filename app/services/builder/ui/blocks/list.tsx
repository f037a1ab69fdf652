import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import type { KindOfBlock } from "../block-kind.ts";

/** Lines with marks or with numbers. */
export const listBlock: KindOfBlock<"list"> = {
  title: "Список",
  draw: ({ title, ordered, items }) => {
    const List = ordered ? "ol" : "ul";
    return (
      <>
        {title && <h2 className="mb-2 text-lg wrap-anywhere">{title}</h2>}
        <List className={`space-y-1 pl-6 ${ordered ? "list-decimal" : "list-disc"}`}>
          {items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be written alike.
            <li key={at} className="wrap-anywhere">
              {item}
            </li>
          ))}
        </List>
      </>
    );
  },
  words: ({ title, ordered, items }) => ({ title, items: items.join("\n"), ...(ordered && { ordered: "on" }) }),
  fields: (fields, { ordered }) => (
    <>
      <TextField field={fields.title} label="Заголовок" maxLength={120} optional />
      <TextareaField field={fields.items} label="Строки" hint="Каждая на своей строке, до 50" rows={8} optional />
      <CheckboxField field={fields.ordered} defaultChecked={ordered} label="С номерами: порядок важен" />
    </>
  ),
  blank: { kind: "list", title: "", ordered: false, items: [] },
};
