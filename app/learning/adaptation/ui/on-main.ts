import { account } from "#app/people/account/routes.ts";
import type { AttentionLine } from "#app/ui/attention.tsx";
import { counted } from "#app/ui/plural.ts";
import { href } from "#app/web/urls.ts";
import type { Glance } from "../contract.ts";
import { adaptationDesk } from "../desk-routes.ts";
import { adaptation } from "../routes.ts";
import { stepForms } from "./words.ts";

/** What of newcomers waits for the reader, as it stands in «Требует внимания»: a line for each newcomer. */
export function dueAdaptation({ waiting, missing }: Glance): AttentionLine[] {
  const byPerson = Map.groupBy(waiting, ({ person }) => person.id);
  const lines = [...byPerson].map(([id, steps]) => {
    const [{ person, title, check }] = steps as [Glance["waiting"][number]];
    return {
      href: href(adaptation.subordinate, { id }),
      title: `${person.name}: ${steps.length > 1 ? counted(steps.length, stepForms) : title}`,
      note: check ? "Проверить" : "Ваш шаг для новичка",
      late: steps.some(({ late }) => late),
    };
  });
  if (!missing) return lines;
  const desk = href(adaptationDesk.adminRuns, null, { tab: "missing" });
  const title = `Адаптация без исполнителя: ${counted(missing, ["новичок", "новичка", "новичков"])}`;
  return [{ href: desk, title, note: "Назначить", late: true }, ...lines];
}

/** A newcomer's own way in words, for the block that meets them on the main page; nothing for who walks none. */
export function wayWords({ way }: Glance) {
  if (!way) return undefined;
  const { id, title, done, required, steps, helpers } = way;
  const lines = steps.map((step) => ({
    words: step.title,
    href: href(adaptation.lesson, { trajectoryId: id, levelId: step.level, lessonId: step.key }),
    done: false,
  }));
  const whole = { words: "Вся программа", href: href(adaptation.trajectory, { trajectoryId: id }), done: false };
  const people = helpers.map(({ name, alias, photo }) => ({
    ...{ name, alias, photo, href: href(account.profile, { socialId: alias }) },
  }));
  return {
    title,
    ready: `Пройдено ${done} из ${counted(required, stepForms)}`,
    hello: "Вот что дальше. Не спешите и спрашивайте: вам помогут.",
    lines: [...lines, whole],
    near: people.length ? [{ words: "Кто помогает", people }] : [],
    rubrics: [],
  };
}
