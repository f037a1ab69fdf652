import type { QuestionnaireLine } from "#app/engines/questionnaires/contract.ts";
import { anonymityTitles } from "#app/engines/questionnaires/ui/words.ts";
import { questionnaireDesk } from "#app/surveys/questionnaire-desk/routes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { counted } from "#app/ui/plural.ts";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";

type Props = { items: QuestionnaireLine[]; addressOf(line: QuestionnaireLine): string };

/** Where one goes on with what one composes oneself: to its questions, or, once it is out, to what was answered. */
export const deskOf = ({ id, state }: QuestionnaireLine) =>
  href(state === "draft" ? questionnaireDesk.build : questionnaireDesk.results, { id });

/** Surveys or tests one under another: what is asked, until when, and how far one is. */
export function QuestionnaireList({ items, addressOf }: Props) {
  const { viewer, now } = useRoot();
  return (
    <ul className="space-y-3">
      {items.map((one) => (
        <Card as="li" key={one.id} pad="s" lifts>
          <h2 className="text-base font-medium wrap-anywhere">
            <CardLink href={addressOf(one)}>{one.title}</CardLink>
          </h2>
          {one.description && <p className="mt-1 line-clamp-2 text-sm text-soft">{one.description}</p>}
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
            <Marks {...one} />
            <span>{counted(one.questions, ["вопрос", "вопроса", "вопросов"])}</span>
            {one.minutes > 0 && <span>{counted(one.minutes, ["минута", "минуты", "минут"])}</span>}
            {one.closesAt && (
              <span>
                {one.state === "closed" ? "закончился " : "до "}
                <Time value={one.closesAt} zone={viewer.timeZone} now={now} look="day" />
              </span>
            )}
          </p>
        </Card>
      ))}
    </ul>
  );
}

function Marks({ kind, state, begun, answered, passed, anonymity }: QuestionnaireLine) {
  return (
    <>
      {begun && state === "open" && <Badge look="brand">Начато</Badge>}
      {kind === "survey" && answered && <Badge look="success">Вы ответили</Badge>}
      {passed === true && <Badge look="success">Сдан</Badge>}
      {passed === false && <Badge look="warning">Не сдан</Badge>}
      {state === "draft" && <Badge>Черновик</Badge>}
      {state === "scheduled" && <Badge>Запланирован</Badge>}
      {state === "paused" && <Badge look="warning">На паузе</Badge>}
      {state === "closed" && <Badge>Закрыт</Badge>}
      {kind === "survey" && anonymity !== "named" && <Badge>{anonymityTitles[anonymity]}</Badge>}
    </>
  );
}
