/** What a person may do beyond reading and writing of their own: an editor makes news, a moderator decides on reports (product B0). */
export const rights = ["editor", "moderator"] as const;
export type Right = (typeof rights)[number];
