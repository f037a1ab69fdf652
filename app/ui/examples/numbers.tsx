import { BarChart } from "../bar-chart.tsx";
import { Card } from "../card.tsx";
import { LineChart } from "../line-chart.tsx";
import { Progress, ProgressRing } from "../progress.tsx";
import { Loading, SkeletonCard } from "../skeleton.tsx";
import { Spinner } from "../spinner.tsx";
import { Table } from "../table.tsx";
import type { ExampleSet } from "./example.ts";

const days = [
  ["Пн", 124],
  ["Вт", 186],
  ["Ср", 162],
  ["Чт", 241],
  ["Пт", 318],
  ["Сб", 74],
  ["Вс", 96],
] as const;
const week = days.map(([label, value]) => ({ label, value }));

const orders = [
  { id: "1042", what: "Термокружка «Вече»", price: 450, state: "В пути" },
  { id: "1038", what: "Сертификат в книжный", price: 1200, state: "Получен" },
];

export const numbers: ExampleSet = {
  id: "numbers",
  title: "Числа и ожидание",
  examples: [
    {
      name: "Ход дела",
      element: (
        <div className="flex flex-col gap-5">
          <Progress label="Курс «Первая неделя»" value={3} max={8} text="3 из 8 уроков" />
          <Progress label="Адаптация" value={100} look="success" text="пройдена" />
          <div className="flex gap-3">
            <ProgressRing label="Тест" value={0} />
            <ProgressRing label="Курс" value={64} />
            <ProgressRing label="Чек-лист" value={100} />
          </div>
        </div>
      ),
    },
    {
      name: "Столбики",
      element: (
        <Card>
          <BarChart
            caption="Что читали на этой неделе"
            columns={["Лента", "Прочтений"]}
            data={[
              { label: "Работа", value: 1240 },
              { label: "Жизнь", value: 860 },
              { label: "Блоги", value: 312 },
            ]}
          />
        </Card>
      ),
    },
    {
      name: "Линия",
      element: (
        <Card>
          <LineChart
            id="readings"
            title="Прочтения по дням"
            summary="К пятнице читают в два с половиной раза больше, чем в понедельник"
            columns={["День", "Прочтений"]}
            data={week}
          />
        </Card>
      ),
    },
    {
      name: "Таблица",
      element: (
        <Table
          id="orders"
          caption="Мои заказы"
          rows={orders}
          rowKey={(order) => order.id}
          columns={[
            { key: "what", title: "Товар", cell: (order) => order.what },
            { key: "state", title: "Состояние", cell: (order) => order.state },
            { key: "price", title: "Баллов", number: true, cell: (order) => order.price },
          ]}
        />
      ),
    },
    {
      name: "Загрузка",
      element: (
        <Loading>
          <SkeletonCard />
        </Loading>
      ),
    },
    { name: "Ожидание входа", element: <Spinner large className="text-brand" /> },
  ],
};
