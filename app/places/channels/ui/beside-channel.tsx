import { joiningTitles, postingTitles } from "#app/engines/membership/ui/words.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { counted } from "#app/ui/plural.ts";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { ChannelView } from "../contract.ts";
import { channels } from "../routes.ts";

/** What stands beside the threads of a channel: what it is about, who takes part, where one says of what to be told. */
export function BesideChannel({ channel }: { channel: ChannelView }) {
  const { viewer, now } = useRoot();
  const { alias, description, joining, posting, members, createdAt, level, may } = channel;
  const to = { channelAlias: alias };
  return (
    <div className="hidden space-y-4 xl:block">
      <Card as="section" pad="s" labelledBy="about-title">
        <h2 id="about-title" className="text-base">
          О канале
        </h2>
        {description && <p className="mt-2 text-sm whitespace-pre-line text-soft wrap-anywhere">{description}</p>}
        <p className="mt-2 text-sm text-muted">
          {joiningTitles[joining]}. {postingTitles[posting]}. Канал есть с{" "}
          <Time value={createdAt} zone={viewer.timeZone} now={now} look="day" />
        </p>
        {may.read && (
          <p className="mt-2 text-sm">
            <a className="inline-flex min-h-6 items-center text-link" href={href(channels.members, to)}>
              {counted(members, ["участник", "участника", "участников"])}
            </a>
          </p>
        )}
        {level && (
          <p className="mt-1 text-sm">
            <a className="inline-flex min-h-6 items-center text-link" href={href(channels.info, to)}>
              О чём вам сообщать
            </a>
          </p>
        )}
        {may.invite && (
          <div className="mt-3">
            <ButtonLink href={href(channels.invites, to)} size="s" icon="subscribe">
              Позвать коллег
            </ButtonLink>
          </div>
        )}
      </Card>
    </div>
  );
}
