import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { Api } from "#app/areas.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { HowItWorks } from "#app/ui/how-it-works.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { bellChoices, type MuteTerm } from "../contract.ts";
import { aboutForm, muteAboutForm, muteForm } from "../forms.ts";
import { notifications } from "../routes.ts";
import { Notice } from "../ui/notice.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Уведомления");

export const loader = load(async ({ api, query }) => {
  const only = bellChoices.find((choice) => choice === query.only);
  return { ...(await api.notifications.list({ after: query.after, only })), only };
});

export const action = act({
  "read-all": intent(z.object({}), async ({ api, here }) => {
    await api.notifications.readAll();
    return { to: here() };
  }),
  read: intent(muteForm, async ({ api, value, here }) => {
    await api.notifications.read(value);
    return { to: here() };
  }),
  "mute-about": intent(muteAboutForm, async ({ api, value: { about, term }, here }) => {
    await api.notifications.muteAbout({ id: about, muted: true, term });
    return { to: here(), toast: aboutToast(`${pauses[term]}. Обязательное придёт всё равно`) };
  }),
  "unmute-about": intent(aboutForm, async ({ api, value, here }) => {
    await api.notifications.muteAbout({ id: value.about, muted: false });
    return { to: here(), toast: aboutToast("Снова уведомляем об этой публикации") };
  }),
  mute: intent(muteForm, async ({ api, value, here }) => ({ to: here(), toast: await mute(api, value.id, true) })),
  unmute: intent(muteForm, async ({ api, value, here }) => ({ to: here(), toast: await mute(api, value.id, false) })),
});

const settings = { text: "Настройки уведомлений", href: href(notifications.settings) };

const aboutToast = (text: string) => ({ id: "muted", kind: "success" as const, link: settings, text });

const pauses: Record<MuteTerm, string> = {
  hour: "Час не уведомляем об этой публикации",
  day: "День не уведомляем об этой публикации",
  week: "Неделю не уведомляем об этой публикации",
  always: "Больше не уведомим об этой публикации",
};

async function mute(api: Api, id: string, muted: boolean) {
  const { title } = await api.notifications.mute({ id, muted });
  return {
    ...{ id: "muted", kind: "success" as const, link: settings },
    text: muted ? `Больше не сообщим: «${title}». Вернуть можно в том же меню` : `Снова сообщаем: «${title}»`,
  };
}

const how = {
  words: [
    "Что вы открыли, портал отмечает прочитанным сам.",
    "Обязательное приходит всегда; остальное приходит так, как вы решили.",
  ],
  links: [
    { href: href(notifications.settings), text: "О чём и как сообщать" },
    { href: `${href(notifications.settings)}#muted`, text: "О чём не уведомлять" },
  ],
};

export default function Bell() {
  const { items, next, only } = useLoaderData<typeof loader>();
  return (
    <Columns beside={<HowItWorks {...how} />}>
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
      <div className="mb-4">
        <Tabs
          label="Какие уведомления показать"
          look="pills"
          tabs={views.map(({ title, only: view }) => ({
            title,
            href: href(notifications.bell, null, { only: view }),
            current: view === only,
          }))}
        />
      </div>
      {items.length ? (
        <ul className="space-y-3">
          {items.map((notice) => (
            <Notice key={notice.id} notice={notice} />
          ))}
        </ul>
      ) : (
        <Empty only={only} />
      )}
      {next && <MoreLink href={href(notifications.bell, null, { after: next, only })} />}
    </Columns>
  );
}

const views = [
  { title: "Все", only: undefined },
  { title: "Непрочитанные", only: "unread" },
  { title: "Упоминания", only: "mentions" },
  { title: "Обязательные", only: "mandatory" },
] as const;

const empty = {
  all: { title: "Новых уведомлений нет", text: "Здесь появятся ответы на ваши публикации и комментарии." },
  unread: { title: "Всё прочитано", text: "Когда появится новое, мы покажем это здесь и на колокольчике." },
  mentions: { title: "Вас пока не упоминали", text: "Здесь появятся публикации и комментарии, где вас назовут." },
  mandatory: {
    title: "Обязательного нет",
    text: "Здесь появится то, с чем нужно ознакомиться, и решения модераторов.",
  },
};

function Empty({ only = "all" }: { only?: keyof typeof empty | undefined }) {
  const { title, text } = empty[only];
  const back = only === "all" ? undefined : <ButtonLink href={href(notifications.bell)}>Показать все</ButtonLink>;
  return (
    <EmptyState
      icon="bell"
      title={title}
      action={back ?? <ButtonLink href={href(notifications.settings)}>Настроить</ButtonLink>}
    >
      {text}
    </EmptyState>
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
