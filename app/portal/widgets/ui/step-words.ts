import { feed } from "#app/feed/feed/routes.ts";
import { ugc } from "#app/feed/ugc/routes.ts";
import { account } from "#app/people/account/routes.ts";
import { followings } from "#app/people/followings/routes.ts";
import { href } from "#app/web/urls.ts";
import type { FirstSteps, StepName } from "../contract.ts";

const steps: Record<StepName, [words: string, href: string]> = {
  photo: ["Поставить фото", `${href(account.settings)}#photo`],
  alias: ["Выбрать адрес своей страницы", href(account.alias)],
  subscription: ["Подписаться на рубрику или коллегу", href(followings.subscriptions)],
  comment: ["Ответить в комментариях", href(feed.company)],
  publication: ["Рассказать о себе в блоге", href(ugc.create)],
};

type Named = { words: string; people: { name: string; alias: string; photo: string | null; href: string }[] };
export type StepWords = {
  /** What is begun with, and what is said of it, where it is a way of the newcomer's own. */
  title?: string;
  hello?: string;
  ready: string;
  lines: { words: string; href: string; done: boolean }[];
  near: Named[];
  rubrics: FirstSteps["rubrics"];
};

/** The first steps in words, until all are done: made by the server, so that the page's script need not know them. */
export function stepWords(told: FirstSteps | undefined): StepWords | undefined {
  if (!told?.items.some(({ done }) => !done)) return;
  const { items, manager, team, rubrics } = told;
  const near = (words: string, people: FirstSteps["team"]): Named => ({
    words,
    people: people.map((one) => ({ ...one, href: href(account.profile, { socialId: one.alias }) })),
  });
  return {
    ready: `Готово ${items.filter(({ done }) => done).length} из ${items.length}`,
    lines: items.map(({ name, done }) => ({ words: steps[name][0], href: steps[name][1], done })),
    near: [near("Ваш руководитель", manager ? [manager] : []), near("Ваша команда", team)].filter(
      ({ people }) => people.length > 0,
    ),
    rubrics,
  };
}
