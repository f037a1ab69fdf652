import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { peopleDesk } from "#app/office/people-desk/routes.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { claimForm, placesForm, removeClaimForm } from "../forms.ts";
import { scim } from "../routes.ts";
import { ClaimForm, PlacesForm } from "../ui/claim-form.tsx";
import { ClaimList } from "../ui/claim-list.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Права по входу");

export const loader = load(({ api }) => api.scim.claims({}));

const done = (to: string, text: string) => ({ to, toast: { id: "claims", kind: "success" as const, text } });

export const action = act({
  "add-claim": intent(claimForm, async ({ api, value, here }) => {
    await api.scim.addClaim(value);
    return done(here(), "Правило добавлено");
  }),
  "remove-claim": intent(removeClaimForm, async ({ api, value, here }) => {
    await api.scim.removeClaim(value);
    return done(here(), "Правило убрано");
  }),
  "set-places": intent(placesForm, async ({ api, value, here }) => {
    await api.scim.setPlaces(value);
    return done(here(), "Место новых людей сохранено");
  }),
});

export default function Claims() {
  const { items, places } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Права по входу"
        places={[
          { href: href(peopleDesk.list), title: "Люди компании" },
          { href: href(scim.adminDirectory), title: "Каталог компании" },
        ]}
      >
        Провайдер входа, например Keycloak, рассказывает о человеке утверждениями токена. Портал читает их при каждом
        входе: даёт права по правилам и снимает те, для которых правила больше нет. Права, которые дали вы сами или
        группа каталога, остаются.
      </PageHeader>
      <Section id="rules" title="Правила">
        {items.length ? (
          <ClaimList items={items} />
        ) : (
          <EmptyState title="Правил пока нет">
            Добавьте первое: например, кто в группе /editors, тот редактор. Право появится, когда человек войдёт.
          </EmptyState>
        )}
      </Section>
      <Section id="new-rule" title="Новое правило">
        <ClaimForm />
      </Section>
      <Section id="new-people" title="Где место нового человека">
        <p className="mb-4 max-w-text text-soft">
          Кто входит впервые, того портал заводит сам и сразу ставит в подразделение и город. Кто уже есть на портале,
          того вход не переставит.
        </p>
        <PlacesForm places={places} />
      </Section>
    </div>
  );
}
