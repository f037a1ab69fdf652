import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Menu, MenuButton, MenuLink } from "#app/ui/menu.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href as hrefOf } from "#app/web/urls.ts";
import type { MuteTerm, NoticeView } from "../contract.ts";
import { notifications } from "../routes.ts";

/** One notice: who, what about, the words themselves, and what can be done with notices like it. */
export function Notice({ notice }: { notice: NoticeView }) {
  const { words, mark, actor, others, like, about, subject, text, href, createdAt, read } = notice;
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
        </p>
        {(actor || text) && (
          <p className="mt-1 line-clamp-2 wrap-anywhere text-soft">
            {actor && <span className="text-ink">{[actor.name, others].filter(Boolean).join(" ")}</span>}
            {actor && text && ": "}
            {text}
          </p>
        )}
        <p className="mt-1 text-sm text-muted">
          <Time value={createdAt} zone={viewer.timeZone} now={now} />
          {like?.muted && " · О таком больше не сообщаем"}
          {about?.muted && !like?.muted && " · Об этой публикации не уведомляем"}
        </p>
      </div>
      {!read && (
        <span title="Новое" className="unread mt-2">
          <span className="sr-only">Новое</span>
        </span>
      )}
      <NoticeMenu notice={notice} />
    </Card>
  );
}

/** What can be done with a notice and with those like it; of what is mandatory it says so. */
function NoticeMenu({ notice: { id, words, like, about, read } }: { notice: NoticeView }) {
  const muting = about && !about.muted ? `mute-${id}` : null;
  return (
    <div className="relative -mt-1 -mr-1 flex-none self-start has-[[open]]:z-10">
      <Form repeatable>
        <input type="hidden" name="id" value={id} />
        {about && <input type="hidden" name="about" value={about.id} />}
        <Menu label={`Действия с уведомлением: ${like?.title ?? words}`} icon="more" iconOnly size="s">
          {!read && (
            <MenuButton icon="check" name="intent" value="read">
              Отметить прочитанным
            </MenuButton>
          )}
          {about?.muted && (
            <MenuButton icon="bell" name="intent" value="unmute-about">
              Снова уведомлять об этой публикации
            </MenuButton>
          )}
          {muting && <MuteAbout form={muting} />}
          {like ? (
            <MenuButton icon={like.muted ? "bell" : "bell-off"} name="intent" value={like.muted ? "unmute" : "mute"}>
              {like.muted ? "Снова сообщать о таком" : "Не сообщать о таком"}
            </MenuButton>
          ) : (
            <li className="max-w-64 px-3 py-2 text-sm text-muted">
              Это обязательное уведомление, его нельзя отключить
            </li>
          )}
          <MenuLink href={hrefOf(notifications.settings)} icon="settings">
            Настройки уведомлений
          </MenuLink>
        </Menu>
      </Form>
      {muting && (
        <Form repeatable id={muting}>
          <input type="hidden" name="intent" value="mute-about" />
          <input type="hidden" name="about" value={about?.id} />
        </Form>
      )}
    </div>
  );
}

const terms: Record<MuteTerm, string> = { hour: "Час", day: "День", week: "Неделю", always: "Насовсем" };

/** «Не уведомлять об этой публикации», for a while or for good. */
function MuteAbout({ form }: { form: string }) {
  return (
    <li className="max-w-64 px-3 py-2">
      <fieldset>
        <legend className="flex items-center gap-3">
          <Icon name="bell-off" className="text-muted" />
          Не уведомлять об этой публикации
        </legend>
        <div className="mt-2 flex flex-wrap gap-1.5 pl-8">
          {Object.entries(terms).map(([term, text]) => (
            <Button key={term} size="s" form={form} name="term" value={term}>
              {text}
            </Button>
          ))}
        </div>
      </fieldset>
    </li>
  );
}

/** Where nobody speaks by name, what it is about does. */
function PortalMark({ name }: { name: NoticeView["mark"] }) {
  return (
    <span className="grid size-10 flex-none place-items-center rounded-full bg-tint text-link">
      <Icon name={name} />
    </span>
  );
}
