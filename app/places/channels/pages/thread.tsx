import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { talkState } from "#app/engines/content/forms.ts";
import { BesideFiles } from "#app/engines/content/ui/beside-files.tsx";
import { Comments } from "#app/engines/content/ui/comments.tsx";
import { PublicationArticle } from "#app/engines/content/ui/publication-article.tsx";
import { Barred } from "#app/engines/membership/ui/barred.tsx";
import { Seen } from "#app/engines/membership/ui/seen.tsx";
import { Keeping } from "#app/feed/saved/ui/keeping.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { later } from "#app/ui/later.tsx";
import { counted } from "#app/ui/plural.ts";
import { forGuestsToo, guestTags } from "#app/web/for-guests.ts";
import { readGrown } from "#app/web/grown.ts";
import { act, load } from "#app/web/page.ts";
import type { FormReply } from "#app/web/reply.ts";
import { titleOf } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { threadAt, threadIntents } from "../forms.ts";
import { channels } from "../routes.ts";
import { ThreadMenu } from "../ui/thread-menu.tsx";

const Poll = later(async () => ({ default: (await import("#app/engines/polls/ui/poll.tsx")).Poll }));

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => [
  {
    title: titleOf(page, (view) => (view.tags ? view.thread : view.publication).title || undefined, data, "Обсуждение"),
  },
  ...(data?.tags ?? []),
];

export const loader = load((args) =>
  forGuestsToo(
    args,
    () => readForColleagues(args),
    () => readForGuests(args),
  ),
);

type Args = Parameters<Parameters<typeof load>[0]>[0];

async function readForGuests({ api, params, query, publicUrl, viewer, elsewhere }: Args) {
  const { channelAlias: alias = "", threadId: id = "" } = params;
  const thread = await api.channels.guestThread({ alias, id, after: query.after });
  const { title, channel, excerpt: text, company } = thread;
  const url = publicUrl + href(channels.thread, { channelAlias: alias, threadId: id });
  const tags = guestTags({ title: title || channel, text, company, url });
  return { thread, alias, id, tags, signIn: viewer.accountId ? null : elsewhere };
}

async function readForColleagues(args: Args) {
  const { api, query, url, publicUrl } = args;
  const { id, ...thread } = await threadAt(args);
  const state = talkState(query);
  const [publication, comments, { saved }] = await Promise.all([
    api.content.publication({ id }),
    readGrown(url, (after, at) =>
      api.content.comments({ id, after, comment: at ? undefined : state.named, order: state.order }),
    ),
    api.saved.has({ id }),
  ]);
  const address = publicUrl + url.pathname.replace(/\.data$/, "");
  return { publication, comments, saved, address, ...thread, ...state, tags: undefined };
}

export const action = act(threadIntents);

/** Those who are signed in do not carry what guests see. */
const ThreadForGuests = later(() => import("../ui/thread-for-guests.tsx"));

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export default function Thread() {
  const page = useLoaderData<typeof loader>();
  if (!page.tags) return <ForColleagues {...page} />;
  return <ThreadForGuests {...page} />;
}

function ForColleagues(page: Extract<Loaded, { tags?: undefined }>) {
  const { publication, comments, saved, address, channel, pinned, muted, unread, tags: _, ...state } = page;
  const reply = useActionData<FormReply>()?.form;
  const { title, alias } = channel;
  return (
    <div className="mx-auto max-w-2xl">
      <Breadcrumbs
        places={[
          { href: href(channels.list), title: "Каналы" },
          { href: href(channels.channel, { channelAlias: alias }), title },
        ]}
      />
      <PublicationArticle
        publication={publication}
        tools={<Keeping saved={saved} address={address} brief />}
        deeds={<ThreadMenu thread={publication} channel={channel} pinned={pinned} muted={muted} />}
      >
        {publication.asked && <Poll poll={publication.asked} mine={publication.mine} isOut={!publication.state} />}
        {publication.asked && (
          <p className="mt-3 text-sm">
            <a
              className="inline-flex min-h-6 items-center text-link underline"
              href={href(channels.pollResults, { channelAlias: alias, threadId: publication.id })}
            >
              Итоги опроса таблицей
            </a>
          </p>
        )}
        <BesideFiles items={publication.attachments} />
      </PublicationArticle>
      <div className="mt-5 empty:hidden">
        <Barred place={channel} />
      </div>
      {unread?.first && (
        <p className="mt-6">
          <a
            className="inline-flex min-h-6 items-center text-link underline"
            href={`${href(channels.thread, { channelAlias: alias, threadId: publication.id }, { comment: unread.first })}#${unread.first}`}
          >
            К непрочитанному: {counted(unread.count, ["новый ответ", "новых ответа", "новых ответов"])}
          </a>
        </p>
      )}
      <Comments
        key={publication.id}
        subject={publication}
        comments={comments}
        {...state}
        reply={reply}
        since={unread?.since}
      />
      <Seen id={publication.id} unread={unread?.count ?? null} of="threads" />
    </div>
  );
}
