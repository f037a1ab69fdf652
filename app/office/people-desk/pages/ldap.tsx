import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useShown } from "#app/web/reply.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { LdapTrouble } from "../contract.ts";
import { peopleDesk } from "../routes.ts";
import { LdapLast } from "../ui/ldap-last.tsx";
import { ldapTroubleWords } from "../ui/ldap-words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Каталог LDAP");

export const loader = load(({ api }) => api.peopleDesk.ldap());

export const action = act({
  "look-ldap": intent(z.object({}), async ({ api }) => {
    const { id, trouble } = await api.peopleDesk.lookLdap();
    return id ? { to: href(peopleDesk.table, { id }) } : { show: { trouble } };
  }),
});

export default function Ldap() {
  const { server, isOpen, alias, last } = useLoaderData<typeof loader>();
  const trouble = useShown<{ trouble: LdapTrouble }>()?.trouble;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Каталог LDAP" places={[{ href: href(peopleDesk.list), title: "Люди компании" }]}>
        Портал сам берёт людей из Active Directory или другого сервера LDAP: каждую ночь и по кнопке.
      </PageHeader>
      {trouble && (
        <div className="mb-5" role="alert">
          <Notice look="danger" title="Люди не пришли">
            {ldapTroubleWords[trouble]}
          </Notice>
        </div>
      )}
      {server ? <Ready server={server} isOpen={isOpen} /> : <Unset alias={alias} />}
      {(server || last) && <LdapLast last={last} />}
      {server && <Rules />}
    </div>
  );
}

function Ready({ server, isOpen }: { server: string; isOpen: boolean }) {
  return (
    <Card>
      <p className="mb-4 text-soft">
        Сервер: <strong className="wrap-anywhere text-ink">{server}</strong>
      </p>
      {isOpen && (
        <div className="mb-4">
          <Notice look="warning">
            Пароль и данные людей идут по сети открыто. Возьмите адрес ldaps:// или задайте LDAP_START_TLS=1.
          </Notice>
        </div>
      )}
      <Form>
        <FormActions>
          <Button look="primary" name="intent" value="look-ldap">
            Посмотреть, что изменится
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}

function Unset({ alias }: { alias: string }) {
  return (
    <Card>
      <EmptyState title="Каталог пока не настроен">
        Тот, кто ведёт сервер портала, задаёт LDAP_URL, LDAP_BIND_DN, LDAP_PASSWORD, LDAP_BASE и LDAP_COMPANY=
        {alias}, потом перезапускает портал. Если у компании есть SCIM, возьмите его.
      </EmptyState>
    </Card>
  );
}

function Rules() {
  return (
    <section aria-labelledby="rules" className="mt-8 space-y-2 text-soft">
      <h2 id="rules" className="text-lg font-semibold text-ink">
        Как это работает
      </h2>
      <ul className="list-disc space-y-1 pl-5">
        <li>
          Человека узнаём по номеру в каталоге, а впервые – по почте. Записи без имени или фамилии не берём, людей без
          почты называем среди пропущенных.
        </li>
        <li>Что каталог говорит о человеке, то и на портале. О чём молчит, того не трогаем.</li>
        <li>Кого в каталоге отключили или больше нет, того отмечаем уволенным, и его входы сразу кончаются.</li>
        <li>Кто уволен на портале, а в каталоге снова работает, того возвращаете вы: на странице человека.</li>
        <li>Права, данные на портале, остаются.</li>
        <li>Если за ночь ушло бы больше пяти человек и больше десятой части, портал ждёт вашего решения.</li>
      </ul>
    </section>
  );
}
