import { Button } from "#app/ui/button.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { MoveButtons } from "#app/ui/move-buttons.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { DeskLine as Line } from "../contract.ts";
import { runningLine } from "../routes.ts";
import { LevelBadge, StateBadge } from "./levels.tsx";

type Props = { line: Line; moves?: { up: boolean; down: boolean } };

const feeds = { work: "Работа", life: "Жизнь" };

/** One announcement on the editors' desk. */
export function DeskLine({ line, moves }: Props) {
  const { viewer, now } = useRoot();
  const { id, text, level, feed, state, from, to, dismissible, dismissals, author } = line;
  const at = (value: string) => <Time value={value} zone={viewer.timeZone} now={now} look="moment" />;
  return (
    <li id={id}>
      <Card pad="s" lifts>
        <div className="flex flex-wrap items-center gap-2">
          <LevelBadge level={level} />
          <StateBadge state={state} />
          <span className="text-sm text-muted">{feeds[feed]}</span>
        </div>
        <h2 className="mt-2 text-base font-medium">
          <CardLink href={href(runningLine.adminEdit, { id })}>{text}</CardLink>
        </h2>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted">
            {at(from)} – {at(to)}, {author}
            {dismissible && level !== "critical" && <>. Скрыли у себя: {dismissals}</>}
          </p>
          {moves && (
            <div className="relative flex items-center gap-1">
              <Form data-keep-scroll="">
                <input type="hidden" name="id" value={id} />
                <MoveButtons what={text} {...moves} />
              </Form>
              <Form data-keep-scroll="">
                <input type="hidden" name="id" value={id} />
                <Button look="quiet-danger" size="s" name="intent" value="end">
                  Снять <span className="sr-only">«{text}»</span>
                </Button>
              </Form>
            </div>
          )}
        </div>
      </Card>
    </li>
  );
}
