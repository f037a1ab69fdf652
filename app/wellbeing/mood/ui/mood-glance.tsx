import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Form } from "#app/web/form.tsx";
import { href } from "#app/web/urls.ts";
import type { MoodLevel, MoodGlance as View } from "../contract.ts";
import { mood } from "../routes.ts";
import { levelIcons, levelTitles } from "./levels.ts";

const levels = Object.keys(levelTitles) as MoodLevel[];

/** Today's mood on the main page: the question, answered by one press, then the answer. */
export function MoodGlance({ level, low }: View) {
  return (
    <>
      {level ? (
        <p className="flex items-center gap-2 font-medium">
          <Icon name={levelIcons[level]} className="text-brand" />
          {levelTitles[level]}
        </p>
      ) : (
        <Form>
          <input type="hidden" name="intent" value="mood" />
          <p id="mood-asked" className="mb-2 font-medium">
            Как вы сегодня?
          </p>
          <div role="group" aria-labelledby="mood-asked" className="grid grid-cols-2 gap-2">
            {levels.map((one) => (
              <Button key={one} size="s" icon={levelIcons[one]} name="level" value={one} className="justify-start">
                {levelTitles[one]}
              </Button>
            ))}
          </div>
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
