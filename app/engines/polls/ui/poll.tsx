import { Button } from "#app/ui/button.tsx";
import { CheckboxGroup } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { counted, plural } from "#app/ui/plural.ts";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import type { PollView } from "../contract.ts";
import { PollResults } from "./poll-results.tsx";

type Props = {
  poll: PollView;
  /** The reader's own: they may end it. */
  mine: boolean;
  /** Out for its readers: before that nobody answers. */
  isOut: boolean;
};

const waiting = {
  answer: "Итоги увидят те, кто ответил.",
  end: "Итоги появятся, когда опрос закончится.",
  more: "Итоги появятся, когда ответят хотя бы пятеро: иначе ответы можно было бы угадать.",
};

/** The poll of a publication: the question to be answered, or how it was. */
export function Poll({ poll, mine, isOut }: Props) {
  const { question, over, answered, voters, waits, shows, changeable } = poll;
  const toAnswer = isOut && !over && !answered;
  const isShown = !waits && (!toAnswer || shows === "always");
  return (
    <section
      id="poll"
      aria-labelledby="poll-question"
      className="mt-6 rounded-card border border-line bg-well p-4 sm:p-5"
    >
      <h2 id="poll-question" className="text-lg wrap-anywhere">
        {question}
      </h2>
      <Terms poll={poll} />
      {toAnswer && <Answering poll={poll} />}
      {isShown && <PollResults poll={poll} />}
      {!toAnswer && waits && (
        <>
          <ul className="mt-3 list-disc space-y-1 pl-5 wrap-anywhere">
            {poll.options.map(({ id, text, mine: chosen }) => (
              <li key={id}>
                {text}
                {chosen && <span className="text-muted"> – ваш ответ</span>}
              </li>
            ))}
          </ul>
          <p className="mt-3 text-soft">
            {!isOut ? "Ответить можно будет, когда публикация выйдет." : over ? tooFew(voters) : waiting[waits]}
          </p>
        </>
      )}
      {answered && !over && !changeable && (
        <p className="mt-3 text-sm text-muted">Вы ответили. Изменить ответ нельзя.</p>
      )}
      {answered && !over && changeable && (
        <details className="mt-3">
          <summary className="w-fit min-h-6 text-sm text-link underline">Изменить ответ</summary>
          <Answering poll={poll} />
        </details>
      )}
      {mine && isOut && !over && (
        <Form className="mt-4">
          <Button size="s" name="intent" value="close-poll">
            Закончить опрос
          </Button>
        </Form>
      )}
    </section>
  );
}

const tooFew = (voters: number) =>
  voters
    ? "Опрос закончен. Ответили меньше пяти человек, поэтому итогов анонимного опроса нет."
    : "Опрос закончен, никто не ответил.";

/** What one is told before answering: whether names are seen, until when, how many have answered. */
function Terms({ poll: { named, over, endsAt, voters } }: { poll: PollView }) {
  const { viewer, now } = useRoot();
  return (
    <p className="mt-1 text-sm text-muted">
      {named ? "Опрос с именами" : "Анонимный опрос"} ·{" "}
      {over ? (
        "закончен"
      ) : endsAt ? (
        <>
          до <Time value={endsAt} zone={viewer.timeZone} now={now} look="moment" />
        </>
      ) : (
        "идёт"
      )}
      {" · "}
      {voters
        ? `${plural(voters, ["ответил", "ответили", "ответили"])} ${counted(voters, ["человек", "человека", "человек"])}`
        : "пока никто не ответил"}
    </p>
  );
}

function Answering({ poll }: { poll: PollView }) {
  const { many, most, named, shows, options, answered, changeable, extendable } = poll;
  const { fields, problems } = useSmallForm("poll", { options: undefined, own: undefined });
  const mine = options.flatMap(({ id, mine: chosen }) => (chosen ? [id] : []));
  const field = { ...fields.options, id: "poll-options", name: "options", defaultValue: mine[0], defaultOptions: mine };
  const choices = options.map(({ id, text }) => ({ value: id, label: <span className="wrap-anywhere">{text}</span> }));
  const label = !many ? "Выберите один вариант" : most ? `Можно выбрать не больше ${most}` : "Можно выбрать несколько";
  return (
    <Form className="mt-4 space-y-4" notKept="Голос не откладывается: опрос может закончиться без вас.">
      <ErrorSummary problems={problems} />
      {many ? (
        <CheckboxGroup field={field} label={label} choices={choices} />
      ) : (
        <RadioGroup field={field} label={label} choices={choices} />
      )}
      {extendable && (
        <TextField field={fields.own} label="Или свой вариант" maxLength={200} autoComplete="off" optional />
      )}
      <p className="text-sm text-muted">
        {named
          ? "Коллеги, которым показаны итоги, увидят, что выбрали именно вы."
          : "Портал не хранит, кто что выбрал: этого не узнает никто, даже администратор."}{" "}
        {changeable ? "Ответ можно изменить, пока опрос идёт." : "Изменить ответ потом нельзя."}{" "}
        {shows === "at-end" ? waiting.end : ""}
      </p>
      <Button look="primary" name="intent" value="answer-poll">
        {answered ? "Изменить" : "Ответить"}
      </Button>
    </Form>
  );
}
