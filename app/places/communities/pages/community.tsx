import type { MetaFunction } from "@remix-run/node";
import { useLoaderData, useRevalidator } from "@remix-run/react";
import { useCallback } from "react";
import { talkIntents } from "#app/engines/content/forms.ts";
import { PublicationList } from "#app/engines/content/ui/publication-list.tsx";
import { joinIntents, listenIntents } from "#app/engines/membership/forms.ts";
import { Seen } from "#app/engines/membership/ui/seen.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { readGrown } from "#app/web/grown.ts";
import { useLive } from "#app/web/live.ts";
import { act, load } from "#app/web/page.ts";
import { titleOf } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { CommunityView, PostSort } from "../contract.ts";
import { communityAt, readSort } from "../forms.ts";
import { communities } from "../routes.ts";
import { BesidePosts } from "../ui/beside-posts.tsx";
import { CommunityHeader } from "../ui/community-header.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => [
  { title: titleOf(page, ({ community }) => community.title, data, "Сообщество") },
];

export const loader = load(async (args) => {
  const community = await communityAt(args);
  const sort = readSort(args.query.sort);
  const { id, may } = community;
  const posts = may.read
    ? await readGrown(args.url, (after) => args.api.communities.posts({ id, sort, after }))
    : { items: [], next: undefined, grows: false };
  return { community, sort, ...posts };
});

export const action = act({ ...joinIntents, ...listenIntents, react: talkIntents.react });

const sorts: Record<PostSort, string> = { new: "Новые", discussed: "Обсуждаемые" };

export default function Community() {
  const { community, sort, items, next, grows } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  useLive(
    `place:${community.id}`,
    useCallback(() => revalidate(), [revalidate]),
  );
  const { id, alias, may, welcome, fresh, unread } = community;
  const to = { communityAlias: alias };
  const at = (chosen: string) => href(communities.community, to, { sort: chosen });
  const isEmpty = items.length === 0 && sort === "new";
  return (
    <Columns beside={<BesidePosts community={community} isEmpty={isEmpty && may.read === true} />}>
      <CommunityHeader
        community={community}
        current="community"
        actions={
          may.write && (
            <ButtonLink href={href(communities.createPost, to)} look="primary" icon="edit">
              Написать пост
            </ButtonLink>
          )
        }
      />
      {fresh && welcome && (
        <div className="mb-5">
          <Notice look="success" title="Добро пожаловать">
            <span className="whitespace-pre-line">{welcome}</span>
          </Notice>
        </div>
      )}
      {may.read && (
        <>
          <Seen id={id} unread={unread} />
          <div className="mb-4">
            <Tabs
              label="Какие посты"
              look="pills"
              tabs={Object.entries(sorts).map(([key, title]) => ({ href: at(key), title, current: key === sort }))}
            />
          </div>
          {items.length > 0 ? <PublicationList id="posts" items={items} /> : <Nothing {...{ community, sort }} />}
          {next && <MoreLink list={grows && "posts"} href={href(communities.community, to, { sort, after: next })} />}
          <noscript>
            <p className="mt-4">
              <a className="inline-flex min-h-6 items-center text-link underline" href={at(sort)}>
                Обновить
              </a>
            </p>
          </noscript>
        </>
      )}
    </Columns>
  );
}

function Nothing({ community: { alias, may }, sort }: { community: CommunityView; sort: PostSort }) {
  const to = { communityAlias: alias };
  if (sort === "discussed")
    return (
      <EmptyState
        icon="comment"
        title="Пока ничего не обсуждают"
        action={<ButtonLink href={href(communities.community, to)}>Новые посты</ButtonLink>}
      >
        Здесь встанут посты, под которыми говорят больше всего.
      </EmptyState>
    );
  if (may.write)
    return (
      <EmptyState
        icon="edit"
        title="Напишите первый пост"
        action={<ButtonLink href={href(communities.createPost, to)}>Написать</ButtonLink>}
      >
        Расскажите, зачем сообщество, или спросите о том, что вам интересно.
      </EmptyState>
    );
  return (
    <EmptyState icon="edit" title="Постов пока нет">
      {may.join ? "Вступите, чтобы написать первый." : "Они появятся здесь, как только их напишут."}
    </EmptyState>
  );
}
