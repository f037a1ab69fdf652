import { pages } from "#app/routes.ts";

/** How the pages of communities are opened: one community, a post in it. */
export const communityPages = Object.fromEntries(
  Object.entries(pages)
    .filter(([name, { pattern }]) => name.startsWith("communities/") && pattern.includes(":communityAlias"))
    .map(([name, { pattern }]) => {
      const path = pattern.replace(":communityAlias", "knizhnyy-klub").replace(":threadId", "{communityPost}");
      return [name, { path }];
    }),
);

export const communityThings = {
  communityPost: { who: "anna", path: "/cm/knizhnyy-klub", link: /\/cm\/-\/([0-9a-f-]{36})/ },
};
