import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Section } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { PlaceList } from "../ui/navigation.tsx";
import { plannedAt } from "../ui/planned-sections.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

type View = { section: ReturnType<typeof plannedAt> };

export const meta: MetaFunction = titled<View>(({ section }) => named(section), "Раздел готовится");

/** What the specification promises and the portal does not have yet; honest to machines too: it is not found. */
export const loader = load(({ url }) =>
  data({ section: plannedAt(url.pathname) } satisfies View, { status: url.pathname === "/developing" ? 200 : 404 }),
);

export default function Developing() {
  const { inside } = useRoot();
  const { section } = useLoaderData<typeof loader>();
  return (
    <>
      <h1 className="sr-only">{named(section)}</h1>
      <EmptyState
        icon="settings"
        title={section ? `${section.title}: мы ещё строим этот раздел` : "Мы ещё строим этот раздел"}
        action={
          <ButtonLink href={inside ? "/feed" : "/"} look="primary">
            {inside ? "Открыть ленту" : "На главную"}
          </ButtonLink>
        }
      >
        {section ? section.words : "Он появится в одном из следующих обновлений."}
      </EmptyState>
      {inside && section && (
        <div className="mx-auto max-w-104">
          <Section id="meanwhile" title="А пока пригодится">
            <Card pad="s">
              <PlaceList entries={section.meanwhile} />
            </Card>
          </Section>
        </div>
      )}
    </>
  );
}

const named = (section: View["section"]) => (section ? `${section.title}: раздел готовится` : "Раздел готовится");
