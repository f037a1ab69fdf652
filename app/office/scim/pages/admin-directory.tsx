import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { peopleDesk } from "#app/office/people-desk/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useShown } from "#app/web/reply.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { revokeForm, tokenForm } from "../forms.ts";
import { scim } from "../routes.ts";
import { TokenForm } from "../ui/token-form.tsx";
import { TokenList } from "../ui/token-list.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Каталог компании");

export const loader = load(async ({ api, query: { after }, publicUrl }) => {
  return { ...(await api.scim.tokens({ after })), address: `${publicUrl}/scim/v2` };
});

export const action = act({
  "make-token": intent(tokenForm, async ({ api, value }) => ({
    show: await api.scim.makeToken({ name: value.name, onTrial: value.trial === "on" }),
  })),
  "revoke-token": intent(revokeForm, async ({ api, value, here }) => {
    await api.scim.revokeToken(value);
    return { to: here(), toast: { id: "revoked", kind: "success", text: "Токен отозван" } };
  }),
});

export default function Directory() {
  const { items, next, address } = useLoaderData<typeof loader>();
  const made = useShown<{ token: string }>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Каталог компании"
        places={[{ href: href(peopleDesk.list), title: "Люди компании" }]}
        actions={
          <>
            <ButtonLink href={href(scim.adminGroups)} icon="subscribe">
              Группы и права
            </ButtonLink>
            <ButtonLink href={href(scim.adminClaims)} icon="key">
              Права по входу
            </ButtonLink>
          </>
        }
      >
        Entra, Okta или другая служба сама заводит, меняет и увольняет людей на портале по протоколу SCIM 2.0.
      </PageHeader>
      <p className="mb-5 text-soft">
        Адрес для неё: <strong className="wrap-anywhere text-ink select-all">{address}</strong>
      </p>
      {made && (
        <div className="mb-5">
          <Notice look="success" title="Токен готов">
            <strong className="wrap-anywhere select-all">{made.token}</strong>
            <br />
            Сохраните его сейчас: он показан один раз.
          </Notice>
        </div>
      )}
      <TokenForm />
      <p className="mt-4">
        <Link href={href(scim.adminTrials)} className="inline-block min-h-6">
          Что сделали бы пробные токены
        </Link>
      </p>
      <p className="mt-2">
        <Link href={href(peopleDesk.ldap)} className="inline-block min-h-6">
          Нет SCIM? Active Directory и другие серверы LDAP
        </Link>
      </p>
      <section className="mt-8">
        <Heading level={2}>Токены</Heading>
        <div className="mt-3">
          {items.length ? (
            <TokenList items={items} />
          ) : (
            <EmptyState title="Токенов пока нет">Создайте первый и вставьте его в настройки каталога.</EmptyState>
          )}
        </div>
        {next && <MoreLink href={href(scim.adminDirectory, null, { after: next })} />}
      </section>
    </div>
  );
}
