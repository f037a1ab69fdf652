import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { attemptTitles, percentText } from "#app/engines/questionnaires/ui/words.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Table } from "#app/ui/table.tsx";
import { Time } from "#app/ui/time.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { questionnaireDesk } from "../routes.ts";
import { DeskHeader } from "../ui/desk-header.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Кто ответил");

export const loader = load(async ({ api, params: { id = "" }, query: { after } }) => {
  const [source, people] = await Promise.all([
    api.questionnaireDesk.source({ id }),
    api.questionnaireDesk.people({ id, after }),
  ]);
  const { title, state, kind } = source;
  return { about: { id, title, state, kind, named: true }, ...people };
});

export default function People() {
  const { about, kind, items, next } = useLoaderData<typeof loader>();
  const { viewer, now } = useRoot();
  const isTest = kind === "test";
  return (
    <div className="mx-auto max-w-2xl">
      <DeskHeader about={about} current="people" />
      {items.length === 0 ? (
        <EmptyState icon="users" title="Пока никто не ответил">
          Здесь появятся те, кто ответил.
        </EmptyState>
      ) : (
        <Table
          id="people"
          caption="Кто ответил"
          hideCaption
          rows={items}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "name",
              title: "Имя",
              cell: ({ id, name }) =>
                isTest ? (
                  <a
                    className="inline-block min-h-6 text-link underline"
                    href={href(questionnaireDesk.attempt, { id: about.id, attempt: id })}
                  >
                    {name}
                  </a>
                ) : (
                  name
                ),
            },
            { key: "department", title: "Подразделение", cell: ({ department }) => department },
            ...(isTest
              ? [
                  { key: "number", title: "Попытка", number: true, cell: (one: (typeof items)[number]) => one.number },
                  {
                    key: "score",
                    title: "Результат",
                    cell: ({ state, score }: (typeof items)[number]) => (
                      <>
                        <span className="whitespace-nowrap">{attemptTitles[state]}</span>
                        {score !== null && `, ${percentText(score)}`}
                      </>
                    ),
                  },
                ]
              : []),
            {
              key: "at",
              title: "Когда",
              cell: ({ submittedAt }) =>
                submittedAt && <Time value={submittedAt} zone={viewer.timeZone} now={now} look="moment" />,
            },
          ]}
        />
      )}
      {next && <MoreLink href={href(questionnaireDesk.people, { id: about.id }, { after: next })} />}
    </div>
  );
}
