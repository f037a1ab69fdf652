import type { OrderView, ReturnView } from "#app/store/shop/contract.ts";
import { BackLines } from "#app/store/shop/ui/back-lines.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";

/** What a buyer wants to give back, and where a keeper says whether it is taken. */
export function ReturnDecision({ asked, lines }: { asked: ReturnView; lines: OrderView["lines"] }) {
  const { fields, problems } = useSmallForm(
    "decide-return",
    {
      ...{ agreed: "yes", answer: undefined, lines: undefined, shelf: [] as string[], return: asked.id },
    },
    "decideReturn",
  );
  return (
    <Card className="mt-5">
      <h2 className="mb-2 text-lg">Покупатель просит о возврате</h2>
      <p className="mb-4 wrap-anywhere">{asked.words}</p>
      <Form id="decide-return" className="space-y-4" notKept="Решение уходит сразу: баллы и деньги возвращаются.">
        <ErrorSummary problems={problems} />
        <input type="hidden" name="return" value={asked.id} />
        <RadioGroup
          field={fields.agreed}
          label="Решение"
          choices={[
            { value: "yes", label: "Принять: вернуть то, что за это заплачено" },
            { value: "no", label: "Не принимать" },
          ]}
        />
        <div id={fields.lines.id} tabIndex={-1}>
          <BackLines
            id="decide-return"
            lines={asked.lines.map(({ variantId, title, count }) => {
              const line = lines.find((one) => one.variantId === variantId);
              const most = line ? Math.min(count, line.count - line.returned) : 0;
              return { variantId, title: `${title} × ${count}`, most };
            })}
            asked={[{ name: "shelf", label: "Снова в продажу", typed: fields.shelf.defaultOptions }]}
          />
        </div>
        <TextField
          field={fields.answer}
          label="Слова покупателю"
          hint="Для отказа обязательно: почему"
          maxLength={300}
          optional
        />
        <Button look="primary" name="intent" value="decideReturn">
          Решить
        </Button>
      </Form>
    </Card>
  );
}
