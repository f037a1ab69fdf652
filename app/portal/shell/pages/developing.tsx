import { data, type MetaFunction } from "@remix-run/node";
import { useLocation } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Раздел готовится");

/** What the specification promises and the portal does not have yet; honest to machines too: it is not found. */
export const loader = load(({ url }) => data(null, { status: url.pathname === "/developing" ? 200 : 404 }));

export default function Developing() {
  const { inside } = useRoot();
  const { pathname } = useLocation();
  return (
    <>
      <h1 className="sr-only">Раздел готовится</h1>
      <EmptyState
        icon="settings"
        title="Мы ещё строим этот раздел"
        action={
          <ButtonLink href={inside ? "/feed" : "/"} look="primary">
            {inside ? "Открыть ленту" : "На главную"}
          </ButtonLink>
        }
      >
        {pathname === "/developing"
          ? "Он появится в одном из следующих обновлений."
          : `Страница ${pathname} появится в одном из следующих обновлений.`}
      </EmptyState>
    </>
  );
}
