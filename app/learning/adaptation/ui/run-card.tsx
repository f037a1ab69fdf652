import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { CardLink } from "#app/ui/card.tsx";
import { counted } from "#app/ui/plural.ts";
import { Progress } from "#app/ui/progress.tsx";
import type { RunLine } from "../contract.ts";
import { outcomeTitles, roleTitles, runTitles, stepForms } from "./words.ts";

/** «7 из 12 шагов» */
export const progressText = ({ done, required }: { done: number; required: number }) =>
  `${done} из ${counted(required, stepForms)}`;

/** A newcomer on their way, as those who help and who manages adaptation see them. */
export function RunCard({ run, href }: { run: RunLine; href: string }) {
  const { newcomer, title, state, done, required, submitted, late, missing, outcome } = run;
  return (
    <li className="card lifts relative flex gap-3 p-4">
      <Avatar person={{ ...newcomer, id: newcomer.accountId }} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          <CardLink href={href}>{newcomer.name}</CardLink>
        </p>
        <p className="mb-2 text-sm text-muted">
          {[title, runTitles[state].toLowerCase(), required > 0 && progressText(run)].filter(Boolean).join(" · ")}
        </p>
        {required > 0 && (
          <Progress label={newcomer.name} hideLabel value={done} max={required} text={progressText(run)} />
        )}
        <p className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
          {submitted > 0 && <Badge look="brand">{`На проверке: ${submitted}`}</Badge>}
          {late > 0 && <Badge look="warning">{`Срок прошёл: ${late}`}</Badge>}
          {missing.map((role) => (
            <Badge key={role} look="danger">{`Нет исполнителя: ${roleTitles[role].toLowerCase()}`}</Badge>
          ))}
          {state === "completed" && run.trialEndsOn && !outcome && <Badge look="brand">Нужно заключение</Badge>}
          {outcome && <Badge look={outcome === "passed" ? "success" : "neutral"}>{outcomeTitles[outcome]}</Badge>}
        </p>
      </div>
    </li>
  );
}
