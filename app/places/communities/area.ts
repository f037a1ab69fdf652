import { area } from "#app/area.ts";
import { may } from "#app/engines/membership/server/index.ts";
import { href } from "#app/web/urls.ts";
import { communitiesContract, communityAlias } from "./contract.ts";
import { communitiesNavigation } from "./navigation.ts";
import { anyCommunity, communities as urls } from "./routes.ts";
import { dropCategory, moveCategory, putCategory, readCategories } from "./server/categories.ts";
import { readFigures } from "./server/figures.ts";
import { readFiles } from "./server/files.ts";
import { avatar, cover, create, edit, setRules } from "./server/keeping.ts";
import { glanceAtMine, offeredTo, readCatalogue, readFitting, readMine } from "./server/listing.ts";
import { communityNotices, notifyOfJoining, notifyOfPost } from "./server/notices.ts";
import { postKind, readPost, readPostSource, readPosts, renewCommunity, rewrite, write } from "./server/posts.ts";
import { communityKind, communityOf, readCommunity } from "./server/standing.ts";
import { tellWeek, tellWeeks, weekNotices } from "./server/weekly.ts";

/** Communities: places where people of one interest write posts. Who belongs to them the engine of membership knows. */
export const communities = area({
  title: "Сообщества",
  contract: communitiesContract,
  navigation: communitiesNavigation,
  serve: {
    mine: readMine,
    fitting: readFitting,
    list: readCatalogue,
    categories: readCategories,
    community: readCommunity,
    create,
    edit,
    setRules,
    cover,
    avatar,
    figures: readFigures,
    posts: readPosts,
    files: readFiles,
    write,
    post: readPost,
    source: readPostSource,
    rewrite,
    putCategory,
    moveCategory,
    dropCategory,
  },
  places: [
    {
      name: communityKind,
      tab: "channel",
      alias: communityAlias,
      address: (communityAlias) => href(urls.community, { communityAlias }),
      offeredTo,
    },
  ],
  kinds: [
    {
      name: postKind,
      title: "пост в сообществе",
      sign: {
        text: "Сообщество",
        topic: communityOf,
        address: (communityAlias) => href(urls.community, { communityAlias }),
      },
      isPersonal: true,
      address: (id, query) => href(urls.post, { communityAlias: anyCommunity, threadId: id }, query),
      change: (id) => href(urls.editPost, { communityAlias: anyCommunity, threadId: id }),
      tab: "ugc",
      moderatedAs: "post",
      mayWrite: may("write"),
      mayAnswer: may("answer"),
      mayReact: may("react"),
      mayLead: may("lead"),
    },
  ],
  drafts: [
    {
      name: postKind,
      titles: { new: "Пост в сообществе", change: "Правка поста в сообществе" },
      address: (draft, threadId) =>
        threadId
          ? href(urls.editPost, { communityAlias: anyCommunity, threadId }, { draft })
          : href(urls.createPost, { communityAlias: anyCommunity }, { draft }),
    },
  ],
  listeners: [renewCommunity, notifyOfJoining, notifyOfPost, tellWeek],
  jobs: [tellWeeks],
  notices: [communityNotices, weekNotices],
  widgets: { communities: glanceAtMine },
});
