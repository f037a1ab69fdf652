import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { Api } from "#app/contract.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { muteForm } from "../forms.ts";
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
  mute: intent(muteForm, async ({ api, value, here }) => ({ to: here(), toast: await mute(api, value.id, true) })),
  unmute: intent(muteForm, async ({ api, value, here }) => ({ to: here(), toast: await mute(api, value.id, false) })),
});

async function mute(api: Api, id: string, muted: boolean) {
  const { title } = await api.notifications.mute({ id, muted });
  const settings = { text: "Настройки уведомлений", href: href(notifications.settings) };
  return {
    ...{ id: "muted", kind: "success" as const, link: settings },
    text: muted ? `Больше не сообщим: «${title}». Вернуть можно в том же меню` : `Снова сообщаем: «${title}»`,
  };
}

export default function Bell() {
  const { items, next } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Уведомления"
        actions={
          <>
            {items.some((notice) => !notice.read) && <ReadAll />}
            <ButtonLink href={href(notifications.settings)} size="s" look="quiet" icon="settings">
              Настроить
            </ButtonLink>
          </>
        }
      />
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
