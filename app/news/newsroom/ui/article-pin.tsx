import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { usePageForm } from "#app/web/reply.ts";
import { useRoot } from "#app/web/root-data.ts";
import type { DeskArticle } from "../contract.ts";

type Props = Pick<DeskArticle, "feed"> & {
  pin: DeskArticle["pinned"];
  /** What stands there already. */
  taken: { value: string; label: string }[];
};

/** The place above a feed: for how long, and instead of what when all five are taken. */
export function ArticlePin({ feed, pin, taken }: Props) {
  const { viewer, now } = useRoot();
  const { fields, problems } = usePageForm<{ days: string; instead: string }>("pin", { days: "7" });
  return (
    <Card>
      {pin ? (
        <Form className="flex flex-wrap items-center justify-between gap-4">
          <p>
            Стоит над лентой «{pin.feed === "life" ? "Жизнь" : "Работа"}», снимется{" "}
            <Time value={pin.until} zone={viewer.timeZone} now={now} />.
          </p>
          <Button name="intent" value="unpin" icon="unpin">
            Открепить
          </Button>
        </Form>
      ) : (
        <Form id="pin" className="flex flex-wrap items-end gap-4">
          <ErrorSummary problems={problems.filter(({ id }) => id.startsWith("pin"))} />
          <input type="hidden" name="feed" value={feed} />
          <TextField field={fields.days} label="На сколько дней" inputMode="numeric" />
          {taken.length >= 5 && (
            <SelectField field={fields.instead} label="Вместо чего" prompt="Выберите" options={taken} />
          )}
          <Button name="intent" value="pin" icon="pin">
            Закрепить над лентой
          </Button>
        </Form>
      )}
    </Card>
  );
}
