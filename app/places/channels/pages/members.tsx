import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { memberIntents } from "#app/engines/membership/forms.ts";
import { MemberList } from "#app/engines/membership/ui/member-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
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
      <SearchBox
        key={query}
        action={href(channels.members, to)}
        label="Найти участника"
        defaultValue={query}
        className="mb-5"
      />
      {items.length > 0 ? (
        <MemberList place={channel} items={items} />
      ) : (
        <EmptyState
          icon="search"
          title="Никого не нашлось"
          action={<ButtonLink href={href(channels.members, to)}>Все участники</ButtonLink>}
        >
          Проверьте, нет ли опечатки.
        </EmptyState>
      )}
      {next && <MoreLink href={href(channels.members, to, { query, after: next })} />}
    </div>
  );
}
