import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { memberIntents } from "#app/engines/membership/forms.ts";
import { MemberList } from "#app/engines/membership/ui/member-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { channelAt } from "../forms.ts";
import { channels } from "../routes.ts";
import { SettingsPage } from "../ui/settings-page.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Администраторы канала");

export const loader = load(async (args) => {
  const channel = await channelAt(args, "lead");
  return { channel, ...(await args.api.membership.members({ place: channel.id, role: "leaders" })) };
});

export const action = act(memberIntents);

export default function ChannelAdmins() {
  const { channel, items } = useLoaderData<typeof loader>();
  return (
    <SettingsPage channel={channel} current="admins">
      <MemberList
        place={channel}
        items={items}
        blacklist={(person) => href(channels.blacklist, { channelAlias: channel.alias }, { person })}
      />
      {channel.may.own && (
        <div className="mt-5">
          <ButtonLink href={href(channels.adminsSearch, { channelAlias: channel.alias })} icon="add">
            Назначить администратора
          </ButtonLink>
        </div>
      )}
    </SettingsPage>
  );
}
