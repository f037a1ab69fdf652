import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pollIntents } from "#app/engines/polls/forms.ts";
import { Poll } from "#app/engines/polls/ui/poll.tsx";
import { feed } from "#app/feed/feed/routes.ts";
import { savedIntents } from "#app/feed/saved/forms.ts";
import { Keeping } from "#app/feed/saved/ui/keeping.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { readGrown } from "#app/web/grown.ts";
import { act, load } from "#app/web/page.ts";
import type { FormReply } from "#app/web/reply.ts";
import { titleOf } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { talkIntents, talkState } from "../forms.ts";
import { Beside } from "../ui/beside.tsx";
import { BesideFiles } from "../ui/beside-files.tsx";
import { Author } from "../ui/byline.tsx";
import { Comments } from "../ui/comments.tsx";
import { PublicationArticle } from "../ui/publication-article.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => [
  { title: titleOf(page, ({ publication }) => publication.title || undefined, data, "Публикация") },
  ...(data ? [{ name: "description", content: data.publication.excerpt }] : []),
];

export const loader = load(async ({ api, params, query, url, publicUrl }) => {
  const id = params.id ?? "";
  const state = talkState(query);
  const [publication, comments, { saved }, beside] = await Promise.all([
    api.content.publication({ id }),
    readGrown(url, (after, at) =>
      api.content.comments({ id, after, comment: at ? undefined : state.named, order: state.order }),
    ),
    api.saved.has({ id }),
    api.widgets.beside({}),
  ]);
  return { publication, comments, saved, beside, address: publicUrl + url.pathname, ...state };
});

export const action = act({ ...talkIntents, ...savedIntents, ...pollIntents });

/** The way back to what stands beside it. */
const feeds = {
  work: { href: href(feed.work), title: "Работа" },
  life: { href: href(feed.life), title: "Жизнь" },
  blogs: { href: href(feed.blogs), title: "Блоги" },
};

export default function Publication() {
  const { publication, comments, saved, beside, address, ...state } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>()?.form;
  return (
    <Columns
      beside={
        <div className="space-y-4">
          <Author person={publication.author} />
          <Beside {...beside} />
        </div>
      }
    >
      {publication.feed && <Breadcrumbs places={[feeds[publication.feed]]} />}
      <PublicationArticle publication={publication} tools={<Keeping saved={saved} address={address} />}>
        {publication.asked && <Poll poll={publication.asked} mine={publication.mine} isOut={!publication.state} />}
        <BesideFiles items={publication.attachments} />
      </PublicationArticle>
      <Comments subject={publication} comments={comments} {...state} reply={reply} />
    </Columns>
  );
}
