import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Link } from "#app/ui/link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { isInApp } from "#app/web/in-app.ts";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { setUp } from "../routes.ts";
import { profileSteps } from "../ui/device-steps.ts";
import { InAppHint } from "../ui/in-app-hint.tsx";
import { Steps } from "../ui/steps.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Профиль компании на iPhone");

export const loader = load(({ publicUrl, request }) => {
  return { address: publicUrl, inApp: isInApp(request.headers.get("user-agent")) };
});

export default function SetProfileIos() {
  const { address, inApp } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Профиль компании на iPhone" />
      {inApp && <InAppHint address={address} />}
      <p className="text-soft">
        Некоторые компании открывают портал только с телефонов, где установлен их профиль. Если вам его не присылали, он
        вам не нужен.
      </p>
      <Steps steps={profileSteps} />
      <p className="mt-5 text-soft">
        Профиль уже стоит? <Link href={href(setUp.ios)}>Поставьте значок на экран «Домой»</Link>
      </p>
    </div>
  );
}
