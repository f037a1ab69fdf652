import { page } from "#app/web/urls.ts";

export const spaces = {
  choose: page("/spaces", { title: "Пространства" }),
};

/** The kinds of spaces, each with its fixed public id (specification §3). */
export const spaceTypes = {
  fakel: "5f1d3c1e-7a40-4c8b-9a52-0f6d2b7c1a01",
  demo: "5f1d3c1e-7a40-4c8b-9a52-0f6d2b7c1a02",
} as const;

export type SpaceType = keyof typeof spaceTypes;

/** The space that a public id names, if it is one of ours. */
export function spaceOf(publicId: string | undefined): SpaceType | undefined {
  return (Object.keys(spaceTypes) as SpaceType[]).find((type) => spaceTypes[type] === publicId);
}
