import { dayOf } from "#app/news/news/ui/day.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Section } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { Form } from "#app/web/form.tsx";
import type { ReadersReport, RemindPace } from "../contract.ts";

type Props = Pick<
  ReadersReport,
  "addressed" | "acknowledged" | "outdated" | "remindEvery" | "remindable" | "reminders"
>;

const paces: { value: RemindPace; label: string }[] = [
  { value: "never", label: "Нет" },
  { value: "day", label: "Каждый день" },
  { value: "week", label: "Каждую неделю" },
];

/** Those who have not read are asked again: by a button, once a day, or by the portal itself. */
export function Reminding({ addressed, acknowledged, outdated, remindEvery, remindable, reminders }: Props) {
  const waiting = addressed - acknowledged;
  return (
    <Section id="reminding" title="Напоминания">
      <Card className="space-y-6">
        {waiting === 0 ? (
          <p className="text-soft">Напоминать некому: ознакомились все.</p>
        ) : remindable === "now" ? (
          <Form className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <Button look="primary" icon="bell" name="intent" value="remind">
              Напомнить не прочитавшим
            </Button>
            <p className="text-muted">
              Уведомление придёт {counted(waiting, ["человеку", "людям", "людям"])}. Не чаще раза в день.
            </p>
          </Form>
        ) : (
          <p className="text-soft">
            {remindable === "tomorrow"
              ? "Сегодня уже напоминали, снова можно завтра."
              : "Напомнить можно, когда статья опубликована и с ней нужно ознакомиться."}
          </p>
        )}
        {outdated > 0 && (
          <Form className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-5">
            <Button icon="undo" name="intent" value="ask-anew">
              Попросить ознакомиться снова
            </Button>
            <p className="text-muted">
              {counted(outdated, ["человек отметил", "человека отметили", "человек отметили"])} прежний текст, с тех пор
              он изменился. Их отметки останутся в отчёте. Нужен новый срок – сначала поменяйте его в статье.
            </p>
          </Form>
        )}
        <Form className="space-y-4 border-t border-line pt-5" repeatable>
          <RadioGroup
            name="every"
            id="every"
            label="Напоминать и без вас"
            hint="В десять утра по Москве, пока не ознакомятся все; после срока – ещё две недели, без срока – месяц с публикации"
            look="row"
            defaultValue={remindEvery}
            choices={paces}
          />
          <Button size="s" name="intent" value="pace">
            Сохранить
          </Button>
        </Form>
        {reminders.length > 0 && (
          <div className="border-t border-line pt-5">
            <h3 className="text-base">Уже напоминали</h3>
            <ul className="mt-2 space-y-1 text-soft">
              {reminders.map(({ day, by, people }) => (
                <li key={day}>
                  {dayOf(day)} · {by ?? "портал"} · {counted(people, ["человеку", "людям", "людям"])}
                </li>
              ))}
            </ul>
          </div>
        )}
      </Card>
    </Section>
  );
}
