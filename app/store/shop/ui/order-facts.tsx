import { Card } from "#app/ui/card.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import type { OrderView } from "../contract.ts";
import { GoodsLine } from "./goods-line.tsx";
import { sumText } from "./price.tsx";

/** What is in an order, for whom and how it comes. */
export function OrderFacts({ order }: { order: OrderView }) {
  const { lines, recipient, phone, delivery, address, comment, track, total, money } = order;
  return (
    <>
      <ul className="mb-4 space-y-2">
        {lines.map((line) => (
          <GoodsLine key={line.variantId} {...line} />
        ))}
      </ul>
      <Card>
        <Definitions
          items={[
            { name: "Итого", value: sumText({ points: total, money }) },
            { name: "Кто получит", value: recipient },
            { name: "Телефон", value: phone },
            { name: "Как получить", value: delivery },
            { name: "Куда", value: address },
            { name: "Номер отправления", value: track },
            { name: "Комментарий", value: comment },
          ]}
        />
      </Card>
    </>
  );
}
