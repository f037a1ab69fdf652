import { peopleDesk } from "#app/office/people-desk/routes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { Link } from "#app/ui/link.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { ScimTrial } from "../contract.ts";
import { fieldsInWords, trialInWords } from "./trial-words.ts";

/** What each call on trial would have done, or why it was refused. */
export function TrialList({ items }: { items: ScimTrial[] }) {
  const { viewer, now } = useRoot();
  return (
    <ul className="grid gap-3">
      {items.map((trial) => {
        const fields = fieldsInWords(trial.fields);
        return (
          <Card as="li" key={trial.id} pad="s">
            <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
              {trial.personId ? (
                <Link href={href(peopleDesk.person, { id: trial.personId })} className="inline-block min-h-6">
                  {trial.name}
                </Link>
              ) : (
                trial.name || (trial.kind === "Groups" ? "Группа" : "Человек без имени")
              )}
              <Badge look={trial.problem ? "danger" : "brand"}>{trialInWords(trial)}</Badge>
            </p>
            {trial.problem && <p className="mt-1">{trial.problem}</p>}
            {fields && <p className="mt-1">Записал бы: {fields}.</p>}
            <p className="mt-0.5 text-sm wrap-anywhere text-muted">
              <Time value={trial.at} zone={viewer.timeZone} now={now} look="moment" /> · токен «{trial.token}»
            </p>
          </Card>
        );
      })}
    </ul>
  );
}
