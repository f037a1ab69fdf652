import { account } from "#app/people/account/routes.ts";
import { counted } from "#app/ui/plural.ts";
import { Progress } from "#app/ui/progress.tsx";
import { href } from "#app/web/urls.ts";
import type { PollView } from "../contract.ts";

type Option = PollView["options"][number];

/** How many have chosen each option; in a poll with names, who. */
export function PollResults({ poll: { options, voters } }: { poll: PollView }) {
  return (
    <ul className="mt-4 space-y-4">
      {options.map((option) => (
        <li key={option.id}>
          <Progress
            label={`${option.text}${option.mine ? " – ваш ответ" : ""}`}
            value={option.votes ?? 0}
            max={Math.max(1, voters)}
            text={shareOf(option, voters)}
          />
          {option.people && option.people.length > 0 && <Choosers option={option} people={option.people} />}
        </li>
      ))}
    </ul>
  );
}

function shareOf({ votes = 0 }: Option, voters: number): string {
  return `${Math.round((votes / Math.max(1, voters)) * 100)}\u00a0%, ${counted(votes, ["голос", "голоса", "голосов"])}`;
}

function Choosers({ option, people }: { option: Option; people: NonNullable<Option["people"]> }) {
  const others = (option.votes ?? 0) - people.length;
  return (
    <details className="mt-1">
      <summary className="w-fit min-h-6 text-sm text-link underline">
        Кто выбрал<span className="sr-only"> «{option.text}»</span>
      </summary>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {people.map(({ name, alias }) => (
          <li key={alias}>
            <a
              className="inline-flex min-h-6 items-center text-link underline"
              href={href(account.profile, { socialId: alias })}
            >
              {name}
            </a>
          </li>
        ))}
        {others > 0 && <li className="flex min-h-6 items-center text-muted">и ещё {others}</li>}
      </ul>
    </details>
  );
}
