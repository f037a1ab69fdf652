import type { BankQuestion } from "#app/engines/questionnaires/contract.ts";
import { kindTitles } from "#app/engines/questionnaires/ui/words.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { counted } from "#app/ui/plural.ts";
import { Form } from "#app/web/form.tsx";
import { href } from "#app/web/urls.ts";
import { questionBank } from "../routes.ts";

/** A question of the bank in its topic: what it asks, what it is worth, and what may be done with it. */
export function BankRow({ topic, item: { id, question, archived } }: { topic: string; item: BankQuestion }) {
  const { title, kind, options, points } = question;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
          <span>{kindTitles[kind]}</span>
          {options.length > 0 && <span>{counted(options.length, ["вариант", "варианта", "вариантов"])}</span>}
          {points !== undefined && <span>{counted(points, ["балл", "балла", "баллов"])}</span>}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        <ButtonLink
          {...{ size: "s", icon: "edit", iconOnly: true, look: "quiet" }}
          href={href(questionBank.question, { topic, question: id })}
        >
          {`Изменить: ${title}`}
        </ButtonLink>
        <Form>
          <input type="hidden" name="question" value={id} />
          <Button size="s" look="quiet" name="intent" value={archived ? "restore" : "archive"}>
            {archived ? "Вернуть" : "В архив"}
            <span className="sr-only">: {title}</span>
          </Button>
        </Form>
      </div>
    </li>
  );
}
