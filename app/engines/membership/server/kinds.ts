import type { ZodType } from "zod";
import type { DocumentTab } from "#app/engines/search/contract.ts";
import { handedOver } from "#platform/handed-over.ts";

/** What people belong to, as the area that owns it says: a channel, a community. */
export type PlaceKind = {
  name: string;
  /** The tab of search that finds it. */
  tab: DocumentTab;
  /** What its word in addresses may be. */
  alias: ZodType<string>;
  /** Where one is met, by its word. */
  address(alias: string): string;
  /** Of some of them (ids), the parts of an audience that alone find them in search; others are found by all who may know of them. */
  offeredTo?(ids: string[]): Promise<Map<string, string[]>>;
};

/** All kinds of places that the portal has. */
export const placeKinds = handedOver<PlaceKind[]>("the kinds of places");

/** A part of places of one kind that another area keeps, as a tab of their pages: events. */
export type PlaceSection = {
  name: string;
  kind: string;
  title: string;
  /** Where it is met, by the word of the place. */
  address(alias: string): string;
};

export const placeSections = handedOver<PlaceSection[]>("the sections of places");
