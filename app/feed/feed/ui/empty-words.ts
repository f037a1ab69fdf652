import { ugc } from "#app/feed/ugc/routes.ts";
import { followings } from "#app/people/followings/routes.ts";
import type { IconName } from "#app/ui/icon-names.ts";
import { href } from "#app/web/urls.ts";
import type { FeedFilter, FeedSort, FeedTab } from "../contract.ts";
import { feed } from "../routes.ts";

type Asked = { tab: FeedTab; filter?: FeedFilter; sort?: FeedSort };
export type EmptyWords = { icon: IconName; title: string; text: string; to: string; deed: string };

/** What an empty feed is, why, and one thing to do about it: made by the server, so that the page's script need not know the words. */
export function emptyWords({ tab, filter = {}, sort }: Asked): EmptyWords {
  const { only, ...rest } = filter;
  const isFiltered = Object.values(rest).some(Boolean);
  if (only && !isFiltered) {
    const text = "Вы открыли всё, что вышло в этой ленте за последний месяц.";
    return { icon: "success", title: "Всё прочитано", text, to: href(feed[tab]), deed: "Показать все" };
  }
  if (isFiltered) {
    const text = "Попробуйте другой срок, рубрику или автора.";
    return { icon: "filter", title: "По этому отбору ничего нет", text, to: href(feed[tab]), deed: "Сбросить фильтры" };
  }
  if (sort === "discussed") {
    const [text, to] = ["Сюда попадают публикации с комментариями.", href(feed[tab], null, { sort: "new" })];
    return { icon: "comment", title: "Здесь пока ничего не обсуждают", text, to, deed: "Показать новые" };
  }
  if (tab === "subscriptions") {
    const text = "Подпишитесь на коллег, рубрики и теги: мы покажем, на кого чаще подписываются другие.";
    const to = href(followings.subscriptions);
    const title = "Здесь будут публикации тех, на кого вы подписаны";
    return { icon: "subscriptions", title, text, to, deed: "Выбрать подписки" };
  }
  const text = "В этой ленте ещё нет публикаций.";
  return { icon: "feed", title: "Пока тихо", text, to: href(ugc.create), deed: "Написать первым" };
}
