import type { MetaFunction } from "@remix-run/node";
import { useLoaderData, useParams } from "@remix-run/react";
import { departmentsIn } from "#app/people/account/forms.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { participantIntents } from "../forms.ts";
import { events } from "../routes.ts";
import { Inviting } from "../ui/inviting.tsx";
import { ParticipantList } from "../ui/participant-list.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Участники события");

export const loader = load(async ({ api, params: { id = "" } }) => {
  const event = await api.events.participants({ id });
  const departments = event.mayInvite ? departmentsIn((await api.account.audiences({})).kinds) : [];
  return { ...event, departments };
});

export const action = act(participantIntents);

export default function Participants() {
  const { title, items, mayEdit, mayInvite, departments } = useLoaderData<typeof loader>();
  const { id = "" } = useParams();
  const invited = items.filter(({ state }) => state === "invited");
  const answered = items.filter(({ state }) => state !== "invited");
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Участники"
        places={[{ href: href(events.one, { id }), title }]}
        actions={
          mayEdit && (
            <>
              <ButtonLink href={href(events.questions, { id })}>Вопросы</ButtonLink>
              <ButtonLink href={href(events.door, { id })} icon="qr">
                У входа
              </ButtonLink>
              <ButtonLink href={href(events.participantsTable, { id })} icon="download" data-document download>
                CSV
              </ButtonLink>
            </>
          )
        }
      />
      {answered.length === 0 && <EmptyState icon="users" title="Пока никто не ответил" />}
      <ParticipantList items={answered} mayEdit={mayEdit} />
      {invited.length > 0 && (
        <section aria-labelledby="invited" className="mt-6">
          <h2 id="invited" className="mb-2 text-lg">
            Приглашены и ещё не ответили
          </h2>
          <ParticipantList items={invited} mayEdit={mayEdit} />
        </section>
      )}
      {mayInvite && <Inviting departments={departments} />}
    </div>
  );
}
