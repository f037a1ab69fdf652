import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Section } from "#app/ui/page-header.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { useSmallForm } from "#app/web/small-form.ts";

const states = { open: "Ждёт", used: "Зарегистрировался", over: "Срок вышел", revoked: "Отозвано" };

/** A letter with a code of registration that leads into a place. */
export type Letter = { id: string; email: string; until: string; state: keyof typeof states };

/** Asks into a place those who are not on the portal yet, by a letter; the letters that have gone. */
export function Letters({ place, items }: { place: string; items: Letter[] }) {
  const { viewer, now } = useRoot();
  const { fields, problems } = useSmallForm("letter", { email: undefined });
  const hidden = <input type="hidden" name="place" value={place} />;
  return (
    <Section id="letters" title="Кого ещё нет на портале">
      <Card className="space-y-4">
        <Form id="letter" className="space-y-4">
          {hidden}
          <ErrorSummary problems={problems.filter(({ id }) => id === fields.email.id)} />
          <TextField
            field={fields.email}
            label="Почта"
            hint="Придёт письмо с кодом: человек зарегистрируется и сразу окажется здесь"
            maxLength={200}
            autoComplete="off"
            inputMode="email"
            spellCheck={false}
          />
          <Button name="intent" value="send-letter" icon="send">
            Отправить письмо
          </Button>
        </Form>
        {items.length > 0 && (
          <ul className="divide-y divide-line border-t border-line">
            {items.map(({ id, email, until, state }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
                  {email}
                  <span className="block text-sm text-muted">
                    до <Time value={until} zone={viewer.timeZone} now={now} look="day" />
                  </span>
                </span>
                <Badge look={state === "open" ? "brand" : "neutral"}>{states[state]}</Badge>
                {state === "open" && (
                  <Form repeatable>
                    {hidden}
                    <input type="hidden" name="letter" value={id} />
                    <Button size="s" name="intent" value="drop-letter" aria-label={`Отозвать письмо: ${email}`}>
                      Отозвать
                    </Button>
                  </Form>
                )}
              </li>
            ))}
          </ul>
        )}
      </Card>
    </Section>
  );
}
