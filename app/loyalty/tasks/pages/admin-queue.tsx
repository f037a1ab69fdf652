import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Attachments } from "#app/engines/content/ui/attachments.tsx";
import { PersonLink } from "#app/engines/content/ui/byline.tsx";
import { DeskTabs } from "#app/loyalty/balance/ui/desk-tabs.tsx";
import { pointForms } from "#app/loyalty/balance/ui/words.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { tasksDesk } from "../desk-routes.ts";
import { queueIntents } from "../forms.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Задания на проверке");

export const loader = load(({ api, query: { after } }) => api.tasks.queue({ after }));

export const action = act(queueIntents);

export default function AdminQueue() {
  const { items, next } = useLoaderData<typeof loader>();
  const { viewer, now } = useRoot();
  const { problems } = useSmallForm("queue", { comment: undefined });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Задания на проверке">Сначала те, кто ждёт дольше всех.</PageHeader>
      <DeskTabs current="Проверка" />
      <div id="queue" className="mb-5 empty:hidden">
        <ErrorSummary problems={problems} />
      </div>
      {items.length === 0 ? (
        <EmptyState icon="success" title="Всё проверено">
          Здесь появится то, что сотрудники сделали и показали.
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {items.map(({ id, task, reward, person, evidence, files, at }) => (
            <Card as="li" key={id}>
              <div className="flex items-center gap-3">
                <Avatar person={{ id: person.accountId, name: person.name, photo: person.photo }} />
                <p className="min-w-0 text-sm text-muted">
                  <PersonLink person={person} />
                  <br />
                  <Time value={at} zone={viewer.timeZone} now={now} />
                </p>
              </div>
              <h2 className="mt-3 text-base font-medium wrap-anywhere">
                {task}: {counted(reward, pointForms)}
              </h2>
              <p className="mt-1 whitespace-pre-line wrap-anywhere">{evidence}</p>
              <Attachments items={files} />
              <Form className="mt-4 space-y-3">
                <input type="hidden" name="id" value={id} />
                <TextField id={`comment-${id}`} name="comment" label="Чего не хватило" maxLength={500} optional />
                <div className="flex flex-wrap gap-3">
                  <Button
                    look="primary"
                    name="intent"
                    value="approve"
                    aria-label={`Засчитать: ${task}, ${person.name}`}
                  >
                    Засчитать
                  </Button>
                  <Button name="intent" value="reject" aria-label={`Вернуть: ${task}, ${person.name}`}>
                    Вернуть
                  </Button>
                </div>
              </Form>
            </Card>
          ))}
        </ul>
      )}
      {next && <MoreLink href={href(tasksDesk.adminQueue, null, { after: next })} />}
    </div>
  );
}
