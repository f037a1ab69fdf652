import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GuestMark } from "#app/access/guests/ui/guest-mark.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Table } from "#app/ui/table.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { Time } from "#app/ui/time.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { agreements } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Кто принял");

const parts = ["all", "waiting", "withdrawn"] as const;
const titles: Record<(typeof parts)[number], string> = { all: "Все", waiting: "Не приняли", withdrawn: "Отозвали" };

export const loader = load(async ({ api, params: { id = "" }, query: { only: asked, department, after } }) => {
  const only = parts.find((one) => one === asked) ?? "all";
  return { id, only, department, ...(await api.agreements.people({ id, only, department, after })) };
});

export default function AgreementPeople() {
  const { id, only, department, title, items, next } = useLoaderData<typeof loader>();
  const { viewer, now } = useRoot();
  const at = (value: string) => <Time value={value} zone={viewer.timeZone} now={now} look="moment" />;
  return (
    <>
      <PageHeader
        title="Кто принял"
        places={[
          { href: href(agreements.adminList), title: "Документы компании" },
          { href: href(agreements.adminAgreement, { id }), title },
        ]}
        actions={
          <ButtonLink href={href(agreements.adminPeopleTable, { id })} icon="download" data-document>
            Скачать CSV
          </ButtonLink>
        }
      />
      <Tabs
        label="Кого показать"
        look="pills"
        tabs={parts.map((one) => ({
          href: href(agreements.adminPeople, { id }, { only: one === "all" ? undefined : one, department }),
          title: titles[one],
          current: one === only,
        }))}
      />
      <div className="mt-4">
        {items.length > 0 ? (
          <Table
            id="people"
            caption="Кто и когда принял"
            hideCaption
            rows={items}
            rowKey={({ accountId }) => accountId}
            columns={[
              {
                key: "name",
                title: "Имя",
                cell: ({ accountId, name, guest }) => (
                  <>
                    <a
                      className="inline-flex min-h-6 items-center text-ink hover:text-link"
                      href={href(agreements.adminProof, { id, accountId })}
                    >
                      {name}
                    </a>{" "}
                    {guest && <GuestMark />}
                  </>
                ),
              },
              { key: "department", title: "Подразделение", cell: (row) => row.department || "Без подразделения" },
              { key: "version", title: "Версия", number: true, cell: ({ number }) => number ?? "–" },
              {
                key: "at",
                title: "Когда",
                cell: ({ acceptedAt, withdrawnAt }) =>
                  withdrawnAt ? <>отозвано {at(withdrawnAt)}</> : acceptedAt ? at(acceptedAt) : "ещё нет",
              },
            ]}
          />
        ) : (
          <EmptyState icon="documents" title="Никого">
            {only === "waiting" ? "Все, кого спросили, уже приняли." : "Здесь пока никого нет."}
          </EmptyState>
        )}
      </div>
      {next && <MoreLink href={href(agreements.adminPeople, { id }, { only, department, after: next })} />}
    </>
  );
}
