import type { NoticeFamily } from "#app/engines/notifications/server/index.ts";
import { channels } from "#app/places/channels/routes.ts";
import { href } from "#app/web/urls.ts";
import { joiningNotices } from "./joining-notices.ts";
import { channelKind } from "./standing.ts";

const joining = joiningNotices({
  kind: channelKind,
  into: "в канал",
  home: (channelAlias) => href(channels.channel, { channelAlias }),
  waiting: (channelAlias) => href(channels.invites, { channelAlias }),
});

export const channelNotices: NoticeFamily = {
  name: "channels",
  title: "Каналы",
  hint: "Приглашения, заявки и ответы на них",
  kinds: joining.kinds,
  mail: "digest",
  push: "now",
};

export const notifyOfJoining = joining.listener;
