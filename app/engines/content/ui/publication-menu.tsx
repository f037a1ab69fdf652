import { feed } from "#app/feed/feed/routes.ts";
import { ugc } from "#app/feed/ugc/routes.ts";
import { newsroom } from "#app/news/newsroom/routes.ts";
import { Menu, MenuLink } from "#app/ui/menu.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { PublicationCard } from "../contract.ts";
import { ReportLink } from "./report-link.tsx";

type Props = {
  item: Pick<PublicationCard, "id" | "href" | "feed" | "change" | "personal" | "author" | "sign">;
  size?: "s";
  /** Its own page, where it stands among others: there the menu is drawn when it is opened. */
  page?: string;
};

/** What one does with a publication: its author changes it, everybody else may hide its like or complain. */
export function PublicationMenu({ item, size, page }: Props) {
  const { id, personal, author, feed: stands, change, sign } = item;
  const { viewer, scripts } = useRoot();
  const isMine = author?.accountId === viewer.accountId;
  const elsewhere = scripts && page !== undefined && { href: page, words: "Все действия" };
  return (
    <Menu label="Действия с публикацией" icon="more" iconOnly size={size} elsewhere={elsewhere}>
      {!isMine ? (
        <>
          <MenuLink href={href(feed.hide, { id })} icon="eye-off">
            Скрыть из лент…
          </MenuLink>
          <ReportLink item={item} />
        </>
      ) : !personal && viewer.rights.includes("editor") ? (
        <MenuLink href={href(newsroom.edit, { id })} icon="edit">
          Изменить
        </MenuLink>
      ) : !stands || sign ? (
        <MenuLink href={change ?? item.href} icon="edit">
          {change ? "Изменить" : "Открыть"}
        </MenuLink>
      ) : (
        <>
          <MenuLink href={href(ugc.edit, { postId: id })} icon="edit">
            Изменить
          </MenuLink>
          <MenuLink href={href(ugc.editTheme, { postId: id })} icon="palette">
            Сменить фон
          </MenuLink>
          <MenuLink href={href(ugc.remove, { id })} icon="delete" danger>
            Удалить
          </MenuLink>
        </>
      )}
    </Menu>
  );
}
