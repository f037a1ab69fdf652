import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { Form } from "#app/web/form.tsx";
import type { CourseView } from "../contract.ts";
import { Term } from "./course-card.tsx";
import { progressText } from "./course-words.ts";

type Props = { course: CourseView; certificate: string | null };

/** What the reader may do with a course now: enrol, begin, go on, look at what they have in hand. */
export function CourseDeeds({ course, certificate }: Props) {
  const { mine, state } = course;
  const isAt = mine !== null && mine.state !== "withdrawn";
  const isOver = mine?.state === "completed";
  return (
    <div className="my-5 space-y-4">
      {isOver && (
        <Notice look="success" title="Курс пройден">
          {certificate && <ButtonLink href={certificate}>Сертификат</ButtonLink>}
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
      {course.hasNewer && (
        <Notice title="Вышла новая версия курса">
          <Form>
            <Button name="intent" value="move">
              Перейти на неё
            </Button>
          </Form>
          Пройденные уроки останутся пройденными. Можно и закончить свою версию.
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {(!isAt || isOver) && state === "published" && (
          <Form>
            <Button look={isOver ? undefined : "primary"} name="intent" value="enrol">
              {isOver ? "Пройти ещё раз" : "Записаться"}
            </Button>
          </Form>
        )}
        {isAt && (
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
