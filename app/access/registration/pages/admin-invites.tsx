import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { peopleDesk } from "#app/office/people-desk/routes.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useShown } from "#app/web/reply.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { inviteForm, revokeForm } from "../forms.ts";
import { registration } from "../routes.ts";
import { InviteForm } from "../ui/invite-form.tsx";
import { InviteList } from "../ui/invite-list.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Приглашения");

export const loader = load(async ({ api, query: { after }, publicUrl }) => {
  const [invites, places] = await Promise.all([api.registration.invites({ after }), api.staff.places({})]);
  return { ...invites, places: places.items, address: publicUrl };
});

export const action = act({
  invite: intent(inviteForm, async ({ api, value }) => ({ show: await api.registration.invite(value) })),
  revoke: intent(revokeForm, async ({ api, value, here }) => {
    await api.registration.revoke(value);
    return { to: here(), toast: { id: "revoked", kind: "success", text: "Приглашение отозвано" } };
  }),
});

export default function Invites() {
  const { items, next, places, address } = useLoaderData<typeof loader>();
  const made = useShown<{ code: string }>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Приглашения" places={[{ href: href(peopleDesk.list), title: "Люди компании" }]}>
        Для тех, у кого нет корпоративной почты: с кодом они регистрируются сами.
      </PageHeader>
      {made && (
        <div className="mb-5">
          <Notice look="success" title="Приглашение готово">
            Код: <strong className="select-all">{made.code}</strong>. Сохраните его: целиком он показан один раз.
            Ссылка:{" "}
            <span className="wrap-anywhere select-all">
              {address}
              {href(registration.register, null, { code: made.code })}
            </span>
          </Notice>
        </div>
      )}
      <InviteForm places={places} />
      <section className="mt-8">
        <Heading level={2}>Созданные приглашения</Heading>
        <div className="mt-3">
          {items.length ? (
            <InviteList items={items} />
          ) : (
            <EmptyState title="Приглашений пока нет">
              Создайте первое: на одного человека или на целую бригаду.
            </EmptyState>
          )}
        </div>
        {next && <MoreLink href={href(registration.adminInvites, null, { after: next })} />}
      </section>
    </div>
  );
}
