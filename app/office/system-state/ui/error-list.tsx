import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { counted } from "#app/ui/plural.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { Form } from "#app/web/form.tsx";
import type { ErrorGroup } from "../contract.ts";
import { Moment } from "./moment.tsx";
import { errorWords } from "./words.ts";

/** Mistakes: what the program says of each, where, how often, and the way to say that it is dealt with. */
export function ErrorList({ items }: { items: ErrorGroup[] }) {
  return (
    <ul className="grid gap-3">
      {items.map((one) => (
        <Card as="li" key={one.id} pad="s">
          <ErrorRow {...one} />
        </Card>
      ))}
    </ul>
  );
}

function ErrorRow({ id, kind, place, name, message, line, times, codes, firstAt, lastAt, isSettled }: ErrorGroup) {
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-base font-medium wrap-anywhere">{message}</h2>
        {isSettled && <Badge look="success">Разобрались</Badge>}
      </div>
      <p className="mt-1 text-sm text-soft wrap-anywhere">
        {[errorWords[kind], place, name].filter(Boolean).join(" · ")}
      </p>
      {line && <p className="mt-1 font-mono text-sm text-muted wrap-anywhere">{line}</p>}
      <p className="mt-2 text-sm text-muted">
        {counted(times, ["раз", "раза", "раз"])}, последний – <Moment at={lastAt} />
        {times > 1 && (
          <>
            , первый – <Moment at={firstAt} />
          </>
        )}
      </p>
      {codes.length > 0 && (
        <p className="text-sm text-muted wrap-anywhere">
          {codes.length > 1 ? "Коды" : "Код"}: <span className="font-mono">{codes.slice(0, 5).join(", ")}</span>
          {codes.length > 5 && ` и ещё ${codes.length - 5}`}
        </p>
      )}
      {!isSettled && (
        <Form className="mt-3">
          <input type="hidden" name="id" value={id} />
          <Button look="secondary" size="s" icon="check" name="intent" value="settle">
            Разобрались
            <VisuallyHidden>: {message}</VisuallyHidden>
          </Button>
        </Form>
      )}
    </>
  );
}
