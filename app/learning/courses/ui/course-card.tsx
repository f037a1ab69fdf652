import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { toneFills } from "#app/ui/tones.ts";
import { href } from "#app/web/urls.ts";
import { dayInFigures } from "#app/web/wall-time.ts";
import type { CourseCard as Card } from "../contract.ts";
import { courses } from "../routes.ts";
import { lengthText, levelTitles, progressText } from "./course-words.ts";

/** Courses side by side: cover, name, length, and how far the reader is. */
export function CourseCards({ items, level = 3 }: { items: Card[]; level?: 2 | 3 }) {
  const Title = `h${level}` as const;
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {items.map((item) => (
        <li key={item.id} className="card flex flex-col">
          <div
            aria-hidden="true"
            className={`flex h-20 items-center rounded-t-card px-4 text-surface ${toneFills[item.tone]}`}
          >
            <Icon name="learning" />
          </div>
          <div className="flex flex-1 flex-col gap-2 p-4">
            <Title className="font-semibold wrap-anywhere">
              <Link href={href(courses.course, { id: item.id })} className="inline-block min-h-6">
                {item.title}
              </Link>
            </Title>
            <p className="text-sm text-soft wrap-anywhere">{item.summary}</p>
            <p className="text-sm text-muted">{`${lengthText(item.minutes)} · ${levelTitles[item.level].toLowerCase()} уровень`}</p>
            <div className="mt-auto">
              <Way mine={item.mine} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Way({ mine }: { mine: Card["mine"] }) {
  if (!mine || mine.state === "withdrawn") return null;
  if (mine.state === "completed") return <Badge look="success">Пройден</Badge>;
  return (
    <>
      <Term mine={mine} />
      <Progress
        label={mine.state === "enrolled" ? "Не начат" : "Пройдено"}
        value={mine.done}
        max={mine.required}
        text={progressText(mine.done, mine.required)}
      />
    </>
  );
}

/** Until when an assigned course is to be passed. */
export function Term({ mine }: { mine: NonNullable<Card["mine"]> }) {
  if (!mine.dueOn || mine.state === "completed") return null;
  return (
    <p className="mb-2">
      <Badge look={mine.overdue ? "danger" : undefined}>
        {mine.overdue ? `Срок был ${dayInFigures(mine.dueOn)}` : `Пройти до ${dayInFigures(mine.dueOn)}`}
      </Badge>
    </p>
  );
}
