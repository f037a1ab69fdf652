import type { MetaFunction } from "@remix-run/node";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { PlaceList } from "../ui/navigation.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Управление");

/** Everything that one may manage; a phone has it here alone. */
export default function Desks() {
  const { desks } = useRoot();
  return (
    <>
      <PageHeader title="Управление">Чем вы управляете на портале.</PageHeader>
      {desks.length === 0 && (
        <EmptyState icon="settings" title="Пока здесь пусто">
          Разделы появятся, когда вы станете редактором, модератором или администратором.
        </EmptyState>
      )}
      <div className="grid items-start gap-6 grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] [&>section]:mt-0">
        {desks.map(({ title, entries }, at) => (
          <Section key={title} id={`group-${at}`} title={title}>
            <Card>
              <PlaceList entries={entries} />
            </Card>
          </Section>
        ))}
      </div>
    </>
  );
}
