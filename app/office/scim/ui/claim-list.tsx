import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { counted } from "#app/ui/plural.ts";
import { Form } from "#app/web/form.tsx";
import { rightTitles } from "#platform/people/rights.ts";
import type { ClaimRule } from "../contract.ts";

/** The rules of signing in: what the token says, the right that it gives, how many have it by the rule. */
export function ClaimList({ items }: { items: ClaimRule[] }) {
  return (
    <ul className="grid gap-3">
      {items.map(({ id, claim, value, right, people }) => (
        <Card as="li" key={id} pad="s" className="flex flex-wrap items-center gap-3">
          <div className="min-w-0 flex-1">
            <p className="font-semibold wrap-anywhere">{`${claim}: «${value}»`}</p>
            <p className="mt-0.5 text-sm text-muted">
              {rightTitles[right]} ·{" "}
              {people ? counted(people, ["человек", "человека", "человек"]) : "пока никому не подошло"}
            </p>
          </div>
          <Form>
            <input type="hidden" name="id" value={id} />
            <Button
              look="quiet"
              name="intent"
              value="remove-claim"
              aria-label={`Убрать правило: ${claim}, «${value}», ${rightTitles[right]}`}
            >
              Убрать
            </Button>
          </Form>
        </Card>
      ))}
    </ul>
  );
}
