import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { Api } from "#app/areas.ts";
import { talkIntents } from "#app/engines/content/forms.ts";
import type { Deed } from "#app/engines/membership/contract.ts";
import { ofThread, openPlace, orGone, pathIn } from "#app/engines/membership/forms.ts";
import { pollIntents } from "#app/engines/polls/forms.ts";
import { trash } from "#app/engines/trash/routes.ts";
import { savedIntents } from "#app/feed/saved/forms.ts";
import { readersFields } from "#app/people/account/forms.ts";
import { intent } from "#app/web/page.ts";
import { href } from "#app/web/urls.ts";
import { type CommunityView, categoryTitle, communityProfile, postSorts } from "./contract.ts";
import { anyCommunity, communities } from "./routes.ts";

type Asked = {
  api: Api;
  params: Record<string, string>;
  url: URL;
  moved(path: string): Response;
  requestId: string;
  now: string;
};

const homeOf = (alias: string) => href(communities.community, { communityAlias: alias });

/** The community that the address of a page names, for a deed that the page is about; an old word leads to the new one. */
export async function communityAt(page: Asked, deed: Deed = "know"): Promise<CommunityView> {
  const { communityAlias: called = "" } = page.params;
  const gone = href(communities.list, null, { gone: "yes" });
  const community = await page.api.communities
    .community({ alias: called })
    .catch((error: unknown) => orGone(error, gone));
  return openPlace(page, community, { called, deed, home: homeOf });
}

/**
 * The post of a page with its community. An address that calls the community otherwise, or not at all, leads to where the
 * post stands.
 */
export async function postAt(args: Asked) {
  const { api, params, url } = args;
  const { threadId: id = "", communityAlias } = params;
  const { community } = await api.communities.post({ id }).catch(async (error: unknown) => {
    if (communityAlias !== anyCommunity) await communityAt(args);
    throw error;
  });
  if (community.alias !== communityAlias) {
    const path = pathIn(url, homeOf(community.alias));
    throw communityAlias === anyCommunity ? redirect(path + url.search) : args.moved(path);
  }
  return { id, community };
}

/** In which order the posts of a community stand. */
export const readSort = (sort: string | undefined) => z.enum(postSorts).catch("new").parse(sort);

export const profileForm = communityProfile.extend({ id: z.uuid(), preferred: readersFields.parts });

const one = z.object({ id: z.uuid() });
const kept = (text: string) => ({ id: "category", kind: "success" as const, text });

/** What an administrator does with the categories. */
export const categoryIntents = {
  add: intent(z.object({ id: z.uuid(), title: categoryTitle }), async ({ api, value, here }) => {
    await api.communities.putCategory(value);
    return { to: here(), toast: kept("Категория добавлена") };
  }),
  rename: intent(z.object({ id: z.uuid(), name: categoryTitle }), async ({ api, value: { id, name }, here }) => {
    await api.communities.putCategory({ id, title: name });
    return { to: here(), toast: kept("Категория переименована") };
  }),
  move: intent(
    one.extend({ by: z.enum(["-1", "1"]).transform((way) => (way === "1" ? (1 as const) : (-1 as const))) }),
    async ({ api, value, here }) => {
      await api.communities.moveCategory(value);
      return { to: here() };
    },
  ),
  drop: intent(one, async ({ api, value, here }) => {
    await api.communities.dropCategory(value);
    return { to: here(), toast: kept("Категория убрана, сообщества остались") };
  }),
};

/** What is asked for at a post. */
export const postIntents = ofThread({
  ...talkIntents,
  ...savedIntents,
  ...pollIntents,
  remove: intent(z.object({}), async ({ api, params: { id = "", communityAlias = "" } }) => {
    await api.content.remove({ id });
    const link = { text: "Вернуть", href: href(trash.own) };
    return {
      to: href(communities.community, { communityAlias }),
      toast: { id: "removed", kind: "success" as const, text: "Пост в корзине", link },
    };
  }),
});
