import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Link } from "#app/ui/link.tsx";
import { QrPicture } from "#app/ui/qr-picture.tsx";
import { load } from "#app/web/page.ts";
import { qrCodeOf } from "#app/web/qr-code.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { readWish } from "../forms.ts";
import { maps } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Наклейка «Я здесь»");

export const loader = load(async ({ api, publicUrl, params: { mapId = "", no = "" } }) => {
  const { o } = readWish({ o: no });
  const { title, chosen } = await api.maps.one({ mapId, o });
  const address = href(maps.one, { mapId }, { o });
  return { title, chosen, mapId, address, code: qrCodeOf(new URL(address, publicUrl).href) };
});

export default function Sticker() {
  const { title, chosen, address, code } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto flex max-w-sm flex-col items-center gap-4 p-6 text-center">
      <h1 className="text-2xl">Я здесь</h1>
      <QrPicture code={code} label="QR-код с адресом этого места на карте" />
      <p className="text-lg">{chosen ? chosen.title : "Такой точки на карте нет"}</p>
      <p className="text-muted">{chosen ? `${title}, ${chosen.floor}` : title}</p>
      <p className="print:hidden">
        Напечатайте эту страницу и наклейте у места. <Link href={address}>Открыть на карте</Link>
      </p>
    </div>
  );
}
