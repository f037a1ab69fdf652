import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dayOf } from "#app/news/news/ui/day.ts";
import { newsroom } from "#app/news/newsroom/routes.ts";
import { rubrics } from "#app/news/rubrics/routes.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { Table } from "#app/ui/table.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { checkNames, type Finding } from "../contract.ts";
import { deskChecks } from "../desk-routes.ts";
import { checkWords, linkWords, rubricWords } from "../ui/finding-words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Проверка содержимого");

export const loader = load(async ({ api, query, viewer }) => {
  // Rubrics are kept by chief editors.
  const names = checkNames.filter((name) => name !== "rubrics" || viewer.rights.includes("chief-editor"));
  const check = names.find((name) => name === query.check) ?? names[0]!;
  const { counts, ...page } = await api.deskChecks.read({ check, after: query.after });
  const tabs = names.map((name) => ({
    href: href(deskChecks.checks, null, { check: name }),
    title: checkWords[name].title,
    current: name === check,
    count: counts[name] ?? 0,
  }));
  return { check, tabs, words: checkWords[check], ...page };
});

export default function Checks() {
  const { check, tabs, words, items, next } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Проверка содержимого" places={[{ href: href(newsroom.desk), title: "Редакция" }]} />
      <Tabs label="Что проверено" look="pills" tabs={tabs} wraps />
      {items.length === 0 ? (
        <EmptyState icon="success" title={words.fine}>
          {words.hint}
        </EmptyState>
      ) : (
        <>
          <p className="my-4 text-muted">{words.hint}</p>
          <Table
            id="findings"
            caption={words.title}
            hideCaption
            rows={items as Finding[]}
            rowKey={({ key }) => key}
            columns={[
              {
                key: "title",
                title: check === "rubrics" ? "Рубрика" : "Статья",
                cell: (finding) => (
                  <a className="inline-block min-h-6 text-ink hover:text-link" href={toMend(finding)}>
                    {finding.title}
                  </a>
                ),
              },
              { key: "fault", title: "Что не так", cell: (finding) => <Fault finding={finding} /> },
            ]}
          />
        </>
      )}
      {next && <MoreLink href={href(deskChecks.checks, null, { check, after: next })} />}
    </>
  );
}

/** Where it is put right. */
function toMend({ check, id }: Finding): string {
  if (check === "rubrics") return href(rubrics.edit, { id });
  return href(check === "reviews" ? newsroom.review : newsroom.edit, { id });
}

function Fault({ finding }: { finding: Finding }) {
  switch (finding.check) {
    case "pictures":
      return counted(finding.count, ["картинка", "картинки", "картинок"]);
    case "links":
      return (
        <>
          {linkWords[finding.fault]}
          <span className="block text-sm text-muted wrap-anywhere">{finding.path}</span>
        </>
      );
    case "reviews":
      return `${dayOf(finding.reviewOn)} прошёл срок, ${dayOf(finding.goesOn)} снимется сама`;
    case "rubrics":
      return (
        <>
          {rubricWords[finding.fault]}
          <span className="block text-sm text-muted">
            {counted(finding.count, ["вышедшая статья", "вышедшие статьи", "вышедших статей"])}
          </span>
        </>
      );
  }
}
