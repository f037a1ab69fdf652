import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { memberIntents } from "#app/engines/membership/forms.ts";
import { PersonFields, PersonRow } from "#app/engines/membership/ui/person-row.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { channelAt } from "../forms.ts";
import { channels } from "../routes.ts";
import { SettingsPage } from "../ui/settings-page.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Новый администратор канала");

export const loader = load(async (args) => {
  const { query = "", after } = args.query;
  const channel = await channelAt(args, "own");
  const asked = { place: channel.id, role: "others" as const, query, after };
  return { channel, query, ...(await args.api.membership.members(asked)) };
});

export const action = act(memberIntents);

export default function NewAdmin() {
  const { channel, query, items, next } = useLoaderData<typeof loader>();
  const to = { channelAlias: channel.alias };
  return (
    <SettingsPage channel={channel} current="admins">
      <SearchBox
        key={query}
        action={href(channels.adminsSearch, to)}
        label="Найти участника"
        defaultValue={query}
        className="mb-5"
      />
      {items.length > 0 ? (
        <Card>
          <ul className="divide-y divide-line">
            {items.map((one) => (
              <PersonRow key={one.accountId} person={one} detail={one.position}>
                <Form repeatable>
                  <PersonFields place={channel.id} person={one.accountId} />
                  <Button size="s" name="intent" value="make-admin" aria-label={`Сделать администратором: ${one.name}`}>
                    Сделать администратором
                  </Button>
                </Form>
              </PersonRow>
            ))}
          </ul>
        </Card>
      ) : (
        <EmptyState
          icon="search"
          title={query ? "Никого не нашлось" : "Назначать пока некого"}
          action={<ButtonLink href={href(channels.invites, to)}>Позвать коллег</ButtonLink>}
        >
          Администратором становится участник канала.
        </EmptyState>
      )}
      {next && <MoreLink href={href(channels.adminsSearch, to, { query, after: next })} />}
    </SettingsPage>
  );
}
