import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Table } from "#app/ui/table.tsx";
import { Time } from "#app/ui/time.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { agreements } from "../routes.ts";
import { shareOf } from "../ui/share.ts";
import { demandTitles } from "../ui/titles.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Документы компании");

export const loader = load(({ api }) => api.agreements.desk({}));

export default function AgreementsDesk() {
  const { items } = useLoaderData<typeof loader>();
  const { viewer, now } = useRoot();
  return (
    <>
      <PageHeader
        title="Документы компании"
        actions={
          viewer.isAdmin && (
            <ButtonLink look="primary" icon="add" href={href(agreements.adminCreate)}>
              Новый документ
            </ButtonLink>
          )
        }
      >
        Что люди принимают и читают, и сколько их уже приняли.
      </PageHeader>
      <Table
        id="agreements"
        caption="Документы"
        hideCaption
        rows={items}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "title",
            title: "Документ",
            cell: ({ id, title, draft, company }) => (
              <>
                <a
                  className="inline-flex min-h-6 items-center text-ink hover:text-link"
                  href={href(agreements.adminAgreement, { id })}
                >
                  {title}
                </a>
                <span className="ml-2 inline-flex gap-1.5">
                  {draft && <Badge look="warning">Черновик</Badge>}
                  {!company && <Badge>Портал</Badge>}
                </span>
              </>
            ),
          },
          { key: "demand", title: "Кто принимает", cell: ({ demand }) => demandTitles[demand] },
          {
            key: "version",
            title: "Версия",
            cell: ({ inForce, coming }) => (
              <>
                {inForce ? inForce.number : "ещё нет"}
                {coming && (
                  <span className="text-muted">
                    , с <Time value={coming.effectiveFrom} zone={viewer.timeZone} now={now} look="day" /> –{" "}
                    {coming.number}
                  </span>
                )}
              </>
            ),
          },
          {
            key: "accepted",
            title: "Приняли",
            number: true,
            cell: (row) => (row.demand === "none" || !row.company ? "–" : shareOf(row)),
          },
        ]}
      />
    </>
  );
}
