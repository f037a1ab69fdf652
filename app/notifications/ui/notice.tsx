import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Menu, MenuButton, MenuLink } from "#app/ui/menu.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href as hrefOf } from "#app/web/urls.ts";
import type { NoticeView } from "../contract.ts";
import { notifications } from "../routes.ts";

/** One notice: who, what about, the words themselves, and what can be done with notices like it. */
export function Notice({ notice }: { notice: NoticeView }) {
  const { words, mark, like, actor, subject, text, href, createdAt, read } = notice;
  const { viewer, now } = useRoot();
  const title = subject ? `${words} «${subject}»` : words;
  const look = read ? "" : "font-semibold";
  return (
    <Card as="li" pad="s" lifts className="flex gap-3">
      {actor ? <Avatar person={actor} /> : <PortalMark name={mark} />}
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          {href ? (
            <CardLink href={href} className={look}>
              {title}
            </CardLink>
          ) : (
            <span className={look}>{title}</span>
          )}
          {!read && (
            <Badge look="brand" className="ml-2">
              Новое
            </Badge>
          )}
        </p>
        {!text && actor && <p className="mt-1 text-soft">{actor.name}</p>}
        {text && (
          <p className="mt-1 line-clamp-2 text-soft">
            {actor && `${actor.name}: `}
            {text}
          </p>
        )}
        <p className="mt-1 text-sm text-muted">
          <Time value={createdAt} zone={viewer.timeZone} now={now} />
          {like?.muted && " · О таком больше не сообщаем"}
        </p>
      </div>
      {like && <NoticeMenu id={notice.id} like={like} />}
    </Card>
  );
}

function NoticeMenu({ id, like: { title, muted } }: { id: string; like: NonNullable<NoticeView["like"]> }) {
  return (
    <Form repeatable className="relative -mt-1 -mr-1 flex-none self-start has-[[open]]:z-10">
      <input type="hidden" name="id" value={id} />
      <Menu label={`Действия с уведомлением: ${title}`} icon="more" iconOnly size="s">
        <MenuButton icon={muted ? "bell" : "bell-off"} name="intent" value={muted ? "unmute" : "mute"}>
          {muted ? "Снова сообщать о таком" : "Не сообщать о таком"}
        </MenuButton>
        <MenuLink href={hrefOf(notifications.settings)} icon="settings">
          Настройки уведомлений
        </MenuLink>
      </Menu>
    </Form>
  );
}

/** Moderators and editors speak for the portal, not for themselves. */
function PortalMark({ name }: { name: NoticeView["mark"] }) {
  return (
    <span className="grid size-10 flex-none place-items-center rounded-full bg-tint text-link">
      <Icon name={name} />
    </span>
  );
}
