import { handedOver } from "#platform/handed-over.ts";
import type { OwnPart } from "#platform/own-data/part.ts";

/** What the portal keeps of a person, area by area; their order is that of the archive. */
export const ownParts = handedOver<OwnPart[]>("what the portal keeps of people");
