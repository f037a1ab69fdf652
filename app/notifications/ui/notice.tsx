import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { NoticeView } from "../contract.ts";

const words = { comment: "Новый комментарий к публикации", reply: "Ответ на ваш комментарий к публикации" };

/** One notice: who, what about, the words themselves. */
export function Notice({ notice: { kind, actor, subject, text, href, createdAt, read } }: { notice: NoticeView }) {
  const { viewer, now } = useRoot();
  return (
    <Card as="li" pad="s" lifts className="flex gap-3">
      <Avatar person={actor} />
      <div className="min-w-0 flex-1">
        <p>
          <CardLink href={href} className={read ? "" : "font-semibold"}>
            {words[kind]} «{subject}»
          </CardLink>
          {!read && (
            <Badge look="brand" className="ml-2">
              Новое
            </Badge>
          )}
        </p>
        <p className="mt-1 line-clamp-2 text-soft">
          {actor.name}: {text}
        </p>
        <p className="mt-1 text-sm text-muted">
          <Time value={createdAt} zone={viewer.timeZone} now={now} />
        </p>
      </div>
    </Card>
  );
}
