import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { aliasRule } from "../contract.ts";
import { account } from "../routes.ts";
import { ownAddress } from "../ui/address.ts";
import { AliasForm } from "../ui/alias-form.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Адрес страницы");

export const loader = load(async ({ api }) => {
  const { alias, firstName, lastName } = await api.account.me();
  return { alias, offered: /^id-/.test(alias) ? ownAddress(firstName, lastName) : alias };
});

export const action = act({
  alias: intent(z.object({ alias: aliasRule }), async ({ api, value, here }) => {
    await api.account.changeAlias(value);
    return { to: here(), toast: { id: "settings", kind: "success", text: "Адрес страницы изменён" } };
  }),
});

export default function Alias() {
  const { alias, offered } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("settings", { alias });
  return (
    <div className="mx-auto max-w-2xl">
      <ErrorSummary problems={problems} />
      <PageHeader title="Адрес страницы" places={[{ href: href(account.settings), title: "Настройки" }]}>
        Менять адрес можно раз в 30 дней. Прежний адрес ещё год будет вести на вашу страницу, и никто другой его не
        займёт. Упоминания через @ не потеряются.
      </PageHeader>
      <AliasForm key={alias} alias={alias} offered={offered} field={fields.alias} />
    </div>
  );
}
