import { account } from "#app/people/account/routes.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Form } from "#app/web/form.tsx";
import { href } from "#app/web/urls.ts";
import type { AnswerState, Participant } from "../contract.ts";
import { participantTitles } from "./words.ts";

type Deed = { intent: "decide" | "remove"; state?: "going" | "declined" | "attended" | "no-show"; title: string };

const removing: Deed = { intent: "remove", title: "Убрать" };
const marking: Deed[] = [
  { intent: "decide", state: "attended", title: "Пришёл" },
  { intent: "decide", state: "no-show", title: "Не пришёл" },
];
/** What whoever leads the event decides of a person in each state. */
const deeds: Partial<Record<AnswerState, Deed[]>> = {
  invited: [removing],
  asked: [
    { intent: "decide", state: "going", title: "Принять" },
    { intent: "decide", state: "declined", title: "Отказать" },
  ],
  going: [...marking, removing],
  maybe: [...marking, removing],
  waiting: [...marking, removing],
  attended: marking,
  "no-show": marking,
};

/** People of an event, with what may be decided of each. */
export function ParticipantList({ items, mayEdit }: { items: Participant[]; mayEdit: boolean }) {
  return (
    <ul className="space-y-2">
      {items.map(({ person, state, plusOnes }) => (
        <li key={person.accountId} className="card flex flex-wrap items-center gap-3 p-4">
          <Avatar person={{ ...person, id: person.accountId }} size="s" />
          <span className="min-w-0 flex-1">
            <Link
              href={href(account.profile, { socialId: person.alias })}
              look="plain"
              className="inline-flex min-h-6 items-center"
            >
              {person.name}
            </Link>
            <span className="block text-sm text-muted">{person.position}</span>
          </span>
          <Badge>{participantTitles[state]}</Badge>
          {plusOnes > 0 && <span className="text-muted">{`и ещё ${plusOnes}`}</span>}
          {mayEdit && (
            <div className="ml-auto flex flex-wrap gap-1.5 empty:hidden">
              {deeds[state]
                ?.filter((deed) => deed.state !== state)
                .map((deed) => (
                  <Form key={deed.title}>
                    <input type="hidden" name="accountId" value={person.accountId} />
                    {deed.state && <input type="hidden" name="state" value={deed.state} />}
                    <Button
                      size="s"
                      look={deed.intent === "remove" ? "quiet-danger" : undefined}
                      name="intent"
                      value={deed.intent}
                    >
                      {deed.title}
                    </Button>
                  </Form>
                ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
