import { readVideo } from "#app/rich-text/video.ts";
import { quizzes } from "#app/surveys/quizzes/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Film } from "#app/ui/film.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { sizeText } from "#app/ui/size-text.ts";
import { href } from "#app/web/urls.ts";
import type { LessonView } from "../contract.ts";

type Props = {
  lesson: LessonView["lesson"];
  /** Where a test leads back to. */
  here: string;
  /** Where the package of the lesson is played; nowhere while it is only looked at. */
  play: string | undefined;
};

/** What a lesson holds, in lines that are read calmly. */
export function LessonText({ lesson, here, play }: Props) {
  const { file, quiz, url, scorm } = lesson;
  return (
    <div className="max-w-text space-y-5 *:scroll-mb-20 [&_a]:scroll-mb-20">
      {file?.isFilm && (
        // biome-ignore lint/a11y/useMediaCaption: what is said stands below as text.
        <video controls preload="metadata" src={file.src} className="w-full rounded-card" />
      )}
      {url && lesson.kind !== "event" && <Outside kind={lesson.kind} url={url} />}
      <RichText doc={lesson.text} />
      {file && !file.isFilm && (
        <ButtonLink href={file.src} icon="download">
          {`${file.name}, ${sizeText(file.bytes)}`}
        </ButtonLink>
      )}
      {lesson.kind === "event" && (
        <ButtonLink look={lesson.state === "done" ? undefined : "primary"} href={url}>
          Открыть событие
        </ButtonLink>
      )}
      {quiz && <Quiz quiz={quiz} back={here} />}
      {scorm && <Scorm scorm={scorm} href={play} />}
    </div>
  );
}

function Outside({ kind, url }: { kind: string; url: string }) {
  const video = kind === "video" ? readVideo(url) : null;
  return video ? (
    <Film attrs={video} />
  ) : (
    <p>
      <Link href={url} external className="wrap-anywhere">
        {url}
      </Link>
    </p>
  );
}

function Scorm({ scorm, href: play }: { scorm: NonNullable<LessonView["lesson"]["scorm"]>; href: string | undefined }) {
  const { isPassed, score, tries } = scorm;
  const said = score === null ? "" : `Результат: ${score} %. `;
  return (
    <div className="space-y-3">
      {tries.length > 0 && (
        <Notice look={isPassed ? "success" : "info"} title={isPassed ? "Пройдено" : "Пока не пройдено"}>
          {said +
            (isPassed
              ? "Отметьте урок пройденным, если портал ещё не сделал этого сам."
              : "Можно продолжить с того же места.")}
        </Notice>
      )}
      {play ? (
        <ButtonLink look={isPassed ? undefined : "primary"} href={play}>
          {tries.length > 0 ? "Открыть снова" : "Открыть"}
        </ButtonLink>
      ) : (
        <p>Здесь откроется пакет SCORM.</p>
      )}
    </div>
  );
}

type QuizProps = { quiz: NonNullable<LessonView["lesson"]["quiz"]>; back: string };

function Quiz({ quiz, back }: QuizProps) {
  return (
    <div className="space-y-3">
      <p>
        {quiz.passAt > 0
          ? `Чтобы пройти урок, наберите не меньше ${quiz.passAt} %.`
          : "Чтобы пройти урок, сдайте тест."}
      </p>
      {quiz.best !== null && (
        <Notice look={quiz.passed ? "success" : "warning"} title={`Ваш лучший результат: ${quiz.best} %`}>
          {quiz.passed ? "Тест сдан: отметьте урок пройденным." : "Пока не хватает: попробуйте ещё раз."}
        </Notice>
      )}
      {quiz.opens ? (
        <ButtonLink
          href={href(quizzes.quiz, { anketaId: quiz.id }, { back })}
          look={quiz.passed ? undefined : "primary"}
        >
          {quiz.title}
        </ButtonLink>
      ) : (
        <Notice look="warning" title={`Тест «${quiz.title}» вам не открыт`}>
          Напишите автору курса: тест нужно показать всем, кто проходит курс.
        </Notice>
      )}
    </div>
  );
}
