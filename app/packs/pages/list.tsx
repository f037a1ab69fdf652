import type { MetaFunction } from "@remix-run/node";
import { type ComponentType, useEffect, useState } from "react";
import { PageHeader } from "#app/ui/page-header.tsx";
import { titled } from "#app/web/title.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Сохранённое для чтения");

/** What is kept on this device: only the device itself knows, so the server draws no list. */
export default function Packs() {
  const [List, setList] = useState<ComponentType>();
  useEffect(() => {
    import("../ui/pack-list.tsx").then(
      (late) => setList(() => late.PackList),
      () => {},
    );
  }, []);
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Сохранённое для чтения">
        То, что вы сохранили на этом устройстве кнопкой «Сохранить для чтения без сети», открывается и без связи.
      </PageHeader>
      {List ? <List /> : <p>Чтобы сохранять страницы, нужен браузер с JavaScript.</p>}
    </div>
  );
}
