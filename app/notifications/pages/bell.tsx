import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { notifications } from "../routes.ts";
import { Notice } from "../ui/notice.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Уведомления");

export const loader = load(({ api, query }) => api.notifications.list({ after: query.after }));

export const action = act({
  "read-all": intent(z.object({}), async ({ api, here }) => {
    await api.notifications.readAll();
    return { to: here() };
  }),
});

export default function Bell() {
  const { items, next } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Уведомления" actions={items.some((notice) => !notice.read) && <ReadAll />} />
      {items.length ? (
        <ul className="space-y-3">
          {items.map((notice) => (
            <Notice key={notice.id} notice={notice} />
          ))}
        </ul>
      ) : (
        <EmptyState icon="bell" title="Новых уведомлений нет">
          Здесь появятся ответы на ваши публикации и комментарии.
        </EmptyState>
      )}
      {next && <MoreLink href={href(notifications.bell, null, { after: next })} />}
    </div>
  );
}

function ReadAll() {
  return (
    <Form>
      <Button name="intent" value="read-all" size="s" icon="check">
        Прочитать все
      </Button>
    </Form>
  );
}
