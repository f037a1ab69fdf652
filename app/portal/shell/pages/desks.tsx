import type { MetaFunction } from "@remix-run/node";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { PlaceGroups } from "../ui/place-groups.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Управление");

/** Everything that one may manage; a phone has it here alone. */
export default function Desks() {
  const { desks } = useRoot().navigation;
  return (
    <>
      <PageHeader title="Управление">Чем вы управляете на портале.</PageHeader>
      {desks.length === 0 && (
        <EmptyState icon="settings" title="Пока здесь пусто">
          Разделы появятся, когда вы станете редактором, модератором или администратором.
        </EmptyState>
      )}
      <PlaceGroups groups={desks} />
    </>
  );
}
