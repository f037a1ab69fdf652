import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { balance } from "../routes.ts";
import { verifyProgram } from "../ui/verify-program.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Как проверить выписку");

export const loader = load(({ api }) => api.balance.keys({}));

export default function Key() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Как проверить выписку" places={[{ href: href(balance.statement), title: "Баланс" }]}>
        Выписка подписана порталом. Проверить подпись можно без него: он уже ничего не сможет в ней изменить.
      </PageHeader>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={href(balance.signed)} icon="download" data-document>
          Заработанное
        </ButtonLink>
        <ButtonLink href={href(balance.signed, null, { purse: "thanks" })} icon="download" data-document>
          Для благодарностей
        </ButtonLink>
      </div>
      <Section id="key" title="Открытый ключ портала">
        <p className="mb-3 text-soft">
          Сохраните как portal.pem.{" "}
          {items.length > 1 && "Новые выписки подписаны первым, прежние – одним из следующих."}
        </p>
        {items.map((key, at) => (
          <Code key={key} label={items.length > 1 ? `Открытый ключ ${at + 1}` : "Открытый ключ"} text={key} />
        ))}
      </Section>
      <Section id="program" title="Программа проверки">
        <p className="mb-3 text-soft">
          Сохраните как verify.mjs и запустите: node verify.mjs balance.json portal.pem. Нужен только Node.js.
        </p>
        <Code label="Программа проверки" text={verifyProgram} />
      </Section>
    </div>
  );
}

function Code({ label, text }: { label: string; text: string }) {
  return (
    <Card pad="s" className="mb-3">
      <figure aria-label={label}>
        <pre className="text-sm whitespace-pre-wrap wrap-anywhere">
          <code>{text}</code>
        </pre>
      </figure>
    </Card>
  );
}
