/**
 * What a person may do beyond reading and writing of their own: an editor makes news, a chief editor, who is one of them,
 * also approves, pins and keeps the rubrics; a moderator decides on reports.
 */
export const rights = ["editor", "chief-editor", "moderator"] as const;
export type Right = (typeof rights)[number];
