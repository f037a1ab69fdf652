import type { MetaFunction } from "@remix-run/node";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Раздел готовится");

export default function Developing() {
  const { inside } = useRoot();
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
        Он появится в одном из следующих обновлений.
      </EmptyState>
    </>
  );
}
