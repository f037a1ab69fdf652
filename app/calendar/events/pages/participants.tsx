import type { MetaFunction } from "@remix-run/node";
import { useLoaderData, useParams } from "@remix-run/react";
import { account } from "#app/people/account/routes.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { participantIntents } from "../forms.ts";
import { events } from "../routes.ts";
import { participantTitles } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Участники события");

export const loader = load(({ api, params: { id = "" } }) => api.events.participants({ id }));

export const action = act(participantIntents);

const deeds = { going: "Принять", declined: "Отказать", attended: "Пришёл", "no-show": "Не пришёл" } as const;

export default function Participants() {
  const { title, items, mayEdit } = useLoaderData<typeof loader>();
  const { id = "" } = useParams();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Участники" places={[{ href: href(events.one, { id }), title }]} />
      {items.length === 0 && <EmptyState icon="users" title="Пока никто не ответил" />}
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
              <Form className="ml-auto flex flex-wrap gap-1.5">
                <input type="hidden" name="accountId" value={person.accountId} />
                <input type="hidden" name="intent" value="decide" />
                {(state === "asked" ? (["going", "declined"] as const) : (["attended", "no-show"] as const)).map(
                  (deed) => (
                    <Button key={deed} size="s" name="state" value={deed}>
                      {deeds[deed]}
                    </Button>
                  ),
                )}
              </Form>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
