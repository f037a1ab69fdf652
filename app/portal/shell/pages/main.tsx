import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { dueAgreements } from "#app/access/agreements/ui/due-agreements.ts";
import { reactionForm } from "#app/engines/content/forms.ts";
import { listed } from "#app/engines/content/ui/listed.ts";
import { PublicationList } from "#app/engines/content/ui/publication-list.tsx";
import { amongCards } from "#app/engines/questionnaires/ui/among-cards.ts";
import { feed } from "#app/feed/feed/routes.ts";
import { emptyWords } from "#app/feed/feed/ui/empty-words.ts";
import { FeedEmpty } from "#app/feed/feed/ui/feed-empty.tsx";
import { FeedTabs } from "#app/feed/feed/ui/feed-tabs.tsx";
import { Prompt } from "#app/feed/ugc/ui/prompt.tsx";
import { dueAdaptation, wayWords } from "#app/learning/adaptation/ui/on-main.ts";
import { dueNews } from "#app/news/news/ui/due-news.ts";
import { lineIdForm } from "#app/news/running-line/forms.ts";
import { RunningLine } from "#app/news/running-line/ui/running-line.tsx";
import { addingOf } from "#app/news/stories/ui/adding.ts";
import { StoriesBar } from "#app/news/stories/ui/stories-bar.tsx";
import { setUp } from "#app/portal/set-up/routes.ts";
import { installHint } from "#app/portal/set-up/ui/hint-of.ts";
import { InstallHint } from "#app/portal/set-up/ui/install-hint.tsx";
import { widgetForm } from "#app/portal/widgets/forms.ts";
import { stepWords } from "#app/portal/widgets/ui/step-words.ts";
import { Steps } from "#app/portal/widgets/ui/steps.tsx";
import { WidgetRow } from "#app/portal/widgets/ui/widget-row.tsx";
import { dueSurveys } from "#app/surveys/surveys/ui/due-surveys.ts";
import { Attention } from "#app/ui/attention.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { clockText } from "#app/ui/time-text.ts";
import { readGrown } from "#app/web/grown.ts";
import { deviceKindOf } from "#app/web/in-app.ts";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { moodForm } from "#app/wellbeing/mood/forms.ts";
import { shell } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Главная");

export const loader = load(async ({ api, viewer, now, ...asker }) => {
  const [me, page, lines, stories, due, asked, widgets, begun, glance] = await Promise.all([
    api.account.me(),
    readGrown(asker.url, (after) => api.feed.page({ tab: "company", after })),
    api.runningLine.all({}),
    api.stories.bar({}),
    api.news.due({}),
    api.agreements.due({}),
    api.widgets.main({}),
    api.questionnaires.due({}),
    api.adaptation.glance({}),
  ]);
  const attention = [
    ...dueAgreements(asked.items, viewer.timeZone, now),
    ...dueNews(due.items),
    ...dueSurveys(begun.items),
    ...dueAdaptation(glance),
  ];
  const shown = {
    lines: lines.items,
    stories: { items: stories.items, adding: addingOf(stories.adding) },
    attention,
    // The own way of a newcomer takes the place of the first steps while it runs.
    steps: wayWords(glance) ?? stepWords(widgets.views.steps),
    widgets,
  };
  const words = {
    hello: `${greeting(now, viewer.timeZone)}, ${me.firstName}!`,
    install: installHint({ ...asker, viewer }),
  };
  const { next, grows, begin: after } = page;
  const calls = await api.surveys.inFeed({ ...(after && { after }), ...(next && { until: next }) });
  const items = amongCards(page.items.map(listed), calls.items, { zone: viewer.timeZone, now });
  const empty = items.length ? undefined : emptyWords({ tab: "company" });
  return { ...words, items, next, grows, empty, ...shown };
});

export const action = act({
  react: intent(reactionForm, async ({ api, value, here }) => {
    await api.content.react(value.reaction);
    return { to: here(value.reaction.id) };
  }),
  "dismiss-line": intent(lineIdForm, async ({ api, value, here }) => {
    await api.runningLine.dismiss(value);
    return { to: here() };
  }),
  mood: intent(moodForm, async ({ api, value, here }) => {
    await api.mood.tell(value);
    return { to: here("mood"), toast: { id: "mood", kind: "success", text: "Спасибо, что рассказали" } };
  }),
  "install-hint": intent(z.object({}), async ({ api, here, request }) => {
    await api.setUp.hideHint({ device: deviceKindOf(request.headers.get("user-agent")) });
    const link = { text: "Как поставить портал", href: href(setUp.qrcode) };
    return { to: here(), toast: { id: "install", kind: "info", text: "Подсказку убрали", link } };
  }),
  follow: intent(z.object({ id: z.uuid() }), async ({ api, value: { id }, here }) => {
    await api.news.subscribe({ id, subscribed: true });
    return { to: here("steps"), toast: { id: "subscription", kind: "success", text: "Вы подписались" } };
  }),
  "hide-widget": intent(widgetForm, async ({ api, value, here }) => {
    await api.widgets.show({ ...value, shown: false });
    const text = "Убрали. Вернуть можно в настройке виджетов.";
    return { to: here(), toast: { id: "widget", kind: "info", text } };
  }),
});

export default function Main() {
  const { hello, install, items, next, grows, empty, lines, stories, attention, steps, widgets } =
    useLoaderData<typeof loader>();
  return (
    <Columns
      beside={
        <>
          <WidgetRow {...widgets} />
          {install && <InstallHint {...install} />}
        </>
      }
    >
      <SkipLink href="#feed">К ленте</SkipLink>
      <RunningLine items={lines} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <Heading level={1} size="m">
          {hello}
        </Heading>
        {steps && <Steps {...steps} />}
        <Prompt back={href(shell.main)} />
      </div>
      <div className="mt-1">
        <StoriesBar {...stories} />
      </div>
      <Attention lines={attention} />
      <div className="mt-1">
        <FeedTabs current="company" />
      </div>
      <div className="mt-3">
        {items.length ? <PublicationList id="feed" items={items} /> : empty && <FeedEmpty {...empty} />}
      </div>
      {next && <MoreLink list={grows && "feed"} href={href(feed.company, null, { sort: "new", after: next })} />}
    </Columns>
  );
}

/** The words of the hour where the reader is. */
function greeting(now: string, zone: string): string {
  const hour = Number(clockText(new Date(now), zone).slice(0, 2));
  if (hour < 5 || hour > 22) return "Доброй ночи";
  if (hour < 12) return "Доброе утро";
  return hour < 18 ? "Добрый день" : "Добрый вечер";
}
