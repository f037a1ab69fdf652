import type { ReactNode } from "react";
import { PlaceHeader } from "#app/engines/membership/ui/place-header.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { href } from "#app/web/urls.ts";
import type { CommunityView } from "../contract.ts";
import { communities } from "../routes.ts";

type Place = "community" | "files" | "about" | "members" | "settings";
type Props = { community: CommunityView; current: Place | (string & {}); actions?: ReactNode };

/** The top of every page of a community. */
export function CommunityHeader({ community, current, actions }: Props) {
  const { id, alias, title, avatar, category, may, sections } = community;
  const to = { communityAlias: alias };
  const tab = (key: Place, name: string) => ({
    href: href(communities[key], to),
    title: name,
    current: current === key,
  });
  return (
    <PlaceHeader
      place={community}
      home={href(communities.community, to)}
      list={{ href: href(communities.list), title: "Сообщества" }}
      label="Сообщество"
      whole={current === "community"}
      picture={<Avatar person={{ id, name: title, photo: avatar }} size="l" square />}
      marks={category && <Badge>{category.title}</Badge>}
      actions={actions}
      tabs={[
        tab("community", "Посты"),
        ...(may.read ? sections.map((one) => ({ ...one, current: current === one.name })) : []),
        ...(may.read ? [tab("files", "Файлы")] : []),
        tab("about", "О сообществе"),
        ...(may.read ? [tab("members", "Участники")] : []),
        ...(may.edit ? [tab("settings", "Настройки")] : []),
      ]}
    />
  );
}
