import { Card, CardLink } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { GuestChannel } from "../contract.ts";
import { channels } from "../routes.ts";
import { Further, SignIn } from "./for-guests.tsx";

const answers: [string, string, string] = ["ответ", "ответа", "ответов"];

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
