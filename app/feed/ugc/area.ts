import { area } from "#app/area.ts";
import { href } from "#app/web/urls.ts";
import { ugcNavigation } from "./navigation.ts";
import { ugc } from "./routes.ts";

/** Own publications: what anybody writes in their own name. Their API is the content's. */
export const ownPublications = area({
  title: "Свои публикации",
  contract: {},
  navigation: ugcNavigation,
  serve: {},
  kinds: [
    {
      name: "ugc",
      title: "пост",
      isPersonal: true,
      address: (id, query) => href(ugc.post, { id }, query),
      tab: "ugc",
      moderatedAs: "post",
    },
  ],
  drafts: [
    {
      name: "post",
      titles: { new: "Публикация", change: "Правка публикации" },
      address: (draft, postId) => (postId ? href(ugc.edit, { postId }, { draft }) : href(ugc.create, null, { draft })),
    },
  ],
});
