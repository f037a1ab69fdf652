import { Avatar, AvatarGroup } from "../avatar.tsx";
import { Badge } from "../badge.tsx";
import { Counter } from "../counter.tsx";
import { Definitions } from "../definitions.tsx";
import { Time } from "../time.tsx";
import type { ExampleSet } from "./example.ts";
import { anna, crowd, landscape, now, zone } from "./sample.ts";

const sizes = ["xs", "s", "m", "l", "xl"] as const;

export const people: ExampleSet = {
  id: "people",
  title: "Люди и метки",
  examples: [
    {
      name: "Лица",
      element: (
        <div className="flex flex-wrap items-center gap-3">
          {sizes.map((size) => (
            <Avatar key={size} person={anna} size={size} />
          ))}
          <Avatar person={{ ...anna, photo: `${landscape}#` }} size="l" named />
          <Avatar person={{ id: "place-6", name: "Кофе-поинт" }} size="l" square named />
        </div>
      ),
    },
    {
      name: "Цвета",
      element: (
        <div className="flex flex-wrap gap-2">
          {crowd.map((person) => (
            <Avatar key={person.id} person={person} named />
          ))}
        </div>
      ),
    },
    { name: "Несколько", element: <AvatarGroup people={crowd.slice(0, 4)} total={27} /> },
    {
      name: "Метки",
      element: (
        <div className="flex flex-wrap items-center gap-2">
          <Badge>Черновик</Badge>
          <Badge look="brand" icon="pin">
            Закреплено
          </Badge>
          <Badge look="success">Пройдено</Badge>
          <Badge look="warning">На проверке</Badge>
          <Badge look="danger">Просрочено</Badge>
          <Counter value={3} label="новых уведомления" />
          <Counter value={120} label="новых уведомлений" />
          <Counter value={0} quiet />
        </div>
      ),
    },
    {
      name: "Время",
      element: (
        <p className="flex flex-col gap-1">
          <Time value="2025-11-21T11:55:00.000Z" zone={zone} now={now} />
          <Time value="2025-11-20T11:55:00.000Z" zone={zone} now={now} />
          <Time value="2024-03-08T07:00:00.000Z" zone={zone} now={now} />
        </p>
      ),
    },
    {
      name: "Сведения",
      element: (
        <Definitions
          items={[
            { name: "Должность", value: "Руководитель отдела" },
            { name: "Город", value: "Нижний Новгород" },
            { name: "Почта", value: "anna@example.ru" },
          ]}
        />
      ),
    },
  ],
};
