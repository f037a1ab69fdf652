import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { moneyText, sumText } from "#app/store/shop/ui/price.tsx";
import { BarChart } from "#app/ui/bar-chart.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LineChart } from "#app/ui/line-chart.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { storeDesk } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Показатели магазина");

export const loader = load(({ api }) => api.storeDesk.figures({}));

const orderForms = ["заказ", "заказа", "заказов"] as const;
const days = new Intl.DateTimeFormat("ru", { day: "numeric", month: "short", timeZone: "UTC" });

export default function AdminFigures() {
  const { weeks, products, categories } = useLoaderData<typeof loader>();
  const sum = (key: "orders" | "points" | "money" | "pointsBack" | "moneyBack") =>
    weeks.reduce((all, week) => all + week[key], 0);
  const by = (value: (week: (typeof weeks)[number]) => number) =>
    weeks.map((week) => ({ label: days.format(new Date(week.week)), value: value(week) }));
  const last = weeks.at(-1);
  const back = { points: sum("pointsBack"), money: sum("moneyBack") };
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader
        title="Показатели магазина"
        places={[{ href: href(storeDesk.adminOrders), title: "Заказы магазина" }]}
      >
        Оплаченные и не отменённые заказы за двенадцать недель, недели – по московскому времени.
      </PageHeader>
      {sum("orders") === 0 ? (
        <EmptyState icon="view-bars" title="За двенадцать недель никто ничего не купил" />
      ) : (
        <div className="grid gap-4 md:grid-cols-2">
          <Card>
            <LineChart
              id="orders"
              title="Заказы по неделям"
              summary={`Всего ${counted(sum("orders"), orderForms)}, на этой неделе ${last?.orders ?? 0}.`}
              columns={["Неделя с", "Заказы"]}
              data={by(({ orders }) => orders)}
            />
          </Card>
          <Card>
            <LineChart
              id="points"
              title="Баллы по неделям"
              summary={`Всего ${sumText({ points: sum("points"), money: 0 })}.`}
              columns={["Неделя с", "Баллы"]}
              data={by(({ points }) => points)}
            />
          </Card>
          <Card>
            <LineChart
              id="money"
              title="Рубли по неделям"
              summary={`Всего ${moneyText(sum("money"))}.`}
              columns={["Неделя с", "Рубли"]}
              data={by(({ money }) => Math.round(money / 100))}
            />
          </Card>
          <Card>
            <h2 className="font-semibold">Вернули покупателям</h2>
            <p className="mt-2 text-2xl">{sumText(back)}</p>
          </Card>
          <Card>
            <BarChart
              caption="Что покупают"
              columns={["Товар", "Сколько"]}
              data={products.map(({ title, count }) => ({ label: title, value: count }))}
              unit="шт."
            />
          </Card>
          <Card>
            <BarChart
              caption="Из каких категорий"
              columns={["Категория", "Сколько"]}
              data={categories.map(({ title, count }) => ({ label: title, value: count }))}
              unit="шт."
            />
          </Card>
        </div>
      )}
    </div>
  );
}
