import { account } from "#app/people/account/routes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Link } from "#app/ui/link.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { href } from "#app/web/urls.ts";
import { dayInFigures } from "#app/web/wall-time.ts";
import type { Learner } from "../contract.ts";
import { courses } from "../routes.ts";
import { enrolmentTitles, progressText } from "./course-words.ts";

/** People in courses: how far each is, by when, with what result. */
export function LearnerList({ items, showsCourse }: { items: Learner[]; showsCourse?: boolean }) {
  return (
    <ul className="space-y-2">
      {items.map((item) => (
        <li key={`${item.person.accountId}${item.courseId}`} className="card grid gap-3 p-4 sm:grid-cols-[1fr_16rem]">
          <div className="min-w-0">
            <Link href={href(account.profile, { socialId: item.person.alias })} className="inline-block min-h-6">
              {item.person.name}
            </Link>
            {showsCourse && (
              <p className="wrap-anywhere">
                <Link href={href(courses.course, { id: item.courseId })} className="inline-block min-h-6">
                  {item.title}
                </Link>
              </p>
            )}
            <p className="flex flex-wrap gap-1.5 text-sm text-muted">
              <Badge look={item.state === "completed" ? "success" : undefined}>{enrolmentTitles[item.state]}</Badge>
              {item.overdue && <Badge look="danger">Срок прошёл</Badge>}
              {item.dueOn && item.endedAt === null && !item.overdue && <span>{`до ${dayInFigures(item.dueOn)}`}</span>}
              {item.score !== null && <span>{`балл ${item.score} %`}</span>}
            </p>
          </div>
          <Progress
            label="Пройдено"
            value={item.done}
            max={Math.max(1, item.required)}
            text={progressText(item.done, item.required)}
          />
        </li>
      ))}
    </ul>
  );
}
