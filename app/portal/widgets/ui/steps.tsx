import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Form } from "#app/web/form.tsx";
import type { StepWords } from "./step-words.ts";

/**
 * A newcomer is met: who is near them, and what they may begin with; a tick comes by itself when it is done. Folded it is
 * a word beside the greeting, open a card of its own.
 */
export function Steps({ title, hello, ready, lines, near, rubrics }: StepWords) {
  return (
    <section id="steps" aria-labelledby="steps-title" className="has-[[open]]:order-1 has-[[open]]:w-full">
      <details open={!lines.some(({ done }) => done)} className="open:card open:p-4">
        <summary className="opens">
          <h2 id="steps-title" className="inline text-base">
            {title ?? "С чего начать"}
          </h2>{" "}
          <span className="text-sm text-muted">{ready}</span>
        </summary>
        <p className="mt-1 text-soft">
          {hello ?? "Добро пожаловать! Хорошо, что вы с нами. Спрашивайте коллег обо всём: здесь отвечают."}
        </p>
        {near.map(({ words, people }) => (
          <div key={words} className="mt-2">
            <p className="text-sm text-muted">{words}</p>
            <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
              {people.map(({ name, alias, photo, href }) => (
                <li key={href}>
                  <a href={href} className="flex min-h-9 items-center gap-2 text-ink no-underline hover:text-link">
                    <Avatar size="s" person={{ id: alias, name, photo }} />
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {rubrics.length > 0 && (
          <Form data-keep-scroll className="mt-2">
            <input type="hidden" name="intent" value="follow" />
            <p className="text-sm text-muted">О чём вам рассказывать в «Подписках»</p>
            <div className="mt-1 flex flex-wrap gap-2">
              {rubrics.map(({ id, title }) => (
                <Button key={id} size="s" icon="add" name="id" value={id}>
                  {title}
                </Button>
              ))}
            </div>
          </Form>
        )}
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
        {!title && (
          <Form className="mt-2">
            <input type="hidden" name="name" value="steps" />
            <Button look="quiet" size="s" name="intent" value="hide-widget" className="-ml-3">
              Больше не показывать
            </Button>
          </Form>
        )}
      </details>
    </section>
  );
}
