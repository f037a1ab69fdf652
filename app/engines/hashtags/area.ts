import { area } from "#app/area.ts";
import { hashtagsContract } from "./contract.ts";
import { hashtagsNavigation } from "./navigation.ts";
import { readDesk, readRuled, readStanding } from "./server/desk.ts";
import { hashtagFollows } from "./server/follow-source.ts";
import { popularHashtags, readHashtag, readHashtags } from "./server/hashtags.ts";
import { ownHashtags } from "./server/own-data.ts";
import { banHashtag, freeHashtag, mergeHashtag } from "./server/ruling.ts";
import { hashtagSource } from "./server/search-source.ts";
import { subscribe } from "./server/subscriptions.ts";

export const hashtags = area({
  title: "Теги",
  contract: hashtagsContract,
  navigation: hashtagsNavigation,
  serve: {
    list: (viewer, input) => readHashtags(viewer, input.query, input.after),
    page: (viewer, input) => readHashtag(viewer, input.hashtag, input.after),
    subscribe: (viewer, input) => subscribe(viewer, input.hashtag, input.subscribed),
    desk: readDesk,
    ruled: readRuled,
    standing: (viewer, input) => readStanding(viewer, input.hashtag),
    merge: mergeHashtag,
    ban: (viewer, input) => banHashtag(viewer, input.hashtag),
    free: (viewer, input) => freeHashtag(viewer, input.hashtag),
  },
  follows: [hashtagFollows],
  search: [hashtagSource],
  keeps: ownHashtags,
  widgets: { hashtags: popularHashtags },
});
