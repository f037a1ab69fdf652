import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Card } from "#app/ui/card.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import { LineChart } from "#app/ui/line-chart.tsx";
import { counted } from "#app/ui/plural.ts";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { communityAt } from "../forms.ts";
import { SettingsPage } from "../ui/settings-page.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Цифры сообщества");

export const loader = load(async (args) => {
  const community = await communityAt(args, "lead");
  return { community, figures: await args.api.communities.figures({ id: community.id }) };
});

const day = new Intl.DateTimeFormat("ru", { day: "numeric", month: "short", timeZone: "UTC" });

type Shown = { key: "members" | "active" | "posts" | "comments" | "unanswered"; title: string; column: string };

const charts: (Shown & { says(last: number): string })[] = [
  {
    ...{ key: "members", title: "Участники по неделям", column: "Участников" },
    says: (last) => `Сейчас ${counted(last, ["участник", "участника", "участников"])}. Кто вышел, не считаются.`,
  },
  {
    ...{ key: "active", title: "Активные по неделям", column: "Активных" },
    says: (last) => `За последнюю неделю – ${counted(last, ["человек", "человека", "человек"])}.`,
  },
  {
    ...{ key: "posts", title: "Посты по неделям", column: "Постов" },
    says: (last) => `За последнюю неделю – ${counted(last, ["пост", "поста", "постов"])}.`,
  },
  {
    ...{ key: "comments", title: "Комментарии по неделям", column: "Комментариев" },
    says: (last) => `За последнюю неделю – ${counted(last, ["комментарий", "комментария", "комментариев"])}.`,
  },
  {
    ...{ key: "unanswered", title: "Посты без ответа по неделям", column: "Без ответа" },
    says: (last) =>
      last
        ? `За последнюю неделю без ответа ${counted(last, ["пост", "поста", "постов"])}.`
        : "На всё, что написано за последнюю неделю, ответили.",
  },
];

export default function CommunityFigures() {
  const { community, figures } = useLoaderData<typeof loader>();
  const { members, joined, active, posts, unanswered, weeks } = figures;
  return (
    <SettingsPage community={community} current="figures">
      <Card>
        <Definitions
          items={[
            { name: "Участников", value: `${members}, за 30 дней пришли ${joined}` },
            { name: "Активных", value: `${active}: писали, отвечали или отмечали реакцией за 30 дней` },
            { name: "Постов", value: `${posts} за 30 дней` },
            {
              name: "Без ответа",
              value: unanswered ? `${counted(unanswered, ["пост", "поста", "постов"])} за 30 дней` : "На всё ответили",
            },
          ]}
        />
      </Card>
      <div className="mt-5 space-y-5">
        {charts.map(({ key, title, column, says }) => (
          <Card key={key}>
            <LineChart
              id={key}
              title={title}
              summary={says(weeks.at(-1)![key])}
              columns={["Неделя", column]}
              data={weeks.map((week) => ({ label: `с ${day.format(new Date(week.since))}`, value: week[key] }))}
            />
          </Card>
        ))}
      </div>
    </SettingsPage>
  );
}
