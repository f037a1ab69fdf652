import { Card } from "#app/ui/card.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { PaymentView } from "../contract.ts";
import { sumText } from "./price.tsx";
import { paymentTitles } from "./words.ts";

/** A payment as it stands in the books. */
export function PaymentCard({ payment }: { payment: PaymentView }) {
  const { viewer, now } = useRoot();
  return (
    <Card>
      <Definitions
        items={[
          { name: "Заказ", value: `№ ${payment.number}` },
          { name: "Сумма", value: amountText(payment, payment.amount) },
          { name: "Состояние", value: paymentTitle(payment) },
          { name: "Из них вернулось", value: payment.returned > 0 && amountText(payment, payment.returned) },
          { name: "Изменилось", value: <Time value={payment.since} zone={viewer.timeZone} now={now} look="moment" /> },
        ]}
      />
    </Card>
  );
}

const amountText = ({ kind }: PaymentView, amount: number): string =>
  kind === "points" ? sumText({ points: amount, money: 0 }) : sumText({ points: 0, money: amount });

/** What has become of a payment, in words. */
export const paymentTitle = ({ kind, state }: PaymentView): string =>
  kind === "money" && state === "returned" ? "Деньги вернулись на карту" : paymentTitles[state];

/** The same with its sum, in a line. */
export const paymentText = (payment: PaymentView): string =>
  `${amountText(payment, payment.amount)} · ${paymentTitle(payment)}`;
