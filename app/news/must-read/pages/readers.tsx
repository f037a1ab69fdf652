import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { dayOf } from "#app/news/news/ui/day.ts";
import { newsroom } from "#app/news/newsroom/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { Table } from "#app/ui/table.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { Time } from "#app/ui/time.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { wallOf } from "#app/web/wall-time.ts";
import { paceForm } from "../forms.ts";
import { mustRead } from "../routes.ts";
import { Reminding } from "../ui/reminding.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ title: string }>(
  ({ title }) => `Кто ознакомился: ${title}`,
  "Кто ознакомился",
);

export const loader = load(async ({ api, params: { id = "" }, query }) => {
  const only = query.only === "waiting" ? ("waiting" as const) : ("all" as const);
  return { id, only, ...(await api.mustRead.readers({ id, only, after: query.after })) };
});

export const action = act({
  remind: intent(z.object({}), async ({ api, params: { id = "" }, here }) => {
    const { people } = await api.mustRead.remind({ id });
    const text = people
      ? `Напомнили: ${counted(people, ["человек получит", "человека получат", "человек получат"])} уведомление`
      : "Напоминать некому: ознакомились все";
    return { to: here("reminding"), toast: { id: "remind", kind: "success", text } };
  }),
  "ask-anew": intent(z.object({}), async ({ api, params: { id = "" }, here }) => {
    const { people } = await api.mustRead.askAnew({ id });
    const text = `Попросили снова: ${counted(people, ["человек получит", "человека получат", "человек получат"])} уведомление`;
    return { to: here("reminding"), toast: { id: "remind", kind: "success", text } };
  }),
  pace: intent(paceForm, async ({ api, value, params: { id = "" }, here }) => {
    await api.mustRead.pace({ id, ...value });
    return { to: here("reminding"), toast: { id: "remind", kind: "success", text: "Сохранено" } };
  }),
});

export default function Readers() {
  const { id, only, departments, people, next, ...report } = useLoaderData<typeof loader>();
  const { title, closed, addressed, delivered, opened, acknowledged, dueOn } = report;
  const { viewer, now } = useRoot();
  const late = dueOn !== null && dueOn < wallOf(now, viewer.timeZone).slice(0, 10);
  return (
    <>
      <PageHeader
        title="Кто ознакомился"
        places={[{ href: href(newsroom.edit, { id }), title }]}
        actions={
          <ButtonLink href={href(mustRead.readersTable, { id })} icon="download" data-document>
            Скачать CSV
          </ButtonLink>
        }
      >
        {closed ? (
          <>
            Знакомиться с этой статьёй больше не обязательно: список закрыт. Отметки{" "}
            {counted(acknowledged, ["человека", "человек", "человек"])} сохранены.
          </>
        ) : (
          <>
            {acknowledged} из {counted(addressed, ["человека", "человек", "человек"])} отметили «Ознакомлен(а)», открыли{" "}
            {opened}, доставлено {delivered}.
            {dueOn && (late ? ` Срок прошёл ${dayOf(dueOn)}.` : ` Срок – ${dayOf(dueOn)}.`)}
          </>
        )}
      </PageHeader>
      <Table
        id="departments"
        caption="По подразделениям"
        rows={departments}
        rowKey={({ name }) => name}
        columns={[
          { key: "name", title: "Подразделение", cell: ({ name }) => name || "Без подразделения" },
          { key: "addressed", title: "Кому обязательно", number: true, cell: (row) => row.addressed },
          { key: "delivered", title: "Доставлено", number: true, cell: (row) => row.delivered },
          { key: "opened", title: "Открыли", number: true, cell: (row) => row.opened },
          { key: "acknowledged", title: "Ознакомились", number: true, cell: (row) => row.acknowledged },
          {
            key: "waiting",
            title: late ? "Опаздывают" : "Ждём",
            number: true,
            cell: (row) => row.addressed - row.acknowledged,
          },
        ]}
      />
      {!closed && <Reminding {...report} />}
      <Section id="people" title="По именам">
        {!closed && (
          <Tabs
            label="Кого показать"
            look="pills"
            tabs={[
              { href: href(mustRead.readers, { id }), title: "Все", current: only === "all" },
              {
                href: href(mustRead.readers, { id }, { only: "waiting" }),
                title: "Кого ждём",
                current: only === "waiting",
              },
            ]}
          />
        )}
        <div className="mt-4">
          <Table
            id="people-table"
            caption="Кто и когда ознакомился"
            hideCaption
            rows={people}
            rowKey={({ accountId }) => accountId}
            columns={[
              { key: "name", title: "Имя", cell: ({ name }) => name },
              { key: "department", title: "Подразделение", cell: ({ department, company }) => department || company },
              {
                key: "at",
                title: "Когда",
                cell: ({ acknowledgedAt, beforeChange, formerAt, opened: seen, delivered: got }) =>
                  acknowledgedAt ? (
                    <>
                      <Time value={acknowledgedAt} zone={viewer.timeZone} now={now} />
                      {beforeChange && ", прежняя версия"}
                    </>
                  ) : formerAt ? (
                    <>
                      ещё нет; прежняя версия – <Time value={formerAt} zone={viewer.timeZone} now={now} />
                    </>
                  ) : seen ? (
                    "ещё нет, но открыто"
                  ) : got ? (
                    "ещё нет, уведомление есть"
                  ) : (
                    "ещё нет"
                  ),
              },
            ]}
          />
        </div>
        {next && <MoreLink href={href(mustRead.readers, { id }, { only, after: next })} />}
      </Section>
    </>
  );
}
