import { OfficialMark } from "#app/engines/membership/ui/place-header.tsx";
import { joiningTitles } from "#app/engines/membership/ui/words.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { Counter } from "#app/ui/counter.tsx";
import { counted, plural } from "#app/ui/plural.ts";
import { href } from "#app/web/urls.ts";
import type { ChannelLine } from "../contract.ts";
import { channels } from "../routes.ts";

/** Channels one under another: what each is about, and how much is new there. */
export function ChannelList({ items }: { items: ChannelLine[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {items.map(({ id, alias, title, description, joining, archived, dormant, official, members, role, unread }) => (
        <Card as="li" key={id} pad="s" lifts>
          <h3 className="flex items-start justify-between gap-3 text-base font-medium wrap-anywhere">
            <CardLink href={href(channels.channel, { channelAlias: alias })}>{title}</CardLink>
            {unread > 0 && <Counter value={unread} label={newThreads(unread)} />}
          </h3>
          {description && <p className="mt-1 line-clamp-2 text-sm text-soft">{description}</p>}
          <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
            {joining !== "open" && <Badge>{joiningTitles[joining]}</Badge>}
            {official && <OfficialMark />}
            {archived && <Badge look="warning">В архиве</Badge>}
            {dormant && <Badge>Спит</Badge>}
            {role === "invited" && <Badge look="brand">Вас пригласили</Badge>}
            {role === "requested" && <Badge look="brand">Заявка отправлена</Badge>}
            {counted(members, ["участник", "участника", "участников"])}
          </p>
        </Card>
      ))}
    </ul>
  );
}

const newThreads = (count: number) => plural(count, ["обсуждение с новым", "обсуждения с новым", "обсуждений с новым"]);
