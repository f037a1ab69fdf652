import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { Form } from "#app/web/form.tsx";
import { href } from "#app/web/urls.ts";
import type { CourseView } from "../contract.ts";
import { courses } from "../routes.ts";
import { Term } from "./course-card.tsx";
import { progressText } from "./course-words.ts";

type Props = { course: CourseView; certificate: string | null };

/** What the reader may do with a course now: enrol, begin, go on, look at what they have in hand. */
export function CourseDeeds({ course, certificate }: Props) {
  const { mine, state } = course;
  const isAt = mine !== null && mine.state !== "withdrawn";
  const isOver = mine?.state === "completed";
  const waits = course.needs.some(({ isPassed }) => !isPassed);
  return (
    <div className="my-5 space-y-4">
      {isOver && (
        <Notice look="success" title="Курс пройден">
          {certificate && <ButtonLink href={certificate}>Сертификат</ButtonLink>}
        </Notice>
      )}
      {course.needs.length > 0 && (
        <Notice look={waits ? "warning" : "info"} title={waits ? "Сначала пройдите" : "Вы готовы: нужное уже пройдено"}>
          <ul>
            {course.needs.map((one) => (
              <li key={one.id}>
                <Link href={href(courses.course, { id: one.id })}>{one.title}</Link>
                {one.isPassed && " – пройден"}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {isAt && <Term mine={mine} />}
      {isAt && (
        <Progress
          label="Пройдено"
          value={mine.done}
          max={mine.required}
          text={progressText(mine.done, mine.required)}
        />
      )}
      {course.newer && <Newer newer={course.newer} />}
      <div className="flex flex-wrap gap-2">
        {(!isAt || isOver) && state === "published" && !waits && (
          <Form>
            <Button look={isOver ? undefined : "primary"} name="intent" value="enrol">
              {isOver ? "Пройти ещё раз" : "Записаться"}
            </Button>
          </Form>
        )}
        {isAt && (!waits || mine.state !== "enrolled") && (
          <Form repeatable>
            <Button look={isOver ? undefined : "primary"} name="intent" value="start">
              {isOver ? "Пересмотреть" : mine.state === "enrolled" ? "Начать" : "Продолжить"}
            </Button>
          </Form>
        )}
        <Form repeatable>
          <input type="hidden" name="kept" value={course.saved ? "off" : "on"} />
          <Button look="quiet" icon="bookmark" name="intent" value="keep">
            {course.saved ? "Убрать из отложенных" : "Отложить"}
          </Button>
        </Form>
        {isAt && !isOver && !mine.assigned && (
          <Form>
            <Button look="quiet" name="intent" value="leave">
              Уйти с курса
            </Button>
          </Form>
        )}
      </div>
    </div>
  );
}

/** Offers to move to the newer version, with what would change. */
function Newer({ newer: { added, gone, changed, done, required } }: { newer: NonNullable<CourseView["newer"]> }) {
  const changes = [
    ["Добавится", added],
    ["Уйдёт", gone],
    ["Изменится", changed],
  ] as const;
  const isSame = changes.every(([, titles]) => titles.length === 0);
  return (
    <Notice title="Вышла новая версия курса">
      <div className="space-y-2">
        {isSame ? (
          <p>Уроки те же, другой только порядок.</p>
        ) : (
          <ul>
            {changes.map(
              ([words, titles]) =>
                titles.length > 0 && (
                  <li key={words} className="wrap-anywhere">
                    {`${words}: ${titles.map((title) => `«${title}»`).join(", ")}`}
                  </li>
                ),
            )}
          </ul>
        )}
        <p>
          {`Пройденные уроки останутся пройденными: у вас будет ${progressText(done, required)}. Можно и закончить свою версию.`}
        </p>
        <Form>
          <Button name="intent" value="move">
            Перейти на неё
          </Button>
        </Form>
      </div>
    </Notice>
  );
}
