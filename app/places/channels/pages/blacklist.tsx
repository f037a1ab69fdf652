import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { banIntents } from "#app/engines/membership/forms.ts";
import { BanList } from "#app/engines/membership/ui/ban-list.tsx";
import { readColleague } from "#app/people/account/forms.ts";
import { chosenValue } from "#app/ui/chosen-people.ts";
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
  const { after, person: asked } = args.query;
  const person = asked ? await readColleague(args.api, asked) : null;
  const bans = await args.api.membership.bans({ place: channel.id, after });
  return { channel, person: person ? chosenValue(person) : undefined, ...bans };
});

export const action = act(banIntents);

export default function ChannelBlacklist() {
  const { channel, person, items, next } = useLoaderData<typeof loader>();
  return (
    <SettingsPage channel={channel} current="blacklist">
      <BanList key={person} place={channel.id} person={person} items={items} />
      {next && <MoreLink href={href(channels.blacklist, { channelAlias: channel.alias }, { after: next })} />}
    </SettingsPage>
  );
}
