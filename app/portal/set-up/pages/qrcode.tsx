import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Heading } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { QrPicture } from "#app/ui/qr-picture.tsx";
import { isInApp } from "#app/web/in-app.ts";
import { load } from "#app/web/page.ts";
import { qrCodeOf } from "#app/web/qr-code.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { setUp } from "../routes.ts";
import { androidSteps, desktopSteps, iosSteps } from "../ui/device-steps.ts";
import { InAppHint } from "../ui/in-app-hint.tsx";
import { Steps } from "../ui/steps.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Установить Вече");

export const loader = load(({ publicUrl, request }) => {
  return { address: publicUrl, code: qrCodeOf(publicUrl), inApp: isInApp(request.headers.get("user-agent")) };
});

const devices = [
  { title: "iPhone и iPad", steps: iosSteps },
  { title: "Android", steps: androidSteps },
  { title: "Компьютер", steps: desktopSteps },
];

export default function SetUpQrcode() {
  const { address, code, inApp } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Установить Вече" />
      {inApp && <InAppHint address={address} />}
      <div className="flex flex-col items-center gap-5 rounded-card border border-line bg-surface p-5 sm:flex-row sm:p-7">
        <QrPicture code={code} label={`QR-код с адресом портала: ${address}`} />
        <div className="min-w-0 text-center sm:text-left">
          <p className="text-lg font-semibold">Наведите камеру телефона</p>
          <p className="mt-1 text-soft">Портал откроется в браузере, дальше – по шагам ниже. Или наберите адрес:</p>
          <p className="mt-3">
            <Link href={address}>
              <span className="break-all">{address}</span>
            </Link>
          </p>
        </div>
      </div>
      {devices.map(({ title, steps }) => (
        <section key={title} className="mt-8">
          <Heading level={2}>{title}</Heading>
          <Steps steps={steps} />
        </section>
      ))}
      <p className="mt-6 text-soft">
        Компания прислала профиль для iPhone? <Link href={href(setUp.profileIos)}>Как его установить</Link>
      </p>
    </div>
  );
}
