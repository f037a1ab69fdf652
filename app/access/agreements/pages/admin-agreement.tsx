import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Difference } from "#app/ui/difference.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { Table } from "#app/ui/table.tsx";
import { Time } from "#app/ui/time.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { AgreementDesk } from "../contract.ts";
import { agreements } from "../routes.ts";
import { shareOf } from "../ui/share.ts";
import { demandTitles, kindTitles } from "../ui/titles.ts";
import { VersionState } from "../ui/version-state.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<Pick<AgreementDesk, "title">>(({ title }) => `Документ: ${title}`, "Документ");

export const loader = load(async ({ api, params: { id = "" }, query: { units } }) => {
  const { letters: _, ...agreement } = await api.agreements.desked({ id, units });
  return agreement;
});

export default function AgreementOnDesk() {
  const agreement = useLoaderData<typeof loader>();
  const { isAdmin } = useRoot().viewer;
  const { id, code, title, kind, demand, company, written, departments, moreDepartments } = agreement;
  const isAsked = company && demand !== "none";
  return (
    <>
      <PageHeader
        title={title}
        places={[{ href: href(agreements.adminList), title: "Документы компании" }]}
        actions={
          company && (
            <>
              {isAsked && <ButtonLink href={href(agreements.adminPeople, { id })}>Кто принял</ButtonLink>}
              {isAdmin && (
                <ButtonLink
                  look={written ? undefined : "primary"}
                  icon="edit"
                  href={href(agreements.adminVersion, { id })}
                >
                  {written ? "Править черновик" : "Новая версия"}
                </ButtonLink>
              )}
            </>
          )
        }
      >
        {kindTitles[kind]}. {demandTitles[demand]}.{isAsked && ` Приняли ${shareOf(agreement)}.`}{" "}
        {!company && "Это документ всего портала: здесь его можно только прочитать."}
      </PageHeader>
      {written && <Written id={id} written={written} />}
      <Versions code={code} versions={agreement.versions} isAsked={isAsked} />
      {isAsked && (
        <Section id="departments" title="Кто ещё не принял">
          <Table
            id="departments-table"
            caption="По подразделениям"
            hideCaption
            rows={departments}
            rowKey={({ id: department }) => department ?? ""}
            columns={[
              {
                key: "name",
                title: "Подразделение",
                cell: ({ id: department, name }) =>
                  department ? (
                    <a
                      className="inline-flex min-h-6 items-center text-ink hover:text-link"
                      href={href(agreements.adminPeople, { id }, { only: "waiting", department })}
                    >
                      {name}
                    </a>
                  ) : (
                    "Без подразделения"
                  ),
              },
              { key: "accepted", title: "Приняли", number: true, cell: shareOf },
              { key: "waiting", title: "Ждём", number: true, cell: ({ accepted, of }) => of - accepted },
            ]}
          />
          {moreDepartments && (
            <MoreLink href={`${href(agreements.adminAgreement, { id }, { units: moreDepartments })}#departments`}>
              Ещё подразделения
            </MoreLink>
          )}
        </Section>
      )}
    </>
  );
}

/** What is being written: as readers will see it, what it changes, and the way to publish it. */
function Written({ id, written }: { id: string; written: NonNullable<AgreementDesk["written"]> }) {
  const { viewer, now } = useRoot();
  const { number, body, changeSummary, effectiveFrom, parts } = written;
  return (
    <Section id="draft" title={`Черновик версии ${number}`}>
      <Card className="space-y-4">
        <p className="text-soft">
          {effectiveFrom && effectiveFrom > now ? (
            <>
              Вступит в силу <Time value={effectiveFrom} zone={viewer.timeZone} now={now} look="day" />.
            </>
          ) : (
            "Вступит в силу сразу после публикации."
          )}{" "}
          {changeSummary}
        </p>
        <Disclosure title="Прочитать">
          <RichText doc={body} level={3} />
        </Disclosure>
        {parts.length > 0 && (
          <Disclosure title="Сравнить с действующей">
            <Difference parts={parts} />
          </Disclosure>
        )}
        {viewer.isAdmin && (
          <ButtonLink look="primary" href={href(agreements.adminPublish, { id })}>
            Опубликовать…
          </ButtonLink>
        )}
      </Card>
    </Section>
  );
}

function Versions({ code, versions, isAsked }: Pick<AgreementDesk, "code" | "versions"> & { isAsked: boolean }) {
  const { viewer, now } = useRoot();
  const day = (value: string | null) =>
    value ? <Time value={value} zone={viewer.timeZone} now={now} look="day" /> : "сразу";
  return (
    <Section id="versions" title="Версии">
      <Table
        id="versions-table"
        caption="Версии документа"
        hideCaption
        rows={versions}
        rowKey={({ number }) => `${number}`}
        columns={[
          {
            key: "number",
            title: "Версия",
            cell: ({ number, state }) =>
              state === "draft" ? (
                number
              ) : (
                <a
                  className="inline-flex min-h-6 min-w-6 items-center text-link underline"
                  href={href(agreements.document, { code }, { version: `${number}` })}
                >
                  {number}
                </a>
              ),
          },
          { key: "state", title: "Состояние", cell: ({ state }) => <VersionState state={state} /> },
          { key: "from", title: "Действует с", cell: ({ effectiveFrom }) => day(effectiveFrom) },
          {
            key: "by",
            title: "Опубликовал(а)",
            cell: ({ publishedBy, publishedAt }) => publishedBy ?? (publishedAt ? "портал" : "–"),
          },
          {
            key: "summary",
            title: "Что изменилось",
            cell: ({ changeSummary }) => changeSummary && <span className="block min-w-60">{changeSummary}</span>,
          },
          { key: "accepted", title: "Приняли", number: true, cell: ({ accepted }) => (isAsked ? accepted : "–") },
        ]}
      />
    </Section>
  );
}
