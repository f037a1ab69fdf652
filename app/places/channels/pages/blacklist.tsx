import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { banIntents } from "#app/engines/membership/forms.ts";
import { BanList } from "#app/engines/membership/ui/ban-list.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { channelAt } from "../forms.ts";
import { channels } from "../routes.ts";
import { SettingsPage } from "../ui/settings-page.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Чёрный список канала");

export const loader = load(async (args) => {
  const channel = await channelAt(args, "lead");
  return { channel, ...(await args.api.membership.bans({ place: channel.id, after: args.query.after })) };
});

export const action = act(banIntents);

export default function ChannelBlacklist() {
  const { channel, items, next } = useLoaderData<typeof loader>();
  return (
    <SettingsPage channel={channel} current="blacklist">
      <BanList place={channel.id} items={items} />
      {next && <MoreLink href={href(channels.blacklist, { channelAlias: channel.alias }, { after: next })} />}
    </SettingsPage>
  );
}
