import { pages } from "#app/routes.ts";

/** How the pages of channels are opened: one channel, its poll, what is said under it. */
export const channelPages = Object.fromEntries(
  Object.entries(pages)
    .filter(([name, { pattern }]) => name.startsWith("channels/") && pattern.includes(":channelAlias"))
    .map(([name, { pattern }]) => {
      const path = pattern.replace(":channelAlias", "kofe-chat").replace(":threadId", "{thread}");
      return [name, { path: path.replace(":commentId", "{answer}") }];
    }),
);

/** The code of a link to another channel of hers. */
export const invitationCode = "kofe-chat-vsem";

/** What a link to it says to who may come in. */
export const invitationPage = { "membership/invitation": { path: `/invitation/${invitationCode}`, who: "moderator" } };

export const channelThings = {
  thread: { who: "anna", path: "/c/kofe-chat", link: /href="\/c\/kofe-chat\/([0-9a-f-]{36})"/ },
  answer: { who: "anna", path: "/c/kofe-chat/{thread}", link: /comment=([0-9a-f-]{36})/ },
};
