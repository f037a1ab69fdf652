/** How many days a link lets people in, and how many of them. */
export const linkDays = [1, 7, 30] as const;
export const linkUses = [1, 10, 100, 1000] as const;

/** What an administrator looks for: places that nobody owns, in which nothing is written, to which some must belong. */
export const deskStates = ["orphans", "dormant", "mandatory"] as const;
