import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ProfileCard } from "#app/people/account/ui/profile-card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { readOnlooker } from "../forms.ts";
import { cabinet } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Как меня видят");

export const loader = load(async ({ api, query }) => {
  const by = readOnlooker(query.by);
  return { by, ...(await api.cabinet.seen({ by })) };
});

export default function About() {
  const { by, person } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Как меня видят" places={[{ href: href(cabinet.home), title: "Кабинет" }]}>
        Ваша страница глазами коллеги, который не работает в вашей команде.
      </PageHeader>
      <Tabs
        label="Чьими глазами"
        tabs={[
          { href: href(cabinet.about), title: "Моя компания", current: by === "company" },
          { href: href(cabinet.about, null, { by: "portal" }), title: "Другая компания", current: by === "portal" },
        ]}
      />
      <div className="mt-5">
        {person ? (
          <ProfileCard person={person} level={2} shownToOwner />
        ) : (
          <EmptyState icon="eye-off" title="Здесь вас не видно">
            Люди других компаний не находят вас ни в справочнике, ни в поиске.
          </EmptyState>
        )}
      </div>
    </div>
  );
}
