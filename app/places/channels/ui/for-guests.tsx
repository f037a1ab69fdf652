import { Card, CardLink } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { GuestChannel, GuestThread } from "../contract.ts";
import { channels } from "../routes.ts";

const answers: [string, string, string] = ["ответ", "ответа", "ответов"];

/** What messengers make a link's words of (Open Graph). Search engines are not to keep it. */
export function guestTags({ title, text, company, url }: Record<"title" | "text" | "company" | "url", string>) {
  const tag = (property: string, content: string) => ({ property: `og:${property}`, content });
  return [
    { name: "description", content: text },
    { name: "robots", content: "noindex" },
    { tagName: "link", rel: "canonical", href: url },
    ...[tag("type", "article"), tag("site_name", company), tag("title", title), tag("description", text)],
    ...[tag("url", url), tag("locale", "ru_RU")],
  ];
}

type ChannelProps = { channel: GuestChannel; alias: string; signIn: string | null };

/** A channel for guests: its threads to read, and nothing to press. */
export function ChannelForGuests({ channel, alias, signIn }: ChannelProps) {
  const { viewer, now } = useRoot();
  const { title, description, company, items, next } = channel;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={title}>
        {description && <p className="whitespace-pre-line wrap-anywhere">{description}</p>}
        <p className="mt-1 text-sm">{company}</p>
      </PageHeader>
      {items.length > 0 ? (
        <ul className="space-y-3">
          {items.map(({ id, title, excerpt, publishedAt, comments }) => (
            <Card as="li" key={id} pad="s" lifts>
              <h2 className="text-base font-medium wrap-anywhere">
                <CardLink href={href(channels.thread, { channelAlias: alias, threadId: id })}>
                  <span className="line-clamp-2">{title || excerpt}</span>
                </CardLink>
              </h2>
              {title && excerpt && <p className="mt-1 line-clamp-2 text-sm text-soft wrap-anywhere">{excerpt}</p>}
              <p className="mt-2 flex flex-wrap gap-x-3 text-sm text-muted">
                <Time value={publishedAt} zone={viewer.timeZone} now={now} />
                {comments > 0 && counted(comments, answers)}
              </p>
            </Card>
          ))}
        </ul>
      ) : (
        <EmptyState icon="comment" title="Здесь пока тихо">
          Обсуждения появятся, когда их начнут.
        </EmptyState>
      )}
      {next && <Further href={href(channels.channel, { channelAlias: alias }, { after: next })} />}
      <SignIn company={company} to={signIn} />
    </div>
  );
}

type ThreadProps = { thread: GuestThread; alias: string; id: string; signIn: string | null };

/** A thread for guests: what was asked and answered, without names. */
export function ThreadForGuests({ thread, alias, id, signIn }: ThreadProps) {
  const { viewer, now } = useRoot();
  const { channel, company, title, body, publishedAt, answers: said, next } = thread;
  return (
    <div className="mx-auto max-w-2xl">
      <Card as="article" pad="l" labelledBy="title">
        <p className="text-sm text-muted">
          {company} ·{" "}
          <a className="text-link underline" href={href(channels.channel, { channelAlias: alias })}>
            {channel}
          </a>{" "}
          · <Time value={publishedAt} zone={viewer.timeZone} now={now} />
        </p>
        <Heading level={1} id="title" className={title ? "mt-4" : "sr-only"}>
          {title || "Обсуждение"}
        </Heading>
        <div className="mt-5">
          <RichText doc={body} level={2} />
        </div>
      </Card>
      {said.length > 0 && (
        <section aria-labelledby="answers" className="mt-8">
          <Heading level={2} id="answers">
            Ответы
          </Heading>
          <ul className="mt-4 space-y-4">
            {said.map(({ id, text, createdAt }) => (
              <li key={id} id={id}>
                <p className="text-sm text-muted">
                  Коллега · <Time value={createdAt} zone={viewer.timeZone} now={now} />
                </p>
                <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {next && <Further href={href(channels.thread, { channelAlias: alias, threadId: id }, { after: next })} />}
      <SignIn company={company} to={signIn} />
    </div>
  );
}

function Further({ href: to }: { href: string }) {
  return (
    <p className="mt-5">
      <a className="inline-flex min-h-6 items-center text-link underline" rel="next" href={to}>
        Показать ещё
      </a>
    </p>
  );
}

function SignIn({ company, to }: { company: string; to: string | null }) {
  if (!to) return null;
  return (
    <p className="mt-8 text-soft">
      Работаете в компании «{company}»?{" "}
      <a href={to} className="text-link underline">
        Войдите
      </a>
      , чтобы ответить.
    </p>
  );
}
