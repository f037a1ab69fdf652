import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Form } from "#app/web/form.tsx";
import type { StepWords } from "./step-words.ts";

/** A newcomer is met: who is near them, and what they may begin with; a tick comes by itself when it is done. */
export function Steps({ ready, lines, near }: StepWords) {
  return (
    <Card as="section" id="steps" pad="s" labelledBy="steps-title" className="mt-3">
      <details open={!lines.some(({ done }) => done)}>
        <summary className="opens">
          <h2 id="steps-title" className="inline text-base">
            Добро пожаловать! С чего начать
          </h2>{" "}
          <span className="text-sm text-muted">{ready}</span>
        </summary>
        {near.map(({ words, people }) => (
          <p key={words} className="mt-1">
            {words}
            {people.map(({ name, href }, at) => [
              at > 0 && ", ",
              <a key={href} href={href}>
                {name}
              </a>,
            ])}
          </p>
        ))}
        <ul className="mt-2">
          {lines.map(({ words, href, done }) => (
            <li key={href} className="flex min-h-9 items-center gap-2.5">
              <Icon name={done ? "success" : "chevron-right"} className={done ? "text-success" : "text-muted"} />
              {done ? (
                <span className="text-muted">
                  {words} <span className="sr-only">– сделано</span>
                </span>
              ) : (
                <a href={href} className="inline-flex min-h-8 items-center text-ink hover:text-link">
                  {words}
                </a>
              )}
            </li>
          ))}
        </ul>
        <Form className="mt-2">
          <input type="hidden" name="name" value="steps" />
          <Button look="quiet" size="s" name="intent" value="hide-widget" className="-ml-3">
            Больше не показывать
          </Button>
        </Form>
      </details>
    </Card>
  );
}
