import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Link } from "#app/ui/link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { isInApp } from "#app/web/in-app.ts";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { setUp } from "../routes.ts";
import { iosSteps } from "../ui/device-steps.ts";
import { InAppHint } from "../ui/in-app-hint.tsx";
import { Steps } from "../ui/steps.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Вече на iPhone и iPad");

export const loader = load(({ publicUrl, request }) => {
  return { address: publicUrl, inApp: isInApp(request.headers.get("user-agent")) };
});

export default function SetUpIos() {
  const { address, inApp } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Вече на iPhone и iPad" />
      {inApp && <InAppHint address={address} />}
      <p className="text-soft">Портал ставится на экран «Домой» за полминуты и открывается как приложение.</p>
      <Steps steps={iosSteps} />
      <p className="mt-5 text-soft">
        Другое устройство? <Link href={href(setUp.qrcode)}>Android, компьютер и QR-код</Link>
      </p>
    </div>
  );
}
