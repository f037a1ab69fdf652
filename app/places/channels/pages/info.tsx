import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { archiveIntents, listenIntents } from "#app/engines/membership/forms.ts";
import { Listening } from "#app/engines/membership/ui/listening.tsx";
import { joiningTitles, postingTitles } from "#app/engines/membership/ui/words.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { channelAt } from "../forms.ts";
import { channels } from "../routes.ts";
import { ChannelHeader } from "../ui/channel-header.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("О канале");

export const loader = load(async (args) => ({ channel: await channelAt(args) }));

export const action = act({ ...archiveIntents, ...listenIntents });

export default function ChannelInfo() {
  const { channel } = useLoaderData<typeof loader>();
  const { viewer, now } = useRoot();
  const { id, alias, description, joining, posting, createdAt, archived, level, may } = channel;
  return (
    <div className="mx-auto max-w-2xl">
      <ChannelHeader channel={channel} current="info" />
      <Card>
        {description && <p className="mb-5 whitespace-pre-line wrap-anywhere">{description}</p>}
        <Definitions
          items={[
            { name: "Адрес", value: href(channels.channel, { channelAlias: alias }) },
            { name: "Кто может войти", value: joiningTitles[joining] },
            { name: "Кто пишет", value: postingTitles[posting] },
            { name: "Есть с", value: <Time value={createdAt} zone={viewer.timeZone} now={now} look="day" /> },
          ]}
        />
        <div className="mt-6 flex flex-wrap gap-2">
          {may.invite && (
            <ButtonLink href={href(channels.invites, { channelAlias: alias })} icon="subscribe">
              Позвать коллег
            </ButtonLink>
          )}
          {may.own && (
            <Form repeatable>
              <input type="hidden" name="place" value={id} />
              <Button look="quiet" name="intent" value={archived ? "revive" : "archive"}>
                {archived ? "Вернуть из архива" : "Убрать в архив"}
              </Button>
            </Form>
          )}
          {may.own && (
            <ButtonLink look="quiet-danger" href={href(channels.remove, { channelAlias: alias })}>
              Удалить канал
            </ButtonLink>
          )}
        </div>
      </Card>
      {level && (
        <div className="mt-5">
          <Listening place={id} level={level} />
        </div>
      )}
    </div>
  );
}
