import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Link } from "#app/ui/link.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import type { OrderView } from "../contract.ts";
import { BackLines } from "./back-lines.tsx";
import { goodsName } from "./words.ts";

/** Where a buyer asks to give things back, while there is time for it. */
export function ReturnForm({ order: { lines, returnUntil, returnUrl } }: { order: OrderView }) {
  const { viewer, now } = useRoot();
  const { fields, problems } = useSmallForm(
    "return",
    { lines: undefined, count: [] as string[], words: undefined },
    "return",
  );
  const kept = lines.filter(({ count, returned }) => count > returned);
  if (!returnUntil || !kept.length) return null;
  return (
    <Disclosure title="Вернуть товар" className="mt-5" open={problems.length > 0}>
      <Form id="return" className="space-y-4" notKept="Просьба о возврате уходит сразу.">
        <ErrorSummary problems={problems} />
        <p className="text-soft">
          Попросить о возврате можно до <Time value={returnUntil} zone={viewer.timeZone} now={now} look="moment" />.
          Когда магазин согласится, баллы и деньги вернутся туда, откуда пришли.
        </p>
        {returnUrl && (
          <p>
            <Link href={returnUrl} external={!returnUrl.startsWith("/")} className="inline-block min-h-6">
              Бланк возврата
            </Link>
          </p>
        )}
        <div id={fields.lines.id} tabIndex={-1}>
          <BackLines
            id="return"
            lines={kept.map((line) => ({
              ...{ variantId: line.variantId, title: goodsName(line), most: line.count - line.returned },
            }))}
            asked={[{ name: "count", label: "Сколько вернуть", typed: fields.count.defaultOptions }]}
          />
        </div>
        <TextareaField field={fields.words} label="Что не так" rows={2} maxLength={500} />
        <Button name="intent" value="return">
          Попросить о возврате
        </Button>
      </Form>
    </Disclosure>
  );
}
