import type { OrderView } from "#app/store/shop/contract.ts";
import { BackLines } from "#app/store/shop/ui/back-lines.tsx";
import { sumText } from "#app/store/shop/ui/price.tsx";
import { goodsName } from "#app/store/shop/ui/words.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";

/** Where a keeper gives the buyer back some of what they have paid, any number of times while anything is left. */
export function RefundForm({ order: { left, lines } }: { order: OrderView }) {
  const { fields, problems } = useSmallForm(
    "refund",
    {
      ...{ points: undefined, money: undefined, words: undefined, lines: undefined },
      ...{ count: [] as string[], shelf: [] as string[] },
    },
    "refund",
  );
  const kept = lines.filter(({ count, returned }) => count > returned);
  return (
    <Disclosure title="Вернуть покупателю" className="mt-5" open={problems.length > 0}>
      <Form id="refund" className="space-y-4" notKept="Возврат уходит сразу.">
        <ErrorSummary problems={problems} />
        <p className="text-soft">{`Ещё не возвращено: ${sumText(left)}.`}</p>
        {left.points > 0 && (
          <TextField
            field={fields.points}
            label="Сколько баллов вернуть"
            type="number"
            width="s"
            unit="баллов"
            optional
          />
        )}
        {left.money > 0 && (
          <TextField field={fields.money} label="Сколько рублей вернуть" width="s" unit="₽" optional />
        )}
        {kept.length > 0 && (
          <div id={fields.lines.id} tabIndex={-1}>
            <BackLines
              id="refund"
              lines={kept.map((line) => ({
                ...{ variantId: line.variantId, title: goodsName(line), most: line.count - line.returned },
              }))}
              asked={[
                { name: "count", label: "Вернулось", typed: fields.count.defaultOptions },
                { name: "shelf", label: "Снова в продажу", typed: fields.shelf.defaultOptions },
              ]}
            />
          </div>
        )}
        <TextField field={fields.words} label="За что возврат" hint="Прочитает покупатель" maxLength={300} />
        <Button name="intent" value="refund">
          Вернуть
        </Button>
      </Form>
    </Disclosure>
  );
}
