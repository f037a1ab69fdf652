import type { ReactNode } from "react";
import { TodayGlance } from "#app/calendar/events/ui/today-glance.tsx";
import { Lines } from "#app/engines/content/ui/beside.tsx";
import { BadgesGlance } from "#app/loyalty/achievements/ui/badges-glance.tsx";
import { PointsGlance } from "#app/loyalty/balance/ui/points-glance.tsx";
import { ThanksGlance } from "#app/loyalty/thanks/ui/thanks-glance.tsx";
import { people } from "#app/people/people/routes.ts";
import { Card } from "#app/ui/card.tsx";
import { href } from "#app/web/urls.ts";
import { MoodGlance } from "#app/wellbeing/mood/ui/mood-glance.tsx";
import type { WidgetName, WidgetViews } from "../contract.ts";
import { widgets } from "../routes.ts";
import { Colleagues, Tags } from "./lists.tsx";
import { widgetTitles } from "./titles.ts";

type Views = Partial<WidgetViews>;
type Draw = (views: Views) => ReactNode;

const lined =
  (name: "surveys" | "channels" | "communities" | "pinned" | "services" | "store" | "courses"): Draw =>
  ({ [name]: items = [] }) =>
    items.length > 0 && <Lines items={items} />;

/** One line a widget: what draws it. What has nothing to say draws nothing; the first steps stand above the feed. */
const drawings: Partial<Record<WidgetName, Draw>> = {
  mood: ({ mood }) => mood && <MoodGlance {...mood} />,
  today: ({ today = [] }) => today.length > 0 && <TodayGlance items={today} />,
  surveys: lined("surveys"),
  channels: lined("channels"),
  communities: lined("communities"),
  pinned: lined("pinned"),
  birthdays: ({ birthdays = [] }) => birthdays.length > 0 && <Colleagues items={birthdays} day />,
  newcomers: ({ newcomers = [] }) => newcomers.length > 0 && <Colleagues items={newcomers} />,
  discussed: ({ discussed = [] }) => discussed.length > 0 && <Lines items={discussed} counts />,
  hashtags: ({ hashtags = [] }) => hashtags.length > 0 && <Tags items={hashtags} />,
  drafts: ({ drafts = [] }) =>
    drafts.length > 0 && <Lines items={drafts.map(({ href, words }) => ({ href, title: words || "Без слов" }))} />,
  balance: ({ balance }) => balance && <PointsGlance {...balance} />,
  thanks: ({ thanks = [] }) => <ThanksGlance items={thanks} />,
  achievements: ({ achievements = [] }) => achievements.length > 0 && <BadgesGlance items={achievements} />,
  services: lined("services"),
  store: lined("store"),
  courses: lined("courses"),
};

/** Where a widget shows the first of many. */
const wholes: Partial<Record<WidgetName, string>> = {
  birthdays: href(people.birthdays),
  newcomers: href(people.newcomers),
};

type Props = { shown: WidgetName[]; views: Views };

/** The widgets of the main page: a column on wide screens, a row to leaf through on narrow ones. */
export function WidgetRow({ shown, views }: Props) {
  return (
    <section aria-label="Виджеты" className="min-w-0">
      <ul className="widget-row">
        {shown.map((name) => {
          const drawn = drawings[name]?.(views);
          return (
            drawn && (
              <li key={name} id={name} className="w-74 max-w-full flex-none snap-start xl:w-full">
                <Card as="section" pad="s" labelledBy={`${name}-title`}>
                  <h2 id={`${name}-title`} className="mb-3 text-base">
                    {widgetTitles[name]}
                  </h2>
                  {drawn}
                  {wholes[name] && (
                    <a href={wholes[name]} className="mt-2 inline-flex min-h-7 items-center text-sm">
                      Показать всех
                    </a>
                  )}
                </Card>
              </li>
            )
          );
        })}
      </ul>
      <a
        href={href(widgets.setup)}
        className="mt-2 inline-flex min-h-8 items-center gap-2 text-sm text-muted no-underline hover:text-ink xl:mt-4"
      >
        Настроить виджеты
      </a>
    </section>
  );
}
