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

export default function CommunityFigures() {
  const { community, figures } = useLoaderData<typeof loader>();
  const { members, joined, active, posts, unanswered, weeks } = figures;
  const last = weeks.at(-1)!;
  const pointsOf = (name: "posts" | "comments") =>
    weeks.map((week) => ({ label: `с ${day.format(new Date(week.since))}`, value: week[name] }));
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
        <Card>
          <LineChart
            id="posts"
            title="Посты по неделям"
            summary={`За последнюю неделю – ${counted(last.posts, ["пост", "поста", "постов"])}.`}
            columns={["Неделя", "Постов"]}
            data={pointsOf("posts")}
          />
        </Card>
        <Card>
          <LineChart
            id="comments"
            title="Комментарии по неделям"
            summary={`За последнюю неделю – ${counted(last.comments, ["комментарий", "комментария", "комментариев"])}.`}
            columns={["Неделя", "Комментариев"]}
            data={pointsOf("comments")}
          />
        </Card>
      </div>
    </SettingsPage>
  );
}
