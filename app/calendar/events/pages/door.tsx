import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { QrPicture } from "#app/ui/qr-picture.tsx";
import { Time } from "#app/ui/time.tsx";
import { load } from "#app/web/page.ts";
import { qrCodeOf } from "#app/web/qr-code.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { events } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("У входа");

export const loader = load(async ({ api, viewer, now, publicUrl, params: { id = "" } }) => {
  const door = await api.events.door({ id });
  const address = new URL(href(events.checkIn, { id: door.id }, { code: door.code }), publicUrl).href;
  return { door, picture: qrCodeOf(address), zone: viewer.timeZone, now };
});

export default function Door() {
  const { door, picture, zone, now } = useLoaderData<typeof loader>();
  const { id, title, code, came, expected, opensAt, isOpen } = door;
  return (
    <div className="mx-auto max-w-md">
      <PageHeader
        title="У входа"
        places={[{ href: href(events.one, { id }), title }]}
        actions={<ButtonLink href={href(events.participants, { id })}>Список</ButtonLink>}
      >
        Покажите эту страницу на экране или напечатайте её.
      </PageHeader>
      <div className="card flex flex-col items-center gap-4 p-6 text-center">
        <QrPicture code={picture} label="QR-код: по нему отмечаются на телефоне" />
        <p>
          Наведите камеру или откройте событие на портале и введите код:
          <span className="mt-1 block text-3xl tracking-widest">{code}</span>
        </p>
        <p className="text-muted">
          {isOpen ? (
            `Пришли ${came}, ждём ещё ${expected}`
          ) : (
            <>
              Отмечаться можно с <Time value={opensAt} zone={zone} now={now} look="moment" /> и ещё час после конца
            </>
          )}
        </p>
      </div>
    </div>
  );
}
