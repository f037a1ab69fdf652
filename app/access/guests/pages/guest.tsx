import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { peopleDesk } from "#app/office/people-desk/routes.ts";
import { cabinet } from "#app/people/cabinet/routes.ts";
import { support } from "#app/portal/support/routes.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { GuestView } from "../contract.ts";
import { prolongForm } from "../forms.ts";
import { guests } from "../routes.ts";
import { GuestMark } from "../ui/guest-mark.tsx";
import { LastDay } from "../ui/last-day.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<GuestView>(({ name }) => `Гостевой доступ: ${name}`, "Гостевой доступ");

export const loader = load(({ api, params: { id = "" } }) => api.guests.guest({ id }));

export const action = act({
  prolong: intent(prolongForm, async ({ api, value, here, params: { id = "" } }) => {
    await api.guests.prolong({ id, ...value });
    return { to: here(), toast: { id: "guest", kind: "success", text: "Срок гостевого доступа сохранён" } };
  }),
});

export default function Guest() {
  const guest = useLoaderData<typeof loader>();
  const { id, name, until, over, sponsor } = guest;
  const { viewer } = useRoot();
  const places = viewer.rights.includes("staff")
    ? [
        { href: href(peopleDesk.list), title: "Люди компании" },
        { href: href(peopleDesk.person, { id }), title: name },
      ]
    : [
        { href: href(cabinet.home), title: "Кабинет" },
        { href: href(guests.own), title: "Мои гости" },
      ];
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Гостевой доступ" places={places}>
        <span className="wrap-anywhere">{name}</span> <GuestMark />
      </PageHeader>
      <Card className="space-y-3">
        <p>
          <LastDay until={until} />.{" "}
          {over ? "Войти гость уже не может." : "После него гость не войдёт, а открытые входы завершатся."}
        </p>
        <p className="wrap-anywhere">Отвечает: {sponsor ? sponsor.name : "никто, поэтому решают администраторы"}.</p>
        {viewer.rights.includes("staff") ? (
          <p>
            <Link href={href(guests.adminSponsor, { id })} className="inline-block min-h-6">
              {sponsor ? "Назначить другого" : "Назначить ответственного"}
            </Link>
          </p>
        ) : (
          <p className="text-sm text-muted">
            Гость больше не ваш? Администратор назначит другого:{" "}
            <Link href={href(support.ask)} className="inline-block min-h-6">
              напишите в поддержку
            </Link>
            .
          </p>
        )}
      </Card>
      <Section id="term" title={over ? "Открыть снова" : "Продлить"}>
        <TermForm offered={guest.offered} />
      </Section>
    </div>
  );
}

function TermForm({ offered }: Pick<GuestView, "offered">) {
  const { fields, problems } = useSmallForm("prolong", { until: offered });
  return (
    <Form id="prolong" className="space-y-5 rounded-card border border-line bg-surface p-4 shadow-card sm:p-7">
      <ErrorSummary problems={problems} />
      <DateField
        field={fields.until}
        label="По какой день"
        hint="Не дальше года. Можно выбрать и день раньше прежнего, если гость уже не нужен"
      />
      <Button look="primary" name="intent" value="prolong">
        Сохранить срок
      </Button>
    </Form>
  );
}
