import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { z } from "zod";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { QrPicture } from "#app/ui/qr-picture.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { qrCodeOf } from "#app/web/qr-code.ts";
import { safePath } from "#app/web/safe-path.ts";
import { titled } from "#app/web/title.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Ссылка и QR-код");

/** The page that is shared; the query is nobody else's business. */
const pathOf = (query: Record<string, string>) => safePath(query.to, "/").split(/[?#]/)[0] as string;

export const loader = load(async ({ api, query, publicUrl }) => {
  const path = pathOf(query);
  if (path === "/") throw data(null, { status: 404 });
  const { code } = await api.shortLinks.find({ path });
  const address = publicUrl + (code ? `/s/${code}` : path);
  return { path, address, isShort: code !== undefined, picture: qrCodeOf(address) };
});

export const action = act({
  shorten: intent(z.object({}), async ({ api, query, here }) => {
    await api.shortLinks.make({ path: pathOf(query) });
    return { to: here(), toast: { id: "short-link", kind: "success", text: "Короткая ссылка готова" } };
  }),
});

export default function Share() {
  const { path, address, isShort, picture } = useLoaderData<typeof loader>();
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Ссылка и QR-код" places={[{ href: path, title: "Страница" }]}>
        По ссылке страницу увидят только те, кому она открыта.
      </PageHeader>
      <Card className="flex flex-col items-center gap-5 sm:flex-row sm:items-start">
        <QrPicture code={picture} label={`QR-код с адресом: ${address}`} />
        <div className="w-full min-w-0 space-y-4">
          <p>
            {isShort ? "Короткий адрес:" : "Адрес страницы:"}{" "}
            <Link href={isShort ? address : path} className="inline-block min-h-6 wrap-anywhere">
              {address.replace(/^https?:\/\//, "")}
            </Link>
          </p>
          {isReady && (
            <Button type="button" look="tinted" size="s" icon="copy" data-copy={address}>
              Скопировать
            </Button>
          )}
          {!isShort && (
            <Form repeatable>
              <Button name="intent" value="shorten">
                Сделать короткую ссылку
              </Button>
              <p className="mt-2 text-sm text-muted">Её проще продиктовать и напечатать, QR-код станет крупнее.</p>
            </Form>
          )}
        </div>
      </Card>
    </div>
  );
}
