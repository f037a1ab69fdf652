import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { memberIntents } from "#app/engines/membership/forms.ts";
import { MemberSearch } from "#app/engines/membership/ui/member-search.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { channelAt } from "../forms.ts";
import { channels } from "../routes.ts";
import { ChannelHeader } from "../ui/channel-header.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Участники канала");

export const loader = load(async (args) => {
  const { query = "", after } = args.query;
  const channel = await channelAt(args, "read");
  return { channel, query, ...(await args.api.membership.members({ place: channel.id, query, after })) };
});

export const action = act(memberIntents);

export default function ChannelMembers() {
  const { channel, query, items, next } = useLoaderData<typeof loader>();
  const to = { channelAlias: channel.alias };
  return (
    <div className="mx-auto max-w-2xl">
      <ChannelHeader
        channel={channel}
        current="members"
        actions={
          channel.may.invite && (
            <ButtonLink href={href(channels.invites, to)} icon="subscribe">
              Позвать коллег
            </ButtonLink>
          )
        }
      />
      <MemberSearch
        place={channel}
        query={query}
        items={items}
        home={href(channels.members, to)}
        blacklist={(person) => href(channels.blacklist, to, { person })}
        more={next && href(channels.members, to, { query, after: next })}
      />
    </div>
  );
}
