export const feedNames = ["work", "life", "blogs"] as const;
export type FeedName = (typeof feedNames)[number];
export const reactionNames = ["like", "love", "laugh", "wow", "sad", "thanks"] as const;
/** Backgrounds of short publications; the words on each are white (product B5). */
export const themeNames = ["sea", "dawn", "forest", "berry", "night", "ember"] as const;
export type ThemeName = (typeof themeNames)[number];
export const stateNames = ["draft", "review", "scheduled", "published", "unpublished", "pending", "hidden"] as const;
export const reachNames = ["company", "portal"] as const;
