import { Listening } from "#app/engines/membership/ui/listening.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { CommunityView } from "../contract.ts";
import { communities } from "../routes.ts";

type Props = { community: CommunityView; isEmpty: boolean };

/** What stands beside the posts of a community: its rules, of what one is told, what its leaders have still to do. */
export function BesidePosts({ community, isEmpty }: Props) {
  const { viewer, now } = useRoot();
  const { id, alias, rules, createdAt, level, may } = community;
  return (
    <div className="space-y-4">
      {may.edit && <Checklist community={community} isEmpty={isEmpty} />}
      <Card as="section" pad="s" labelledBy="about-title">
        <h2 id="about-title" className="text-base">
          Правила
        </h2>
        <p className="mt-2 text-sm whitespace-pre-line text-soft wrap-anywhere">
          {rules || "Пишите по делу и уважайте тех, кто читает."}
        </p>
        <p className="mt-3 text-sm text-muted">
          Сообщество есть с <Time value={createdAt} zone={viewer.timeZone} now={now} look="day" />
        </p>
        {may.invite && (
          <div className="mt-3">
            <ButtonLink href={href(communities.invites, { communityAlias: alias })} size="s" icon="subscribe">
              Позвать коллег
            </ButtonLink>
          </div>
        )}
      </Card>
      {level && <Listening place={id} level={level} />}
    </div>
  );
}

/** What a fresh community wants: each thing is gone from the list once it is done. */
function Checklist({ community: { alias, cover, avatar, rules, members }, isEmpty }: Props) {
  const to = { communityAlias: alias };
  const left = [
    !avatar && { href: href(communities.createAvatar, to), text: "Поставить картинку" },
    !cover && { href: href(communities.cover, to), text: "Поставить обложку" },
    !rules && { href: href(communities.profile, to), text: "Написать правила" },
    isEmpty && { href: href(communities.createPost, to), text: "Опубликовать первый пост" },
    members < 6 && { href: href(communities.invites, to), text: "Позвать пятерых коллег" },
  ].filter((one) => typeof one === "object");
  if (!left.length) return null;
  return (
    <Card as="section" pad="s" labelledBy="checklist-title">
      <h2 id="checklist-title" className="text-base">
        Что ещё сделать
      </h2>
      <ul className="mt-2">
        {left.map(({ href: at, text }) => (
          <li key={at}>
            <a className="flex min-h-9 items-center gap-2 text-sm text-link" href={at}>
              <Icon name="chevron-right" size="s" />
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
