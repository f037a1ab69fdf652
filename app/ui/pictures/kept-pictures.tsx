import { later } from "../later.tsx";
import type { Wish } from "./wish.ts";

export type Kept = { id: string; src: string; alt: string };

/** What the form said of them when it came back. */
export type KeptTyped = Wish & { id: string; alt?: string; place?: string; remove?: string };

export type KeptProps = { name: string; pictures: Kept[]; typed?: KeptTyped[]; altRequired?: boolean };

/** What is named stays as it is. */
const KeptNames = ({ name, pictures }: KeptProps) =>
  pictures.map(({ id }, at) => <input key={id} type="hidden" name={`${name}[${at}].id`} value={id} />);

const KeptList = later(() => import("./kept-list.tsx"), KeptNames);

/** The pictures that are there: what they show, their order, their cut; any of them can go. What has none carries no script for them. */
export function KeptPictures(props: KeptProps) {
  return props.pictures.length > 0 && <KeptList {...props} />;
}
