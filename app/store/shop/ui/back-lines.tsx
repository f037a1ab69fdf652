import { SelectField } from "#app/ui/select-field.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";

type Line = { variantId: string; title: string; most: number };
type Asked = { name: "count" | "shelf"; label: string; typed?: string[] | undefined };

/** Things of an order with what is asked of each: a place in each list of the form for each of them. */
export function BackLines({ id, lines, asked }: { id: string; lines: Line[]; asked: Asked[] }) {
  return (
    <ul className="space-y-3">
      {lines.map(({ variantId, title, most }, at) => (
        <li key={variantId} className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="variantId" value={variantId} />
          <span className="min-w-0 grow basis-40 self-center wrap-anywhere">{title}</span>
          {asked.map(({ name, label, typed }) => (
            <SelectField
              key={name}
              id={`${id}-${name}-${at}`}
              name={name}
              defaultValue={typed?.[at] ?? "0"}
              label={
                <>
                  {label}
                  <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
                </>
              }
              className="w-36"
              options={Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), label: String(count) }))}
            />
          ))}
        </li>
      ))}
    </ul>
  );
}
