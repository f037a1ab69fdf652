import type { ReactNode } from "react";
import { PlaceHeader } from "#app/engines/membership/ui/place-header.tsx";
import { href } from "#app/web/urls.ts";
import type { ChannelView } from "../contract.ts";
import { channels } from "../routes.ts";

type Place = "channel" | "info" | "members" | "edit";
type Props = { channel: ChannelView; current: Place | (string & {}); actions?: ReactNode };

/** The top of every page of a channel. */
export function ChannelHeader({ channel, current, actions }: Props) {
  const { alias, may, sections } = channel;
  const to = { channelAlias: alias };
  const tab = (key: Place, name: string) => ({ href: href(channels[key], to), title: name, current: current === key });
  return (
    <PlaceHeader
      place={channel}
      home={href(channels.channel, to)}
      list={{ href: href(channels.list), title: "Каналы" }}
      label="Канал"
      whole={current === "channel"}
      actions={actions}
      tabs={[
        tab("channel", "Обсуждения"),
        ...(may.read ? sections.map((one) => ({ ...one, current: current === one.name })) : []),
        tab("info", "О канале"),
        ...(may.read ? [tab("members", "Участники")] : []),
        ...(may.edit ? [tab("edit", "Настройки")] : []),
      ]}
    />
  );
}
