import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { account } from "#app/people/account/routes.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { type FormReply, useShown } from "#app/web/reply.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { Creation } from "../contract.ts";
import { addForm, beginForm, removeForm, renameForm } from "../forms.ts";
import { Ceremony } from "../ui/ceremony.tsx";
import { NewPasskey } from "../ui/new-passkey.tsx";
import { PasskeyList } from "../ui/passkey-list.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Ключи доступа");

export const loader = load(({ api }) => api.passkeys.list());

const done = (text: string) => ({ id: "passkey", kind: "success" as const, text });

export const action = act({
  begin: intent(beginForm, async ({ api, value: { name, password } }) => ({
    show: { name, options: await api.passkeys.begin({ password }) },
  })),
  add: intent(addForm, async ({ api, value, here }) => {
    await api.passkeys.add(value);
    return { to: here(), toast: done(`Ключ «${value.name}» добавлен. Теперь с ним можно войти без пароля`) };
  }),
  rename: intent(renameForm, async ({ api, value, here }) => {
    await api.passkeys.rename(value);
    return { to: here(), toast: done("Ключ переименован") };
  }),
  remove: intent(removeForm, async ({ api, value, here }) => {
    await api.passkeys.remove(value);
    return { to: here(), toast: done("Ключ убран: войти с ним больше нельзя") };
  }),
});

const elsewhere = {
  outside: "Как вы входите, решает служба входа вашей компании: ключи доступа заводят там, портал о них не знает.",
  nowhere: "У вашей учётной записи нет пароля на портале, поэтому и ключа доступа у неё быть не может.",
  unsafe:
    "Ключи доступа работают, когда портал открыт по https и по имени. Спросите администратора, когда это появится.",
};

export default function OwnPasskeys() {
  const { kept, items } = useLoaderData<typeof loader>();
  const made = useShown<{ name: string; options: Creation }>();
  const refused = useActionData<FormReply>()?.form?.initialValue?.id;
  const { fields, problems } = useSmallForm(refused ? `passkey-${refused}` : "passkey", {
    name: undefined,
    password: undefined,
  });
  const blank = { name: { id: "passkey-name", name: "name" }, password: { id: "passkey-password", name: "password" } };
  return (
    <div className="mx-auto max-w-2xl">
      <div className="mb-5 empty:hidden">
        <ErrorSummary problems={problems} />
      </div>
      <PageHeader title="Ключи доступа" places={[{ href: href(account.settings), title: "Настройки" }]}>
        С ключом вы входите без пароля и без кода: хватит отпечатка, лица или кода вашего устройства. Его нельзя ни
        подсмотреть, ни выманить.
      </PageHeader>
      {kept !== "here" && <Notice>{elsewhere[kept]}</Notice>}
      {items.length > 0 && (
        <Section id="own" title="Ваши ключи">
          <PasskeyList items={items} refused={typeof refused === "string" ? { id: refused, ...fields } : undefined} />
        </Section>
      )}
      {kept === "here" && (
        <Section id="new" title="Новый ключ">
          {made ? (
            <Ceremony {...made} back={href(account.passkeys)} />
          ) : (
            <NewPasskey fields={refused ? blank : fields} />
          )}
        </Section>
      )}
    </div>
  );
}
