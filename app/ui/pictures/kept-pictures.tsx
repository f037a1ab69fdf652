import { later } from "../later.tsx";
import type { Wish } from "./wish.ts";

const KeptList = later(() => import("./kept-list.tsx"));

export type Kept = { id: string; src: string; alt: string };

/** What the form said of them when it came back. */
export type KeptTyped = Wish & { id: string; alt?: string; place?: string; remove?: string };

export type KeptProps = { name: string; pictures: Kept[]; typed?: KeptTyped[]; altRequired?: boolean };

/** The pictures that are there: what they show, their order, their cut; any of them can go. What has none carries no script for them. */
export function KeptPictures(props: KeptProps) {
  return props.pictures.length > 0 && <KeptList {...props} />;
}
