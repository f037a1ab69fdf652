import type { Picture, PublicationCard } from "../contract.ts";

type Unlisted = "kind" | "hashtags" | "pictureCount" | "cover";

/** What a list draws of a card. */
export type ListedCard = Omit<PublicationCard, Unlisted> & {
  cover: Omit<Picture, "src"> | null;
  /** What its reader is called to do there, where nobody reacts or talks. */
  call?: string;
};

/** Leaves out of a card what no list draws: whatever a loader gives is sent to the browser behind the page. */
export function listed({ kind, hashtags, pictureCount, cover, ...card }: PublicationCard): ListedCard {
  const { src, ...picture } = cover ?? ({} as Picture);
  return { ...card, cover: cover && picture };
}
