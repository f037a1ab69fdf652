import { account } from "#app/account/routes.ts";
import { feed } from "#app/feed/routes.ts";
import { news } from "#app/news/routes.ts";
import { ugc } from "#app/ugc/routes.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Form } from "#app/web/form.tsx";
import { href } from "#app/web/urls.ts";
import type { Step, StepName } from "../contract.ts";

const steps: Record<StepName, [words: string, href: string]> = {
  photo: ["Поставить фото", `${href(account.settings)}#photo`],
  alias: ["Выбрать адрес своей страницы", href(account.alias)],
  subscription: ["Подписаться на рубрику или коллегу", href(news.rubrics)],
  comment: ["Ответить в комментариях", href(feed.company)],
  publication: ["Рассказать о себе в блоге", href(ugc.create)],
};

/** What a newcomer may begin with; a tick comes by itself when it is done. */
export function Steps({ items }: { items: Step[] }) {
  const ready = items.filter(({ done }) => done).length;
  return (
    <>
      <p className="-mt-2 mb-2 text-sm text-muted">
        Готово {ready} из {items.length}
      </p>
      <ul>
        {items.map(({ name, done }) => {
          const [words, to] = steps[name];
          return (
            <li key={name} className="flex min-h-9 items-center gap-2.5">
              <Icon name={done ? "success" : "chevron-right"} className={done ? "text-success" : "text-muted"} />
              {done ? (
                <span className="text-muted">
                  {words} <span className="sr-only">– сделано</span>
                </span>
              ) : (
                <a href={to} className="inline-flex min-h-8 items-center text-ink hover:text-link">
                  {words}
                </a>
              )}
            </li>
          );
        })}
      </ul>
      <Form className="mt-2">
        <input type="hidden" name="name" value="steps" />
        <Button look="quiet" size="s" name="intent" value="hide-widget" className="-ml-3">
          Больше не показывать
        </Button>
      </Form>
    </>
  );
}
