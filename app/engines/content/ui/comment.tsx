import { useLocation } from "@remix-run/react";
import { talk as talks } from "#app/engines/content/routes.ts";
import { moderation } from "#app/engines/moderation/routes.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Menu, MenuButton, MenuLink } from "#app/ui/menu.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { CommentView, Talk } from "../contract.ts";
import { Attachments } from "./attachments.tsx";
import { PersonLink } from "./byline.tsx";
import { CommentForm } from "./comment-form.tsx";
import { mentioned } from "./mentioned.tsx";
import { Reactions } from "./reactions.tsx";
import { talkHref } from "./talk-href.ts";

type Props = {
  comment: CommentView;
  talk: Talk;
  /** The address leads here. */
  named: boolean;
  replying: boolean;
  editing: boolean;
};

/** One comment; an answer stands a step to the right of what it answers. */
export function Comment({ comment, talk, named, replying, editing }: Props) {
  const { id, parentId, author, blocked, deleted, hidden, waits, mine } = comment;
  const person = author ? { id: author.accountId, name: author.name, photo: author.photo } : { id, name: "?" };
  return (
    <li
      id={id}
      className={classes("comment", named && "bg-tint", parentId && "ml-8 sm:ml-12")}
      {...(named && { tabIndex: -1, "data-focus": "" })}
    >
      <div className="flex gap-3 p-2">
        <Avatar person={person} size={parentId ? "s" : "m"} />
        <div className="min-w-0 flex-1">
          {blocked ? (
            <p className="py-2 text-muted">Комментарий человека, которого вы заблокировали</p>
          ) : deleted ? (
            <p className="py-2 text-muted">Комментарий удалён</p>
          ) : hidden ? (
            <p className="py-2 text-muted">
              {waits ? "Комментарий на модерации" : "Комментарий скрыт модератором"}
              {mine && <Why id={id} />}
            </p>
          ) : (
            <Said comment={comment} talk={talk} named={named} editing={editing} />
          )}
          {replying && !talk.closed && talk.mayAnswer && !waits && (
            <CommentForm
              id={`reply-${id}`}
              intent="comment"
              parentId={id}
              label="Ваш ответ"
              send="Ответить"
              calls={talk.calls}
              focus
            />
          )}
        </div>
      </div>
    </li>
  );
}

/** The way of an author to what a moderator has decided. */
function Why({ id }: { id: string }) {
  return (
    <>
      {" · "}
      <a className="text-link underline" href={href(moderation.verdict, { target: "comment", id })}>
        Почему и что делать
      </a>
    </>
  );
}

function Said({ comment, talk, named, editing }: Omit<Props, "replying">) {
  const { id, author, text, mentions, createdAt, edited, waits, mine, changeable, reactions } = comment;
  const { viewer, now } = useRoot();
  const here = useLocation();
  const alone = talkHref(here, { comment: id, after: undefined }, id);
  if (editing && changeable && talk.mayAnswer) {
    return (
      <CommentForm
        id={`edit-${id}`}
        intent="edit-comment"
        commentId={id}
        text={text}
        attachments={comment.attachments}
        label="Комментарий"
        send="Сохранить"
        focus
      />
    );
  }
  return (
    <>
      {comment.pinned && (
        <p className="flex items-center gap-1.5 text-sm text-muted">
          <Icon name="pin" size="s" />
          Закреплён {comment.pinned === "author" ? "автором" : "редакцией"}
        </p>
      )}
      <p className="text-sm">
        {author ? <PersonLink person={author} /> : <span className="font-medium">Коллега</span>}
        <a href={alone} className="ml-2 text-muted no-underline hover:underline">
          <Time value={createdAt} zone={viewer.timeZone} now={now} />
        </a>
        {edited && <span className="text-muted"> · изменено</span>}
      </p>
      {waits && (
        <p className="mt-1">
          <Badge look="brand" icon="time">
            На модерации
          </Badge>
          <span className="ml-2 text-sm text-muted">пока видите только вы</span>
        </p>
      )}
      <p className="said mt-1 wrap-anywhere whitespace-pre-line">{mentioned(text, mentions)}</p>
      {comment.attachments && <Attachments items={comment.attachments} />}
      <div className="deeds">
        {!waits && <Reactions subject="comment" id={id} reactions={reactions} late={!named} />}
        {!waits && !talk.closed && talk.mayAnswer && (
          <a className="deed" data-keep-scroll href={talkHref(here, { reply: id }, id)}>
            Ответить
          </a>
        )}
        {mine && (
          <>
            {changeable && talk.mayAnswer && (
              <a className="deed" data-keep-scroll href={talkHref(here, { edit: id }, id)}>
                Изменить
              </a>
            )}
            <Press id={id} intent="remove-comment">
              Удалить
            </Press>
          </>
        )}
        <Rarely comment={comment} talk={talk} page={named ? undefined : alone} />
      </div>
    </>
  );
}

/** What is seldom done with a comment, behind one button. */
function Rarely({
  comment: { id, mine, waits, pinned, parentId, reactions },
  talk: { mayPin },
  page,
}: Pick<Props, "comment" | "talk"> & { page: string | undefined }) {
  const { scripts } = useRoot();
  const pins = mayPin && !waits && !parentId;
  const answered = !waits && Object.values(reactions.counts).some(Boolean);
  if (mine && !pins && !answered) return null;
  const leading = `lead-${id}`;
  const elsewhere = scripts && page !== undefined && { href: page, words: "Все действия" };
  return (
    <div data-keep-scroll>
      <Menu label="Действия с комментарием" icon="more" iconOnly size="s" align="start" elsewhere={elsewhere}>
        {answered && (
          <MenuLink href={href(talks.reactors, { subject: "comment", id })} icon="reaction" dialog="">
            Кто отреагировал
          </MenuLink>
        )}
        {pins && (
          <>
            <MenuButton icon="pin" form={leading} name="intent" value={pinned ? "unpin-comment" : "pin-comment"}>
              {pinned ? "Открепить" : "Закрепить"}
            </MenuButton>
            <li hidden>
              <Form id={leading}>
                <input type="hidden" name="id" value={id} />
              </Form>
            </li>
          </>
        )}
        {!mine && (
          <MenuLink href={href(moderation.report, { target: "comment", id })} icon="report">
            Пожаловаться
          </MenuLink>
        )}
      </Menu>
    </div>
  );
}

function Press({ id, intent, children }: { id: string; intent: string; children: string }) {
  return (
    <Form data-keep-scroll>
      <input type="hidden" name="id" value={id} />
      <button type="submit" name="intent" value={intent} className="deed">
        {children}
      </button>
    </Form>
  );
}
