import type { AttemptView } from "#app/engines/questionnaires/contract.ts";
import { attemptTitles, percentText } from "#app/engines/questionnaires/ui/words.ts";
import { Card } from "#app/ui/card.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import { quizzes } from "../routes.ts";

type Props = { quiz: string; attempts: AttemptView[]; back: string | undefined };

/** Own attempts, the last first. */
export function AttemptList({ quiz, attempts, back }: Props) {
  const { viewer, now } = useRoot();
  return (
    <Card as="ul" pad="none" className="divide-y divide-line px-4">
      {attempts.map(({ id, number, state, score, startedAt, submittedAt, reason }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
          {submittedAt ? (
            <a
              className="inline-block min-h-6 text-link underline"
              href={href(quizzes.attempt, { anketaId: quiz, attempt: id }, { back })}
            >
              Попытка {number}
            </a>
          ) : (
            <span>Попытка {number}</span>
          )}
          <span>{attemptTitles[state]}</span>
          {score !== null && <span className="tabular-nums">{percentText(score)}</span>}
          <Time
            className="text-muted"
            value={submittedAt ?? startedAt}
            zone={viewer.timeZone}
            now={now}
            look="moment"
          />
          {reason && <span className="w-full text-sm text-muted">{reason}</span>}
        </li>
      ))}
    </Card>
  );
}
