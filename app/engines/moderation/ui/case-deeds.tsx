import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { CaseView, DecisionName } from "../contract.ts";
import { moderation } from "../routes.ts";
import { barredWords } from "./barred-words.ts";
import { decisionWords } from "./words.ts";

/** These change nothing that cannot be seen at once; the rest is asked on a page of its own. */
const atOnce: DecisionName[] = ["keep", "approve"];
const harsh: DecisionName[] = ["delete", "mute", "suspend"];

/** What a moderator can do with a case now. */
export function CaseDeeds({ item: { id, openedAt, choices, barred, claim } }: { item: CaseView }) {
  const { viewer, now } = useRoot();
  if (barred) return <Notice>{barredWords[barred]}</Notice>;
  return (
    <div className="space-y-4 border-t border-line pt-5">
      {claim ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-sm text-muted">
            У вас до <Time value={claim.until} zone={viewer.timeZone} now={now} look="clock" />
          </p>
          <Form>
            <Button size="s" name="intent" value="release">
              Вернуть в очередь
            </Button>
          </Form>
        </div>
      ) : (
        <Form>
          <Button size="s" icon="user" name="intent" value="claim">
            Взять в работу
          </Button>
        </Form>
      )}
      <div className="flex flex-wrap gap-2">
        {choices.map((name) =>
          atOnce.includes(name) ? (
            <Form key={name}>
              <input type="hidden" name="seen" value={openedAt} />
              <Button look="primary" icon="check" name="intent" value={name}>
                {decisionWords[name].deed}
              </Button>
            </Form>
          ) : (
            <ButtonLink
              key={name}
              href={href(moderation.decision, { id, decision: name })}
              look={harsh.includes(name) ? "quiet-danger" : "secondary"}
            >
              {decisionWords[name].deed}
            </ButtonLink>
          ),
        )}
      </div>
    </div>
  );
}
