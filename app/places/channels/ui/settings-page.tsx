import type { ComponentProps, ReactNode } from "react";
import { SettingsCard } from "#app/engines/membership/ui/settings-card.tsx";
import type { ChannelView } from "../contract.ts";
import { ChannelHeader } from "./channel-header.tsx";
import { SettingsTabs } from "./settings-tabs.tsx";

type Props = { channel: ChannelView; current: Parameters<typeof SettingsTabs>[0]["current"]; children: ReactNode };

/** One page of a channel's settings. Who is no leader, and may only ask people in, sees no others. */
export function SettingsPage({ channel, current, children }: Props) {
  return (
    <div className="mx-auto max-w-2xl">
      <ChannelHeader channel={channel} current="edit" />
      {channel.may.edit && <SettingsTabs channel={channel} current={current} />}
      {children}
    </div>
  );
}

/** A page of settings that is one form. */
export function SettingsForm({
  channel,
  current,
  ...form
}: Props & Omit<ComponentProps<typeof SettingsCard>, "place">) {
  return (
    <SettingsPage channel={channel} current={current}>
      <SettingsCard place={channel.id} {...form} />
    </SettingsPage>
  );
}
