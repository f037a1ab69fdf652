import { account } from "#app/people/account/routes.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { StoryAnswers } from "../contract.ts";
import { useDesk } from "./desk-pages.ts";

type Props = { story: { id: string; author: string }; answers: StoryAnswers };

/** What readers have said to the author of a story; other editors see only whose it is to read. */
export function Answers({ story: { id, author }, answers: { mine, items, next } }: Props) {
  const { viewer, now } = useRoot();
  const desk = useDesk();
  if (!mine) return <p className="text-muted">Ответы читает только автор истории: {author}.</p>;
  if (!items.length) return <p className="text-muted">Пока никто не ответил.</p>;
  return (
    <>
      <ul className="space-y-3">
        {items.map(({ id, person, text, createdAt }) => (
          <Card as="li" key={id} pad="s" className="flex gap-3">
            <Avatar
              person={person ? { id: person.accountId, name: person.name, photo: person.photo } : { id, name: "?" }}
              size="s"
            />
            <div className="min-w-0 flex-1">
              <p className="text-sm">
                <Who person={person} />
                <span className="ml-2 text-muted">
                  <Time value={createdAt} zone={viewer.timeZone} now={now} />
                </span>
              </p>
              <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
            </div>
          </Card>
        ))}
      </ul>
      {next && <MoreLink href={`${href(desk.story, { id }, { after: next })}#answers`} />}
    </>
  );
}

/** The cards of feeds name a person and mark a guest too, but this page has no other use for all of their script. */
function Who({ person }: Pick<StoryAnswers["items"][number], "person">) {
  if (!person || person.guest)
    return (
      <span className="font-medium">
        {person?.name ?? "Коллега"} {person && <Badge look="warning">Гость</Badge>}
      </span>
    );
  return (
    <Link
      look="plain"
      href={href(account.profile, { socialId: person.alias })}
      className="inline-flex min-h-6 items-center font-medium"
    >
      {person.name}
    </Link>
  );
}
