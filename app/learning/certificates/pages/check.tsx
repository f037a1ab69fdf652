import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Card } from "#app/ui/card.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { dayInFigures } from "#app/web/wall-time.ts";
import { certificates } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Проверка сертификата");

export const loader = load(async ({ api, params: { number = "" } }) => ({
  certificate: await api.certificates.check({ number: number.slice(0, 40) }),
}));

const looks = { valid: "success", expired: "warning", revoked: "danger", replaced: "warning" } as const;

export default function CheckCertificate() {
  const { certificate } = useLoaderData<typeof loader>();
  const { number, name, title, company, score, minutes, passedOn, validUntil, state, replacedBy } = certificate;
  const { reissuedOn, laterOne } = certificate;
  const words = {
    valid: "Сертификат подлинный и действует",
    expired: `Сертификат подлинный, но действовал до ${validUntil ? dayInFigures(validUntil) : ""}`,
    revoked: "Сертификат отозван",
    replaced: "Сертификат заменён новым",
  };
  const facts = [
    { name: "Кому", value: name },
    { name: "Курс", value: title },
    { name: "Компания", value: company },
    { name: "Пройден", value: dayInFigures(passedOn) },
    { name: "Действует", value: validUntil ? `до ${dayInFigures(validUntil)}` : "без срока" },
    ...(reissuedOn ? [{ name: "Выдан заново", value: dayInFigures(reissuedOn) }] : []),
    { name: "Объём", value: `${Math.max(1, Math.round(minutes / 6) / 10).toLocaleString("ru")} ч` },
    ...(score === null ? [] : [{ name: "Балл", value: `${score} %` }]),
  ];
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title={`Сертификат ${number}`} />
      <Notice look={looks[state]} title={words[state]}>
        {replacedBy && (
          <>
            Новый: <Link href={href(certificates.check, { number: replacedBy })}>{replacedBy}</Link>
          </>
        )}
        {laterOne && (
          <>
            Курс пройден ещё раз: <Link href={href(certificates.check, { number: laterOne })}>{laterOne}</Link>
          </>
        )}
      </Notice>
      <Card className="mt-4">
        <Definitions items={facts} />
      </Card>
    </div>
  );
}
