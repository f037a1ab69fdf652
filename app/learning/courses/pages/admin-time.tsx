import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Table } from "#app/ui/table.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { timeText } from "#app/web/wall-time.ts";
import { courseDesk } from "../desk-routes.ts";
import { readTimeWish } from "../forms.ts";
import { courses } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Время обучения");

export const loader = load(async ({ api, query }) => {
  const wish = readTimeWish(query);
  return { wish, ...(await api.courseDesk.time(wish)) };
});

export default function AdminTime() {
  const { wish, from, to, items, courses: offered, next } = useLoaderData<typeof loader>();
  const asked = { from, to, course: wish.course, person: wish.person };
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader
        title="Время обучения"
        actions={
          <>
            <ButtonLink href={href(courseDesk.adminTimeTable, null, asked)} icon="download">
              Таблица
            </ButtonLink>
            <ButtonLink href={href(courseDesk.adminTimePaper, null, asked)} icon="download" data-document>
              PDF с подписью
            </ButtonLink>
          </>
        }
      >
        Считается, пока урок виден на экране и человек у него: раз в полминуты, один раз на всех вкладках и устройствах,
        не больше трёх длин урока.
      </PageHeader>
      <Card className="mb-6">
        <form className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_2fr_auto]">
          <DateField id="from" name="from" label="С" defaultValue={from} />
          <DateField id="to" name="to" label="По" defaultValue={to} />
          <SelectField
            id="course"
            name="course"
            label="Курс"
            optional
            defaultValue={wish.course ?? ""}
            options={[{ value: "", label: "Все" }, ...offered.map(({ id, title }) => ({ value: id, label: title }))]}
          />
          {wish.person && <input type="hidden" name="person" value={wish.person} />}
          <Button>Показать</Button>
        </form>
      </Card>
      {items.length === 0 ? (
        <EmptyState icon="time" title="За эти дни никто не учился" />
      ) : (
        <Table
          id="time"
          caption="Сколько люди учились"
          hideCaption
          rows={items}
          rowKey={({ person, courseId }) => person.accountId + courseId}
          columns={[
            { key: "person", title: "Сотрудник", cell: ({ person }) => <Person person={person} asked={asked} /> },
            { key: "course", title: "Курс", cell: ({ title }) => title },
            { key: "seen", title: "На экране", number: true, cell: ({ seen }) => timeText(seen) },
            { key: "opened", title: "По открытию", number: true, cell: ({ opened }) => timeText(opened) },
            { key: "package", title: "По слову пакета", number: true, cell: (line) => timeText(line.package) },
          ]}
        />
      )}
      <p className="mt-4 text-sm text-muted">
        «По открытию» – от открытия урока до кнопки «Урок пройден», там, где не было JavaScript. «По слову пакета» – за
        всё время, как сообщил пакет SCORM: портал этого не проверял.
      </p>
      <p className="mt-2 text-sm">
        <Link href={href(courses.timeCheck)} className="inline-block min-h-6">
          Проверить подпись отчёта
        </Link>
      </p>
      {next && <MoreLink href={href(courseDesk.adminTime, null, { ...asked, after: next })} />}
    </div>
  );
}

type Asked = { from: string; to: string; course: string | undefined; person: string | undefined };

/** Whose time it is: leads to theirs alone, and back to everybody's. */
function Person({ person, asked }: { person: { accountId: string; name: string }; asked: Asked }) {
  const to = { ...asked, person: asked.person ? undefined : person.accountId };
  return (
    <Link href={href(courseDesk.adminTime, null, to)} className="inline-block min-h-6">
      {asked.person ? `${person.name}: показать всех` : person.name}
    </Link>
  );
}
