import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Section } from "#app/ui/page-header.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";

type Note = { id: string; text: string; by: string; at: string; mine: boolean };

/** What those who check write down for themselves. */
export function Notes({ run, items, zone, now }: { run: string; items: Note[]; zone: string; now: string }) {
  const { fields, problems } = useSmallForm("note", { note: undefined });
  return (
    <Section id="notes" title="Заметки">
      <p className="mb-3 text-sm text-muted">
        Новичок их на портале не видит. Если он запросит архив своих данных, по закону заметки о нём туда войдут.
      </p>
      <ul className="mb-4 space-y-2">
        {items.map(({ id, text, by, at, mine }) => (
          <li key={id} className="card p-4">
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            <div className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
              {by} <Time value={at} zone={zone} now={now} />
              {mine && (
                <Form>
                  <input type="hidden" name="run" value={run} />
                  <input type="hidden" name="noteId" value={id} />
                  <Button size="s" look="quiet-danger" name="intent" value="drop-note">
                    Убрать
                  </Button>
                </Form>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Form id="note" className="space-y-3">
        <ErrorSummary problems={problems} />
        <input type="hidden" name="run" value={run} />
        <TextareaField field={fields.note} label="Новая заметка" rows={2} maxLength={2000} />
        <Button name="intent" value="note">
          Записать
        </Button>
      </Form>
    </Section>
  );
}
