import type { NoticeFamily } from "#app/engines/notifications/server/index.ts";
import { channels } from "#app/places/channels/routes.ts";
import { href } from "#app/web/urls.ts";
import { joiningNotices } from "./joining-notices.ts";
import { publishedNotices } from "./published-notices.ts";
import { channelKind } from "./standing.ts";

const joining = joiningNotices({
  kind: channelKind,
  into: "в канал",
  of: "канала",
  home: (channelAlias) => href(channels.channel, { channelAlias }),
  waiting: (channelAlias) => href(channels.invites, { channelAlias }),
  queue: (channelAlias) => href(channels.queue, { channelAlias }),
});

const published = publishedNotices({
  notice: "channel-thread",
  kind: "thread",
  words: {
    one: "Новое обсуждение в канале",
    many: ["новое обсуждение в канале", "новых обсуждения в канале", "новых обсуждений в канале"],
  },
  address: (channelAlias, threadId) => href(channels.thread, { channelAlias, threadId }),
});

export const channelNotices: NoticeFamily = {
  name: "channels",
  title: "Каналы",
  hint: "Приглашения, заявки и ответы на них, новые обсуждения",
  kinds: { ...joining.kinds, ...published.kinds },
  mail: "digest",
  push: "now",
  mark: "channels",
};

export const notifyOfJoining = joining.listener;
export const notifyOfThread = published.listener;
