import type { PublicationCard } from "../contract.ts";

/** What a publication is called in lists: its title, or how it begins. */
export const nameOf = ({ title, excerpt }: Pick<PublicationCard, "title" | "excerpt">) => title || excerpt.slice(0, 80);
