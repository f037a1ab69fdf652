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
import { communityAt } from "../forms.ts";
import { communities } from "../routes.ts";
import { SettingsPage } from "../ui/settings-page.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Чёрный список сообщества");

export const loader = load(async (args) => {
  const community = await communityAt(args, "lead");
  const { after, person: asked } = args.query;
  const person = asked ? await readColleague(args.api, asked) : null;
  const bans = await args.api.membership.bans({ place: community.id, after });
  return { community, person: person ? chosenValue(person) : undefined, ...bans };
});

export const action = act(banIntents);

export default function CommunityBlacklist() {
  const { community, person, items, next } = useLoaderData<typeof loader>();
  return (
    <SettingsPage community={community} current="blacklist">
      <BanList key={person} place={community.id} person={person} items={items} />
      {next && <MoreLink href={href(communities.blacklist, { communityAlias: community.alias }, { after: next })} />}
    </SettingsPage>
  );
}
