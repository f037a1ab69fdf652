import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { calendarIntents } from "../forms.ts";
import { outside } from "../routes.ts";
import { EntryTime } from "../ui/entry-time.tsx";
import { eventForms, troubleWords } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Другой календарь");

export const loader = load(async ({ api, viewer, now, params: { calendarId = "" } }) => ({
  calendar: await api.outside.one({ id: calendarId }),
  zone: viewer.timeZone,
  now,
}));

export const action = act(calendarIntents);

export default function OutsideCalendar() {
  const { calendar, zone, now } = useLoaderData<typeof loader>();
  const { id, title, source, kind, shown, entries, freshAt, trouble, left, ahead, replaces } = calendar;
  const { fields, problems } = useSmallForm("rename", { title });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={title}
        places={[{ href: href(outside.list), title: "Другие календари" }]}
        actions={
          <ButtonLink href={href(outside.file, { calendarId: id })} icon="download" data-document download>
            Файлом
          </ButtonLink>
        }
      >
        {source}
        {freshAt && (
          <>
            , прочитан <Time value={freshAt} zone={zone} now={now} look="moment" />
          </>
        )}
      </PageHeader>
      <div className="mb-4 space-y-4 empty:hidden">
        {trouble && (
          <Notice look="warning" title={troubleWords[trouble.name]}>
            Не обновляется с <Time value={trouble.since} zone={zone} now={now} look="moment" />. Что пришло раньше,
            стоит на месте; портал попробует ещё.
          </Notice>
        )}
        {!freshAt && !trouble && <Notice title="Портал прочитает этот календарь через минуту" />}
        {!shown && kind === "file" && (
          <Notice title={`Прочитано: ${counted(entries, eventForms)}. Показать их в вашем календаре?`}>
            {replaces && `Такие же события уже есть в календаре «${replaces}»: этот встанет на его место.`}
          </Notice>
        )}
      </div>
      <Form className="mb-6 flex flex-wrap gap-2">
        <Button look={shown ? undefined : "primary"} name="intent" value={shown ? "hide" : "show"}>
          {shown ? "Скрыть" : "Показать в календаре"}
        </Button>
        {kind === "address" && (
          <Button name="intent" value="refresh">
            Прочитать сейчас
          </Button>
        )}
        <Button look="quiet-danger" name="intent" value="remove">
          Убрать календарь
        </Button>
      </Form>
      {left.length > 0 && (
        <section aria-labelledby="left" className="mb-6">
          <h2 id="left" className="mb-2 text-lg">
            Не прочитано
          </h2>
          <ul className="space-y-1">
            {left.map(({ what, why }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be called and refused alike, and none moves.
              <li key={at} className="wrap-anywhere">{`${what}: ${why}`}</li>
            ))}
          </ul>
        </section>
      )}
      {ahead.length > 0 && (
        <section aria-labelledby="ahead" className="mb-6">
          <h2 id="ahead" className="mb-2 text-lg">
            Ближайшее
          </h2>
          <ul className="space-y-1">
            {ahead.map((entry) => (
              <li key={entry.id} className="wrap-anywhere">
                <Link
                  href={href(outside.entry, { calendarId: id, entryId: entry.id })}
                  className="inline-block min-h-6"
                >
                  {entry.title}
                </Link>
                <span className="text-muted">
                  , <EntryTime {...entry} {...{ zone, now }} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Card>
        <Form id="rename" className="space-y-4">
          <ErrorSummary problems={problems} />
          <TextField field={fields.title} label="Название" maxLength={60} autoComplete="off" optional />
          <Button name="intent" value="rename">
            Сохранить
          </Button>
        </Form>
      </Card>
    </div>
  );
}
