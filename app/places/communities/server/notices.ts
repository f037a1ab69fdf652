import type { NoticeFamily } from "#app/engines/notifications/server/index.ts";
import { joiningNotices, publishedNotices } from "#app/places/channels/server/index.ts";
import { communities } from "#app/places/communities/routes.ts";
import { href } from "#app/web/urls.ts";
import { postKind } from "./posts.ts";
import { communityKind } from "./standing.ts";

const joining = joiningNotices({
  kind: communityKind,
  into: "в сообщество",
  of: "сообщества",
  home: (communityAlias) => href(communities.community, { communityAlias }),
  waiting: (communityAlias) => href(communities.invites, { communityAlias }),
  queue: (communityAlias) => href(communities.queue, { communityAlias }),
});

const published = publishedNotices({
  notice: "community-post",
  kind: postKind,
  words: {
    one: "Новый пост в сообществе",
    many: ["новый пост в сообществе", "новых поста в сообществе", "новых постов в сообществе"],
  },
  address: (communityAlias, threadId) => href(communities.post, { communityAlias, threadId }),
});

export const communityNotices: NoticeFamily = {
  name: "communities",
  title: "Сообщества",
  hint: "Приглашения, заявки и ответы на них, новые посты",
  kinds: {
    ...joining.kinds,
    ...published.kinds,
  },
  mail: "digest",
  push: "off",
  mark: "communities",
};

export const notifyOfJoining = joining.listener;
export const notifyOfPost = published.listener;
