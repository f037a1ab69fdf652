import { area } from "#app/area.ts";
import { may } from "#app/engines/membership/server/index.ts";
import { href } from "#app/web/urls.ts";
import { channelAlias, channelsContract } from "./contract.ts";
import { channelsNavigation } from "./navigation.ts";
import { anyChannel, channels as urls } from "./routes.ts";
import { readGuestChannel, readGuestThread } from "./server/guests.ts";
import { cover, create, edit, setRules } from "./server/keeping.ts";
import { glanceAtMine, readCatalogue, readMine } from "./server/listing.ts";
import { channelNotices, notifyOfJoining, notifyOfThread } from "./server/notices.ts";
import { clearPlace, remove } from "./server/removing.ts";
import { channelKind, channelOf, readChannel } from "./server/standing.ts";
import { markThreadSeen, pin, readFeed, readThread, readThreads } from "./server/threads.ts";
import { unreadInAll } from "./server/unread.ts";
import { readThreadSource, renewThread, rewrite, showThread, threadKind, write } from "./server/writing.ts";

/** Channels: places where people talk in threads. Who belongs to them the engine of membership knows. */
export const channels = area({
  title: "Каналы",
  contract: channelsContract,
  navigation: channelsNavigation,
  serve: {
    guestChannel: (_viewer, input) => readGuestChannel(input),
    guestThread: (_viewer, input) => readGuestThread(input),
    mine: readMine,
    list: readCatalogue,
    channel: readChannel,
    create,
    edit,
    setRules,
    cover,
    remove,
    threads: readThreads,
    feed: readFeed,
    write,
    source: readThreadSource,
    rewrite,
    thread: readThread,
    seen: markThreadSeen,
    pin,
  },
  kinds: [
    {
      name: threadKind,
      title: "обсуждение",
      sign: { text: "Обсуждение", topic: channelOf, address: (channelAlias) => href(urls.channel, { channelAlias }) },
      isPersonal: true,
      address: (id, query) => href(urls.thread, { channelAlias: anyChannel, threadId: id }, query),
      change: (id) => href(urls.editThread, { channelAlias: anyChannel, threadId: id }),
      tab: "channel",
      moderatedAs: "post",
      mayWrite: may("write"),
      mayAnswer: may("answer"),
      mayReact: may("react"),
      mayLead: may("lead"),
    },
  ],
  drafts: [
    {
      name: threadKind,
      titles: { new: "Обсуждение в канале", change: "Правка обсуждения" },
      address: (draft, threadId) =>
        threadId
          ? href(urls.editThread, { channelAlias: anyChannel, threadId }, { draft })
          : href(urls.createThread, { channelAlias: anyChannel }, { draft }),
    },
  ],
  places: [
    {
      name: channelKind,
      tab: "channel",
      alias: channelAlias,
      address: (channelAlias) => href(urls.channel, { channelAlias }),
    },
  ],
  listeners: [clearPlace, showThread, renewThread, notifyOfJoining, notifyOfThread],
  notices: [channelNotices],
  widgets: { channels: glanceAtMine },
  unread: { [href(urls.list)]: unreadInAll },
});
