import { pointForms } from "#app/loyalty/balance/ui/words.ts";
import { Card } from "#app/ui/card.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import { counted } from "#app/ui/plural.ts";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { PaymentView } from "../contract.ts";
import { paymentTitles } from "./words.ts";

/** A payment as it stands in the books. */
export function PaymentCard({ payment }: { payment: PaymentView }) {
  const { viewer, now } = useRoot();
  return (
    <Card>
      <Definitions
        items={[
          { name: "Заказ", value: `№ ${payment.number}` },
          { name: "Сумма", value: counted(payment.amount, pointForms) },
          { name: "Состояние", value: paymentTitles[payment.state] },
          { name: "С", value: <Time value={payment.since} zone={viewer.timeZone} now={now} look="moment" /> },
        ]}
      />
    </Card>
  );
}
