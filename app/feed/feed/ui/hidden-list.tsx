import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Form } from "#app/web/form.tsx";
import type { Hidden } from "../contract.ts";

const kinds = { author: "Автор", rubric: "Рубрика" };

/** Whom and what a person has hidden from their feeds, each with the way back. */
export function HiddenList({ items }: { items: Hidden[] }) {
  return (
    <Card>
      {items.length === 0 ? (
        <p className="max-w-text text-muted">Вы ничего не скрыли. Скрыть автора или рубрику можно в меню публикации.</p>
      ) : (
        <Form repeatable>
          <input type="hidden" name="intent" value="unhide" />
          <ul className="divide-y divide-line">
            {items.map(({ kind, id, title }) => (
              <li key={id} className="flex items-center justify-between gap-4 py-2.5">
                <span className="min-w-0">
                  <span className="block font-medium">{title}</span>
                  <span className="text-sm text-muted">{kinds[kind]}</span>
                </span>
                <Button size="s" name="what" value={`${kind}/${id}`} aria-label={`Вернуть в ленты: ${title}`}>
                  Вернуть
                </Button>
              </li>
            ))}
          </ul>
        </Form>
      )}
    </Card>
  );
}
