import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { NoticeKind, NoticeView } from "../contract.ts";

const words: Record<NoticeKind, string> = {
  comment: "Новый комментарий к публикации",
  reply: "Ответ на ваш комментарий к публикации",
  mention: "Вас упомянули в комментарии к публикации",
  "mention-post": "Вас упомянули в публикации",
  "story-answer": "Вам ответили на историю",
  call: "Ко всем обратились в комментарии к публикации",
  "call-post": "Ко всем обратились в публикации",
  "report-kept": "По вашей жалобе нарушений не нашли",
  "report-acted": "Спасибо за жалобу: модератор принял меры",
  restrained: "На это пожаловались, до проверки оно скрыто",
  hidden: "Модератор скрыл",
  deleted: "Модератор удалил",
  warned: "Предупреждение модератора",
  muted: "Модератор попросил вас сделать паузу",
  suspended: "Модератор приостанавливал вашу учётную запись",
  cleared: "Модератор проверил и вернул читателям",
  approved: "Модератор опубликовал",
  rejected: "Модератор просит исправить",
  upheld: "Решение осталось в силе",
  overturned: "Решение отменено",
  "must-read": "Ознакомьтесь, пожалуйста, с публикацией",
  changed: "Обновили публикацию",
  stale: "Пора пересмотреть статью",
  review: "Ждёт вашей проверки",
  returned: "Вернули на доработку",
  "desk-talk": "Редакторы говорят о вашей статье",
  "desk-mention": "Вас позвали в разговор редакторов о статье",
  "consent-withdrawn": "Отозвано",
  support: "Поддержка ответила на обращение",
  mood: "Вам показали, как прошёл день",
  expired: "Статью вовремя не пересмотрели, она снята с публикации:",
};

/** One notice: who, what about, the words themselves. */
export function Notice({ notice: { kind, actor, subject, text, href, createdAt, read } }: { notice: NoticeView }) {
  const { viewer, now } = useRoot();
  const title = subject ? `${words[kind]} «${subject}»` : words[kind];
  const look = read ? "" : "font-semibold";
  return (
    <Card as="li" pad="s" lifts className="flex gap-3">
      {actor ? <Avatar person={actor} /> : <PortalMark kind={kind} />}
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
        {!text && actor && kind === "mood" && <p className="mt-1 text-soft">{actor.name}</p>}
        {text && (
          <p className="mt-1 line-clamp-2 text-soft">
            {actor && `${actor.name}: `}
            {text}
          </p>
        )}
        <p className="mt-1 text-sm text-muted">
          <Time value={createdAt} zone={viewer.timeZone} now={now} />
        </p>
      </div>
    </Card>
  );
}

const ofNewsroom: NoticeKind[] = ["must-read", "changed", "stale", "expired", "mention-post"];

/** Moderators and editors speak for the portal, not for themselves. */
function PortalMark({ kind }: { kind: NoticeKind }) {
  return (
    <span className="grid size-10 flex-none place-items-center rounded-full bg-tint text-link">
      <Icon name={ofNewsroom.includes(kind) ? "news" : "shield"} />
    </span>
  );
}
