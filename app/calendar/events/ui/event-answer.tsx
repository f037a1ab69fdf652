import { outside } from "#app/calendar/outside/routes.ts";
import { pointForms } from "#app/loyalty/balance/ui/words.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { counted } from "#app/ui/plural.ts";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";
import { href } from "#app/web/urls.ts";
import type { EventView } from "../contract.ts";
import { events } from "../routes.ts";
import { PlusOnes } from "./plus-ones.tsx";
import { answerTitles } from "./words.ts";

/** What the reader says to a day of an event, and what there is to know before. */
export function EventAnswer({ event }: { event: EventView }) {
  const { answer, state, registration } = event;
  const { problems } = useSmallForm("answer", { answer: undefined, amount: undefined });
  if (registration === "none" || state === "cancelled" || state === "in-review") return null;
  if (state !== "ahead")
    return (
      <div className="mt-4 empty:hidden">
        {answer && <Notice title={`Ваш ответ: ${answerTitles[answer].toLowerCase()}`} />}
      </div>
    );
  const isFull = event.capacity !== null && event.taken >= event.capacity;
  // Who wants to come and is asked something answers on a page of its own.
  const buttons = [...(event.isAsking ? [] : ["going"]), ...(event.allowsMaybe ? ["maybe"] : []), "declined"] as (
    | "going"
    | "maybe"
    | "declined"
  )[];
  return (
    <section aria-labelledby="answer" className="mt-6">
      <h2 id="answer" className="mb-2 text-lg">
        Придёте?
      </h2>
      {event.overlaps && (
        <p className="mb-2 text-soft">
          В это время у вас уже есть{" "}
          <Link href={href(events.one, { id: event.overlaps.id })}>{event.overlaps.title}</Link>.
        </p>
      )}
      {event.busy && !event.overlaps && (
        <p className="mb-2 text-soft">
          В это время вы заняты:{" "}
          <Link href={href(outside.entry, { calendarId: event.busy.calendarId, entryId: event.busy.id })}>
            {event.busy.title}
          </Link>
          .
        </p>
      )}
      {answer === "invited" && <p className="mb-2">Вас пригласили: ответьте, чтобы организатор знал.</p>}
      {answer === "waiting" && <p className="mb-2">Вы в листе ожидания: когда место освободится, мы сообщим.</p>}
      {answer === "asked" && <p className="mb-2">Вы попросились: организатор ответит.</p>}
      {isFull && answer !== "going" && answer !== "waiting" && (
        <p className="mb-2">Мест больше нет: «Пойду» поставит вас в лист ожидания.</p>
      )}
      {event.price > 0 && (
        <p className="mb-2 text-soft">
          {`За место – ${counted(event.price, pointForms)}: отложим сразу, вернём, если откажетесь до закрытия ответов.`}
        </p>
      )}
      <ErrorSummary problems={problems} />
      <Form
        id="answer-answer"
        className="flex flex-wrap items-end gap-2"
        repeatable
        notKept="Мест может не остаться: ответ уходит сразу."
      >
        {!event.isAsking && <PlusOnes most={event.plusOnesAtMost} chosen={event.plusOnes} />}
        <input type="hidden" name="intent" value="answer" />
        {event.isAsking && (
          <ButtonLink look="primary" href={href(events.join, { id: event.id })}>
            {answer === "going" || answer === "waiting" ? "Ответить на вопросы" : "Пойду"}
          </ButtonLink>
        )}
        {buttons.map((name) => (
          <Button
            key={name}
            name="answer"
            value={name}
            look={answer === name ? "primary" : undefined}
            aria-pressed={answer === name}
          >
            {answerTitles[name]}
          </Button>
        ))}
      </Form>
    </section>
  );
}
