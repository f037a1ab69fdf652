import type { ReactNode } from "react";
import { Cover } from "#app/engines/membership/ui/cover.tsx";
import { Closed, Joining } from "#app/engines/membership/ui/joining.tsx";
import { joiningTitles } from "#app/engines/membership/ui/words.ts";
import { Badge } from "#app/ui/badge.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import { href } from "#app/web/urls.ts";
import type { ChannelView } from "../contract.ts";
import { channels } from "../routes.ts";

type Place = "channel" | "info" | "members" | "edit";
type Props = { channel: ChannelView; current: Place; actions?: ReactNode };

/** The top of every page of a channel: what it is, how one comes in, what there is to see. */
export function ChannelHeader({ channel, current, actions }: Props) {
  const { alias, title, description, joining, members, cover, archived, may, role } = channel;
  const to = { channelAlias: alias };
  const home = href(channels.channel, to);
  const tab = (key: Place, name: string) => ({ href: href(channels[key], to), title: name, current: current === key });
  return (
    <>
      {cover && current === "channel" && <Cover cover={cover} />}
      <PageHeader
        title={title}
        places={[{ href: href(channels.list), title: "Каналы" }]}
        actions={
          <>
            {actions}
            <Joining place={channel} home={home} />
          </>
        }
      >
        {current === "channel" && description && <p>{description}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm">
          <Badge>{joiningTitles[joining]}</Badge>
          {archived && <Badge look="warning">В архиве</Badge>}
          {role === "invited" && <Badge look="brand">Вас пригласили</Badge>}
          {counted(members, ["участник", "участника", "участников"])}
        </p>
      </PageHeader>
      <Closed place={channel} home={home} />
      <div className="mb-5">
        <Tabs
          label="Канал"
          tabs={[
            tab("channel", "Обсуждения"),
            tab("info", "О канале"),
            ...(may.read ? [tab("members", "Участники")] : []),
            ...(may.edit ? [tab("edit", "Настройки")] : []),
          ]}
        />
      </div>
    </>
  );
}
