import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { account } from "#app/people/account/routes.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { qrCodeOf } from "#app/web/qr-code.ts";
import { useShown } from "#app/web/reply.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { codeForm, passwordForm } from "../forms.ts";
import { Beginning } from "../ui/beginning.tsx";
import { FirstCode } from "../ui/first-code.tsx";
import { RecoveryCodes } from "../ui/recovery-codes.tsx";
import { TurnedOn } from "../ui/turned-on.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Двухшаговый вход");

export const loader = load(async ({ api }) => {
  const { pending, ...step } = await api.secondFactor.read();
  return { ...step, pending: pending && { picture: qrCodeOf(pending.address), keyText: inFours(pending.key) } };
});

const inFours = (key: string) => key.replace(/.{4}(?=.)/g, "$& ");

export const action = act({
  begin: intent(passwordForm, async ({ api, value, here }) => {
    await api.secondFactor.begin(value);
    return { to: here() };
  }),
  confirm: intent(codeForm, async ({ api, value }) => ({ show: await api.secondFactor.confirm(value) })),
  "renew-codes": intent(passwordForm, async ({ api, value }) => ({ show: await api.secondFactor.renewCodes(value) })),
  end: intent(passwordForm, async ({ api, value, here }) => {
    await api.secondFactor.end(value);
    return { to: here(), toast: { id: "second-factor", kind: "info", text: "Двухшаговый вход выключен" } };
  }),
});

const elsewhere = {
  outside:
    "Пароли и коды для входа хранит служба входа вашей компании: второй шаг включают там, портал о нём не знает.",
  nowhere: "У вашей учётной записи нет пароля на портале, поэтому второго шага у неё тоже нет.",
};

export default function OwnSecondFactor() {
  const { kept, since, codes, pending, demanded } = useLoaderData<typeof loader>();
  const shown = useShown<{ codes: string[] }>();
  const { fields, problems } = useSmallForm("second-factor", { password: undefined, code: undefined });
  return (
    <div className="mx-auto max-w-2xl">
      <div className="mb-5 empty:hidden">
        <ErrorSummary problems={problems} />
      </div>
      <PageHeader title="Двухшаговый вход" places={[{ href: href(account.settings), title: "Настройки" }]}>
        После пароля портал спросит код из приложения на вашем телефоне. Тому, кто узнал ваш пароль, этого будет мало.
      </PageHeader>
      {demanded && (
        <div className="mb-5">
          <Notice look="warning" title="Разделы администратора пока закрыты">
            Ваша компания открывает их только администраторам с двухшаговым входом. Включите его здесь, и они откроются.
            Или{" "}
            <a href={href(account.passkeys)} className="inline-block min-h-6">
              заведите ключ доступа
            </a>{" "}
            и войдите с ним.
          </Notice>
        </div>
      )}
      {kept !== "here" && <Notice>{elsewhere[kept]}</Notice>}
      {shown && <RecoveryCodes codes={shown.codes} />}
      {kept === "here" && since && <TurnedOn since={since} codes={codes} field={fields.password} />}
      {kept === "here" && !since && !pending && <Beginning field={fields.password} />}
      {pending && <FirstCode {...pending} field={fields.code} />}
    </div>
  );
}
