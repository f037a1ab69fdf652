import { Fragment } from "react";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { plural } from "#app/ui/plural.ts";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { ThreadCard } from "../contract.ts";
import { channels } from "../routes.ts";

type Props = {
  items: ThreadCard[];
  id?: string;
  /** Of several channels: each says of which. */
  named?: boolean;
  /** When the reader was here last: what has happened since then stands above a line, in the order of what happened. */
  since?: string | null | undefined;
};

/** Threads one under another: who began each, how many have answered, what is new. */
export function ThreadList({ items, id, named, since }: Props) {
  const known = since ? items.find(({ activeAt }) => activeAt <= since)?.id : undefined;
  const first = since && items.some(({ fresh }) => fresh) && items[0]!.id !== known ? items[0]!.id : undefined;
  return (
    <ul id={id} className="space-y-3">
      {items.map((item) => (
        <Fragment key={item.id}>
          {item.id === first && <li className="border-b border-line text-sm font-medium text-link">Непрочитанное</li>}
          {first && item.id === known && (
            <li className="border-b border-line text-sm font-medium text-muted">Вы остановились здесь</li>
          )}
          <Card as="li" id={item.id} pad="s" lifts className="flex gap-3">
            <Thread item={item} named={named} />
          </Card>
        </Fragment>
      ))}
    </ul>
  );
}

function Thread({ item, named }: { item: ThreadCard; named?: boolean | undefined }) {
  const { id, alias, channel, title, excerpt, author, activeAt, comments, pinned, closed, poll, fresh, waits } = item;
  const { viewer, now } = useRoot();
  const person = author ?? { accountId: id, name: "Коллега", photo: null };
  return (
    <>
      <Avatar person={{ id: person.accountId, name: person.name, photo: person.photo }} />
      <div className="min-w-0 flex-1">
        <h2 className="flex items-start justify-between gap-3 text-base font-medium wrap-anywhere">
          <CardLink href={href(channels.thread, { channelAlias: alias, threadId: id })}>
            <span className="line-clamp-2">{title || excerpt}</span>
          </CardLink>
          {fresh && (
            <Badge look="brand" className="flex-none whitespace-nowrap">
              Новое
            </Badge>
          )}
        </h2>
        {title && excerpt && <p className="mt-1 line-clamp-2 text-sm text-soft wrap-anywhere">{excerpt}</p>}
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {waits && <Badge look="warning">На проверке</Badge>}
          {pinned && <Mark icon="pin">Закреплено</Mark>}
          {poll && <Mark icon="surveys">Опрос</Mark>}
          {closed && <Mark icon="lock">Закрыто</Mark>}
          {named && <span>{channel}</span>}
          <span>{person.name}</span>
          <Time value={activeAt} zone={viewer.timeZone} now={now} />
          <span className="flex items-center gap-1">
            <Icon name="comment" size="s" />
            {comments}
            <span className="sr-only">{plural(comments, ["ответ", "ответа", "ответов"])}</span>
          </span>
        </p>
      </div>
    </>
  );
}

function Mark({ icon, children }: { icon: "pin" | "surveys" | "lock"; children: string }) {
  return (
    <span className="flex items-center gap-1">
      <Icon name={icon} size="s" />
      {children}
    </span>
  );
}
