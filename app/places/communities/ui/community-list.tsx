import { OfficialMark } from "#app/engines/membership/ui/place-header.tsx";
import { joiningTitles } from "#app/engines/membership/ui/words.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { Counter } from "#app/ui/counter.tsx";
import { counted, plural } from "#app/ui/plural.ts";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { CommunityLine } from "../contract.ts";
import { communities } from "../routes.ts";

/** Communities side by side: what each is about, how many are there, when something was last written. */
export function CommunityList({ items }: { items: CommunityLine[] }) {
  const { viewer, now } = useRoot();
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {items.map(({ id, alias, title, description, avatar, category, joining, archived, official, ...line }) => (
        <Card as="li" key={id} pad="s" lifts className="flex gap-3">
          <Avatar person={{ id, name: title, photo: avatar }} size="l" square />
          <div className="min-w-0 flex-1">
            <h3 className="flex items-start justify-between gap-3 text-base font-medium wrap-anywhere">
              <CardLink href={href(communities.community, { communityAlias: alias })}>{title}</CardLink>
              {line.unread > 0 && <Counter value={line.unread} label={newPosts(line.unread)} />}
            </h3>
            {description && <p className="mt-1 line-clamp-2 text-sm text-soft wrap-anywhere">{description}</p>}
            <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
              {line.forYou && !["owner", "admin", "member", "muted"].includes(line.role) && (
                <Badge look="brand">Для вас</Badge>
              )}
              {official && <OfficialMark />}
              {joining !== "open" && <Badge>{joiningTitles[joining]}</Badge>}
              {archived && <Badge look="warning">В архиве</Badge>}
              {line.dormant && <Badge>Спит</Badge>}
              {line.role === "invited" && <Badge look="brand">Вас пригласили</Badge>}
              {line.role === "requested" && <Badge look="brand">Заявка отправлена</Badge>}
              {category && <span>{category}</span>}
              <span>{counted(line.members, ["участник", "участника", "участников"])}</span>
              {line.activeAt && (
                <span>
                  <span className="sr-only">последний пост: </span>
                  <Time value={line.activeAt} zone={viewer.timeZone} now={now} look="day" />
                </span>
              )}
            </p>
          </div>
        </Card>
      ))}
    </ul>
  );
}

const newPosts = (count: number) => plural(count, ["новый пост", "новых поста", "новых постов"]);
