import { extras } from "#app/engines/extras/routes.ts";
import { mustRead } from "#app/news/must-read/routes.ts";
import { news } from "#app/news/news/routes.ts";
import { deskTalk } from "#app/news/newsroom/desk-routes.ts";
import { translations } from "#app/news/translations/routes.ts";
import type { IconName } from "#app/ui/icon-names.ts";
import { href } from "#app/web/urls.ts";
import type { DeskArticle } from "../contract.ts";
import { newsroom } from "../routes.ts";

type DeskLink = { to: string; title: string; icon?: IconName };

/** What else can be done with an article: made by the server, so that the form's script need not know these places. */
export function linksOf(article: DeskArticle, rights: readonly string[]): DeskLink[] {
  const { id, state, reviewOn, pinned } = article;
  const isOut = state === "published";
  const links: (DeskLink | false)[] = [
    article.reported && { to: href(mustRead.readers, { id }), title: "Кто ознакомился" },
    reviewOn !== null && { to: href(newsroom.review, { id }), title: "Пересмотр" },
    { to: href(deskTalk.talk, { id }), title: "Проверка и разговор" },
    { to: href(extras.desk, { id }), title: "Файлы и ссылки", icon: "attach" },
    { to: href(translations.list, { id }), title: "Языковые версии" },
    { to: href(newsroom.copy, { id }), title: "Копия или шаблон" },
    { to: href(newsroom.preview, { id }), title: "Предпросмотр", icon: "eye" },
    isOut &&
      rights.includes("chief-editor") && {
        to: href(newsroom.pin, { id }),
        title: pinned ? "Закреплено" : "Закрепить",
        icon: "pin",
      },
    isOut && { to: href(news.article, { id }), title: "Открыть" },
  ];
  return links.filter((link) => link !== false);
}
