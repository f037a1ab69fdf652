import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { z } from "zod";
import { shell } from "#app/portal/shell/routes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { MoveButtons } from "#app/ui/move-buttons.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { WidgetName } from "../contract.ts";
import { widgetForm, widgetMoveForm } from "../forms.ts";
import { widgets } from "../routes.ts";
import { widgetTitles } from "../ui/titles.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Виджеты главной");

export const loader = load(({ api }) => api.widgets.arrangement({}));

const said = (text: string) => ({ id: "widgets", kind: "success" as const, text });

export const action = act({
  move: intent(widgetMoveForm, async ({ api, value, here }) => {
    await api.widgets.move(value);
    return { to: here(value.name) };
  }),
  hide: intent(widgetForm, async ({ api, value: { name }, here }) => {
    await api.widgets.show({ name, shown: false });
    return { to: here(), toast: said(`Виджет «${widgetTitles[name]}» убран`) };
  }),
  show: intent(widgetForm, async ({ api, value: { name }, here }) => {
    await api.widgets.show({ name, shown: true });
    return { to: here(name), toast: said(`Виджет «${widgetTitles[name]}» добавлен`) };
  }),
  reset: intent(z.object({}), async ({ api, here }) => {
    await api.widgets.reset({});
    return { to: here(), toast: said("Виджеты снова такие, какими были") };
  }),
});

const abouts: Record<WidgetName, string> = {
  steps: "С чего начать на портале. Исчезает сам, когда всё сделано.",
  mood: "Как прошёл день. Ответ видите только вы.",
  today: "Ваши события на сегодня и занятое время из других календарей.",
  surveys: "Опросы и тесты, которые ждут вашего ответа.",
  channels: "Ваши каналы: сначала те, где есть новое.",
  communities: "Ваши сообщества: сначала те, где есть новое.",
  pinned: "Важное, что редакторы закрепили над лентами.",
  birthdays: "Кого поздравить сегодня и на этой неделе.",
  newcomers: "Кто пришёл в компанию за последний месяц.",
  discussed: "О чём больше всего говорят в последние две недели.",
  hashtags: "Слова, по которым чаще всего находят публикации.",
  drafts: "Начатое и не отправленное.",
  balance: "Сколько у вас баллов и чем можно поблагодарить. Видите только вы.",
  thanks: "Кого и за что благодарят в компании.",
  achievements: "К каким достижениям вы уже близко.",
  services: "Сервисы, которые вы отложили или открывали недавно.",
  store: "Новое в магазине, что можно купить сейчас.",
  courses: "Курсы, которые вы проходите: сколько пройдено и до какого дня.",
};

export default function WidgetSetup() {
  const { shown, hidden, locked, own } = useLoaderData<typeof loader>();
  const { viewer } = useRoot();
  const first = locked.length;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Виджеты главной"
        places={[{ href: href(shell.main), title: "Главная" }]}
        actions={viewer.isAdmin && <ButtonLink href={href(widgets.locks)}>Виджеты для всех</ButtonLink>}
      >
        Выберите, что и в каком порядке стоит рядом с лентой. Виджет, которому сегодня нечего показать, места не
        занимает.
      </PageHeader>
      <Section id="shown" title="На главной">
        {shown.length === 0 && <p className="text-muted">Ни одного виджета: на главной останется только лента.</p>}
        <ol className="space-y-2">
          {shown.map((name, index) => (
            <Line key={name} name={name}>
              {index < first ? (
                <Badge icon="pin">Закреплён для всех</Badge>
              ) : (
                <>
                  <Form className="flex">
                    <input type="hidden" name="name" value={name} />
                    <MoveButtons
                      what={`виджет «${widgetTitles[name]}»`}
                      up={index > first}
                      down={index < shown.length - 1}
                    />
                  </Form>
                  <Deed name={name} intent="hide" words="Убрать" />
                </>
              )}
            </Line>
          ))}
        </ol>
      </Section>
      {hidden.length > 0 && (
        <Section id="hidden" title="Можно добавить">
          <ul className="space-y-2">
            {hidden.map((name) => (
              <Line key={name} name={name}>
                <Deed name={name} intent="show" words="Добавить" />
              </Line>
            ))}
          </ul>
        </Section>
      )}
      {own && (
        <Form className="mt-8">
          <Button icon="undo" name="intent" value="reset">
            Вернуть как было
          </Button>
        </Form>
      )}
    </div>
  );
}

function Line({ name, children }: { name: WidgetName; children: ReactNode }) {
  return (
    <Card as="li" pad="s" id={name} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{widgetTitles[name]}</p>
        <p className="text-sm text-muted">{abouts[name]}</p>
      </div>
      <div className="flex items-center gap-2">{children}</div>
    </Card>
  );
}

function Deed({ name, intent, words }: { name: WidgetName; intent: "hide" | "show"; words: string }) {
  return (
    <Form>
      <input type="hidden" name="name" value={name} />
      <Button size="s" look={intent === "show" ? "tinted" : "quiet"} name="intent" value={intent}>
        {words} <span className="sr-only">виджет «{widgetTitles[name]}»</span>
      </Button>
    </Form>
  );
}
