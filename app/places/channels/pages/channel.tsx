import type { MetaFunction } from "@remix-run/node";
import { useLoaderData, useRevalidator } from "@remix-run/react";
import { useCallback, useState } from "react";
import { joinIntents } from "#app/engines/membership/forms.ts";
import { Seen } from "#app/engines/membership/ui/seen.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { forGuestsToo, guestTags } from "#app/web/for-guests.ts";
import { readGrown } from "#app/web/grown.ts";
import { useLive } from "#app/web/live.ts";
import { act, load } from "#app/web/page.ts";
import { titleOf } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { ChannelView, ThreadSort } from "../contract.ts";
import { begunIn, channelAt, channelIntents, readSort } from "../forms.ts";
import { channels } from "../routes.ts";
import { BesideChannel } from "../ui/beside-channel.tsx";
import { ChannelForGuests } from "../ui/channel-for-guests.tsx";
import { ChannelHeader } from "../ui/channel-header.tsx";
import { ThreadForm } from "../ui/thread-form.tsx";
import { ThreadList } from "../ui/thread-list.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => [
  { title: titleOf(page, ({ channel }) => channel.title, data, "Канал") },
  ...(data?.tags ?? []),
];

export const loader = load((args) =>
  forGuestsToo(
    args,
    () => readForColleagues(args),
    () => readForGuests(args),
  ),
);

async function readForGuests({ api, params: { channelAlias: alias = "" }, query, publicUrl, viewer, elsewhere }: Args) {
  const channel = await api.channels.guestChannel({ alias, after: query.after });
  const { title, description: text, company } = channel;
  const tags = guestTags({ title, text, company, url: publicUrl + href(channels.channel, { channelAlias: alias }) });
  return { channel, alias, tags, signIn: viewer.accountId ? null : elsewhere };
}

async function readForColleagues(args: Args) {
  const channel = await channelAt(args);
  const sort = readSort(args.query.sort);
  const { id, may } = channel;
  const page = may.read
    ? await readGrown(args.url, (after) => args.api.channels.threads({ id, sort, after }))
    : { items: [], pinned: [], next: undefined, grows: false };
  const begun = may.write ? await begunIn(args.api, channel.alias) : { draft: "" };
  return { channel, sort, begun, ...page, tags: undefined };
}

export const action = act({ ...joinIntents, ...channelIntents });

type Args = Parameters<Parameters<typeof load>[0]>[0];

const sorts: Record<ThreadSort, string> = { active: "Активные", new: "Новые", unread: "Непрочитанные", mine: "Мои" };

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Channel() {
  const page = useLoaderData<typeof loader>();
  return page.tags ? <ChannelForGuests {...page} /> : <ForColleagues {...page} />;
}

function ForColleagues({ channel, sort, begun, items, pinned, next, grows }: Extract<Loaded, { tags?: undefined }>) {
  const { revalidate } = useRevalidator();
  useLive(
    `place:${channel.id}`,
    useCallback(() => revalidate(), [revalidate]),
  );
  const { id, alias, may, unread } = channel;
  const to = (chosen: string) => href(channels.channel, { channelAlias: alias }, { sort: chosen });
  return (
    <Columns beside={<BesideChannel channel={channel} />}>
      <ChannelHeader channel={channel} current="channel" />
      {may.read && (
        <>
          {may.write && <ThreadForm key={id} channel={channel} begun={begun} />}
          <Seen id={id} unread={unread} />
          <div className="mb-4">
            <Tabs
              label="Какие обсуждения"
              look="pills"
              tabs={Object.entries(sorts).map(([key, title]) => ({ href: to(key), title, current: key === sort }))}
            />
          </div>
          {pinned.length > 0 && (
            <div className="mb-3">
              <ThreadList items={pinned} />
            </div>
          )}
          {items.length > 0 ? (
            <Divided key={id} items={items} since={sort === "active" ? channel.seenAt : null} />
          ) : (
            !pinned.length && <Nothing {...{ channel, sort }} />
          )}
          {next && (
            <MoreLink
              list={grows && "threads"}
              href={href(channels.channel, { channelAlias: alias }, { sort, after: next })}
            />
          )}
          <noscript>
            <p className="mt-4">
              <a className="inline-flex min-h-6 items-center text-link underline" href={to(sort)}>
                Обновить
              </a>
            </p>
          </noscript>
        </>
      )}
    </Columns>
  );
}

/** The line stands where it stood when the channel was opened, whatever is seen meanwhile. */
function Divided({ items, since: before }: Pick<Parameters<typeof ThreadList>[0], "items" | "since">) {
  const [since] = useState(before);
  const [wasNew] = useState(() => new Set(items.filter(({ fresh }) => fresh).map(({ id }) => id)));
  const shown = items.map((item) => (wasNew.has(item.id) ? { ...item, fresh: true } : item));
  return <ThreadList id="threads" items={shown} since={before && since} />;
}

function Nothing({ channel: { may, posting }, sort }: { channel: ChannelView; sort: ThreadSort }) {
  if (sort === "unread")
    return (
      <EmptyState icon="check" title="Всё прочитано">
        Новое появится здесь само.
      </EmptyState>
    );
  if (sort === "mine")
    return (
      <EmptyState icon="comment" title="Вы ещё ничего здесь не начинали">
        {may.write ? "Начните обсуждение – форма выше." : "Обсуждения начинают те, кому это разрешено в канале."}
      </EmptyState>
    );
  if (may.write)
    return (
      <EmptyState icon="comment" title="Начните обсуждение">
        Здесь пока тихо. Спросите о чём-нибудь или расскажите новость.
      </EmptyState>
    );
  return (
    <EmptyState icon="comment" title="Здесь пока тихо">
      {posting === "all" ? "Вступите в канал, чтобы начать обсуждение." : "Обсуждения начинают администраторы."}
    </EmptyState>
  );
}
