import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Form } from "#app/web/form.tsx";
import { href } from "#app/web/urls.ts";
import type { MoodGlance as View } from "../contract.ts";
import { mood } from "../routes.ts";
import { levelIcons, levelTitles } from "./levels.ts";
import { MoodChoice } from "./mood-choice.tsx";

/** Today's mood on the main page: the question, then the answer. */
export function MoodGlance({ level, low, errors }: View & { errors?: string[] | undefined }) {
  return (
    <>
      {level ? (
        <p className="flex items-center gap-2 font-medium">
          <Icon name={levelIcons[level]} className="text-brand" />
          {levelTitles[level]}
        </p>
      ) : (
        <Form className="space-y-3">
          <MoodChoice id="mood-today" legend="Как вы сегодня?" errors={errors} />
          <Button look="tinted" size="s" wide name="intent" value="mood">
            Отметить
          </Button>
        </Form>
      )}
      <p className="mt-2 text-sm text-muted">
        {low ? "Трудные дни? Подскажем, с кем поговорить. " : "Ответ видите только вы. "}
        <a href={href(mood.own)} className="inline-block min-h-6 text-link">
          {level ? "Изменить, история" : "История"}
        </a>
      </p>
    </>
  );
}
