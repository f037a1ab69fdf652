import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { banIntents } from "#app/engines/membership/forms.ts";
import { BanList } from "#app/engines/membership/ui/ban-list.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { communityAt } from "../forms.ts";
import { communities } from "../routes.ts";
import { SettingsPage } from "../ui/settings-page.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Чёрный список сообщества");

export const loader = load(async (args) => {
  const community = await communityAt(args, "lead");
  return { community, ...(await args.api.membership.bans({ place: community.id, after: args.query.after })) };
});

export const action = act(banIntents);

export default function CommunityBlacklist() {
  const { community, items, next } = useLoaderData<typeof loader>();
  return (
    <SettingsPage community={community} current="blacklist">
      <BanList place={community.id} items={items} />
      {next && <MoreLink href={href(communities.blacklist, { communityAlias: community.alias }, { after: next })} />}
    </SettingsPage>
  );
}
