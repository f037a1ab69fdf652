import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { notifications } from "#app/engines/notifications/routes.ts";
import { search } from "#app/engines/search/routes.ts";
import { suggesting } from "#app/engines/search/ui/suggesting.ts";
import { saved } from "#app/feed/saved/routes.ts";
import { ugc } from "#app/feed/ugc/routes.ts";
import { account } from "#app/people/account/routes.ts";
import { cabinet } from "#app/people/cabinet/routes.ts";
import { support } from "#app/portal/support/routes.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Counter } from "#app/ui/counter.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { Menu, MenuLink } from "#app/ui/menu.tsx";
import { plural } from "#app/ui/plural.ts";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Form } from "#app/web/form.tsx";
import { useLive } from "#app/web/live.ts";
import { useRoot, useRootKnown } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import { shell } from "../routes.ts";

/** 64 px: the company's logo or the product's own, search, the account (specification §9). */
export function Header() {
  const { inside, me } = useRoot();
  const { pathname } = useLocation();
  const known = useRootKnown();
  return (
    <header className="print:hidden sticky top-0 z-30 border-b border-line bg-surface">
      <div className="mx-auto flex min-h-[calc(var(--spacing-header)-1px)] max-w-7xl flex-wrap items-center gap-x-3 px-4 sm:gap-x-6 sm:px-6">
        <a href={href(inside ? shell.main : shell.home)} className="flex-none rounded-chip">
          {me?.logo ? (
            <img
              src={`${me.logo}/480`}
              alt={`${me.company}, главная`}
              className="box-content h-8 w-auto rounded-chip bg-plate px-1 py-0.5"
              height={32}
            />
          ) : (
            <Logo label="Вече, главная" />
          )}
        </a>
        {inside && !pathname.startsWith("/search") && (
          <SearchBox
            action={href(search.all)}
            label="Поиск людей и публикаций"
            id="header-search"
            onUse={suggesting}
            className="hidden max-w-md flex-1 sm:block"
          />
        )}
        <div className="ml-auto flex flex-wrap items-center justify-end gap-1 sm:gap-2">
          {me ? (
            <>
              {inside && <Making />}
              {inside && <SearchLink />}
              {inside && <Bell />}
              <Account me={me} inside={inside} />
            </>
          ) : (
            known && <SignIn />
          )}
        </div>
      </div>
    </header>
  );
}

/** What a colleague may begin; on a phone the tab in the middle leads to a publication. */
function Making() {
  const { makings } = useRoot().navigation;
  return (
    <div className="hidden lg:block">
      <Menu label="Создать" look="primary" icon="add">
        {makings.map(({ href: to, icon, text }) => (
          <MenuLink key={to} href={to} icon={icon}>
            {text}
          </MenuLink>
        ))}
      </Menu>
    </div>
  );
}

/** On a phone the box has no room; its page has one. */
function SearchLink() {
  return (
    <a
      href={href(search.all)}
      className="grid size-11 place-items-center rounded-full text-soft no-underline hover:bg-well hover:text-ink sm:hidden"
    >
      <Icon name="search" />
      <span className="sr-only">Поиск</span>
    </a>
  );
}

function Bell() {
  const unread = useUnread();
  return (
    <a
      href={href(notifications.bell)}
      className="relative grid size-11 place-items-center rounded-full text-soft no-underline hover:bg-well hover:text-ink"
    >
      <Icon name="bell" />
      <span className="sr-only">Уведомления</span>
      {unread > 0 && (
        <span className="absolute top-0.5 right-0">
          <Counter value={unread} label={plural(unread, ["новое", "новых", "новых"])} />
        </span>
      )}
    </a>
  );
}

type Me = { name: string; alias: string; photo: string | null };

function Account({ me, inside }: { me: Me; inside: boolean }) {
  return (
    <details className="relative" data-menu>
      <summary className="flex min-h-11 items-center gap-2 rounded-full pr-2">
        <Avatar person={{ id: me.alias, name: me.name, photo: me.photo }} />
        <span className="sr-only">Меню: </span>
        <span className="hidden text-sm md:inline">{me.name}</span>
        <Icon name="chevron-down" size="s" />
      </summary>
      <div className="absolute right-0 z-40 mt-2 w-64 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-raised p-2 shadow-lift">
        <ul className="mb-1 border-b border-line pb-1">
          {inside && (
            <>
              <MenuLink href={href(account.ownProfile)} icon="user">
                Мой профиль
              </MenuLink>
              <MenuLink href={href(cabinet.home)} icon="id">
                Кабинет
              </MenuLink>
              <MenuLink href={href(ugc.own)} icon="edit">
                Мои публикации
              </MenuLink>
              <MenuLink href={href(saved.list)} icon="bookmark">
                Избранное
              </MenuLink>
              <MenuLink href={href(account.settings)} icon="settings">
                Настройки
              </MenuLink>
            </>
          )}
          <MenuLink href={href(support.ask)} icon="help">
            Помощь и поддержка
          </MenuLink>
        </ul>
        <Form action="/logout" document>
          <Button look="quiet" wide icon="exit" className="justify-start">
            Выйти
          </Button>
        </Form>
      </div>
    </details>
  );
}

function SignIn() {
  return (
    <ButtonLink href="/login" look="primary" icon="enter" data-document>
      Войти
    </ButtonLink>
  );
}

/**
 * The number on the bell: as the page came, then as the portal tells. What it says of this page is read by its being open;
 * without script the page's own button does it, or the bell.
 */
function useUnread(): number {
  const { unread: before, viewer, now, csrf, toldHere } = useRoot();
  const { pathname } = useLocation();
  const [told, tell] = useState<{ unread: number; since: string }>();
  const hear = useCallback(
    (news?: { unread?: number }) => tell(news && { unread: news.unread ?? 0, since: now }),
    [now],
  );
  useLive(viewer.accountId ? `account:${viewer.accountId}` : undefined, hear);
  const unread = told?.since === now ? told.unread : before;
  const isMore = unread > before && unread;
  useEffect(() => {
    // What was not told stays new: nothing is lost.
    if (toldHere || isMore)
      import("./reading-here.ts").then((late) => late.readHere(csrf, pathname)).then(hear, () => {});
  }, [csrf, toldHere, isMore, pathname, hear]);
  return unread;
}
