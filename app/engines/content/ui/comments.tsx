import type { SubmissionResult } from "@conform-to/react";
import { useLocation, useRevalidator } from "@remix-run/react";
import { Fragment, useCallback, useEffect, useState } from "react";
import { talk } from "#app/engines/content/routes.ts";
import { Heading } from "#app/ui/heading.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { counted } from "#app/ui/plural.ts";
import { useLive } from "#app/web/live.ts";
import { href } from "#app/web/urls.ts";
import type { CommentOrder, CommentPage, CommentView, PublicationView } from "../contract.ts";
import { Comment } from "./comment.tsx";
import { CommentForm } from "./comment-form.tsx";
import { talkHref } from "./talk-href.ts";

type Props = {
  subject: PublicationView;
  comments: CommentPage & { grows: boolean };
  /** The comment that the address names. */
  named: string | undefined;
  order: CommentOrder;
  replyTo: string;
  editing: string;
  reply: SubmissionResult | undefined;
  /** When the reader was here last: what others have said since then stands behind a line. */
  since?: string | undefined;
};

const way = "inline-flex min-h-6 items-center text-link underline";

/** The talk under a publication: two levels, answers by a link, the form at the end. */
export function Comments({ subject, comments, named, order, replyTo, editing, ...before }: Props) {
  const { items, next, earlier, missed, grows } = comments;
  const here = useLocation();
  const { closed, mayAnswer, mayClose, calls } = subject.talk;
  const { revalidate } = useRevalidator();
  const renew = useCallback(() => revalidate(), [revalidate]);
  useLive(`publication:${subject.id}`, renew);
  useEffect(() => comeTo(named), [named]);
  // As it was when the page was opened: what is seen meanwhile moves no line.
  const [since = ""] = useState(before.since);
  // Whoever has begun to write keeps the form, whatever becomes of the talk meanwhile: its answer will say why.
  const [mayBegin] = useState(!closed && mayAnswer);
  const isNew = ({ createdAt, author, mine }: CommentView) => author !== null && !mine && createdAt > since;
  const first = since && order === "old" && items.find(isNew)?.id;
  return (
    <section id="comments" aria-labelledby="comments-title" className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading level={2} id="comments-title">
          {subject.commentCount
            ? counted(subject.commentCount, ["комментарий", "комментария", "комментариев"])
            : "Комментарии"}
        </Heading>
        {mayClose && (
          <a
            className="flex min-h-9 items-center text-muted hover:text-ink"
            href={href(talk.closing, { id: subject.id })}
          >
            {closed ? "Открыть комментарии" : "Закрыть комментарии"}
          </a>
        )}
      </div>
      {(items.length > 1 || order === "new") && (
        <a
          className="inline-flex min-h-9 items-center text-muted hover:text-ink"
          data-keep-scroll
          href={talkHref(here, { after: undefined, comment: undefined, order: order === "new" ? undefined : "new" })}
        >
          {order === "new" ? "Сначала старые" : "Сначала новые"}
        </a>
      )}
      {missed && (
        <div id={named} className="mt-3 scroll-mt-20 rounded-control" tabIndex={-1} data-focus="">
          <Notice title="Этого комментария здесь нет">
            Возможно, его удалили или ещё не проверил модератор. Вот с чего начинается разговор.
          </Notice>
        </div>
      )}
      {earlier && (
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
          <a className={way} rel="prev" href={talkHref(here, { after: earlier.after, comment: undefined })}>
            Показать предыдущие
          </a>
          {earlier.after && (
            <a className={way} href={talkHref(here, { after: undefined, comment: undefined })}>
              К первым комментариям
            </a>
          )}
        </p>
      )}
      {!items.length && !closed && (
        <p className="mt-3 text-muted">Пока никто не ответил.{mayAnswer && " Ваш комментарий будет первым."}</p>
      )}
      <ul id="talk" className="mt-4 space-y-4">
        {items.map((comment) => (
          <Fragment key={comment.id}>
            {comment.id === first && (
              <li className="border-b border-line text-sm font-medium text-link">Непрочитанное</li>
            )}
            <Comment
              comment={comment}
              talk={subject.talk}
              named={named === comment.id}
              replying={replyTo === comment.id}
              editing={editing === comment.id}
            />
          </Fragment>
        ))}
      </ul>
      <noscript>
        <p className="mt-4">
          {/* Without the place on the page: where one is already, a browser would not ask anew. */}
          <a className="inline-flex min-h-6 items-center text-link underline" href={talkHref(here, {}).split("#")[0]}>
            Обновить
          </a>
        </p>
      </noscript>
      {next && <MoreLink list={grows && "talk"} href={talkHref(here, { after: next, comment: undefined })} />}
      {closed && (
        <div className="mt-4">
          <Notice title={`Комментарии закрыл${closed.by === "author" ? " автор" : "а редакция"}`}>
            {closed.note ||
              (subject.commentCount ? "Спасибо всем, кто был в разговоре." : "Отвечать под этой публикацией не нужно.")}
          </Notice>
        </div>
      )}
      {(mayBegin || (!closed && mayAnswer)) && !replyTo && !editing && (
        <CommentForm id="new-comment" intent="comment" label="Ваш комментарий" send="Отправить" calls={calls} />
      )}
    </section>
  );
}

/** The reader's place is the comment that the address names, unless it is in the talk already. */
function comeTo(named: string | undefined): void {
  const place = named && document.getElementById(named);
  if (place && !place.closest("#comments")?.contains(document.activeElement)) place.focus({ preventScroll: true });
}
