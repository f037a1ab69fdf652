import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { talkState } from "#app/engines/content/forms.ts";
import { BesideFiles } from "#app/engines/content/ui/beside-files.tsx";
import { Comments } from "#app/engines/content/ui/comments.tsx";
import { PublicationArticle } from "#app/engines/content/ui/publication-article.tsx";
import { joinIntents } from "#app/engines/membership/forms.ts";
import { Barred } from "#app/engines/membership/ui/barred.tsx";
import { Keeping } from "#app/feed/saved/ui/keeping.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { later } from "#app/ui/later.tsx";
import { Form } from "#app/web/form.tsx";
import { readGrown } from "#app/web/grown.ts";
import { act, load } from "#app/web/page.ts";
import type { FormReply } from "#app/web/reply.ts";
import { titleOf } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { postAt, postIntents } from "../forms.ts";
import { communities } from "../routes.ts";
import { PostMenu } from "../ui/post-menu.tsx";

const Poll = later(async () => ({ default: (await import("#app/engines/polls/ui/poll.tsx")).Poll }));

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => [
  { title: titleOf(page, ({ publication }) => publication.title || undefined, data, "Пост") },
];

export const loader = load(async (args) => {
  const { api, query, url, publicUrl } = args;
  const { id, community } = await postAt(args);
  const state = talkState(query);
  const [publication, comments, { saved }] = await Promise.all([
    api.content.publication({ id }),
    readGrown(url, (after, at) =>
      api.content.comments({ id, after, comment: at ? undefined : state.named, order: state.order }),
    ),
    api.saved.has({ id }),
  ]);
  const address = publicUrl + url.pathname.replace(/\.data$/, "");
  return { publication, comments, saved, address, community, ...state };
});

export const action = act({ ...postIntents, join: joinIntents.join });

export default function CommunityPost() {
  const { publication, comments, saved, address, community, ...state } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>()?.form;
  const { title, alias, may } = community;
  const home = href(communities.community, { communityAlias: alias });
  return (
    <div className="mx-auto max-w-2xl">
      <Breadcrumbs
        places={[
          { href: href(communities.list), title: "Сообщества" },
          { href: home, title },
        ]}
      />
      <PublicationArticle
        publication={publication}
        tools={<Keeping saved={saved} address={address} />}
        deeds={<PostMenu post={publication} alias={alias} />}
      >
        {publication.asked && <Poll poll={publication.asked} mine={publication.mine} isOut={!publication.state} />}
        <BesideFiles items={publication.attachments} />
      </PublicationArticle>
      {(may.join || may.ask) && (
        <div className="mt-5 space-y-3">
          <p className="text-soft">Чтобы отвечать и писать самому, вступите в сообщество «{title}».</p>
          {may.join ? (
            <Form repeatable>
              <input type="hidden" name="place" value={community.id} />
              <Button look="primary" name="intent" value="join" icon="add">
                Вступить
              </Button>
            </Form>
          ) : (
            <ButtonLink href={home}>Попроситься</ButtonLink>
          )}
        </div>
      )}
      <div className="mt-5 empty:hidden">
        <Barred place={community} />
      </div>
      <Comments subject={publication} comments={comments} {...state} reply={reply} />
    </div>
  );
}
