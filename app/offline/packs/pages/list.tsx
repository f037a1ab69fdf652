import type { MetaFunction } from "@remix-run/node";
import { PageHeader } from "#app/ui/page-header.tsx";
import { titled } from "#app/web/title.ts";
import { PackList } from "../ui/panel.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Сохранённое для чтения");

/** What is kept on this device: only the device itself knows, so the server draws no list. */
export default function Packs() {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Сохранённое для чтения">
        То, что вы сохранили на этом устройстве кнопкой «Сохранить для чтения без сети», открывается и без связи.
      </PageHeader>
      <PackList />
    </div>
  );
}
