import type { MetaFunction } from "@remix-run/node";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { titled } from "#app/web/title.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Ответы отправлены");

export default function GuestSent() {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Ответы отправлены" />
      <Notice look="success" title="Спасибо, что нашли время">
        Ссылка сработала и больше не действует. Кто ей отвечал, портал не знает.
      </Notice>
    </div>
  );
}
