import type { Viewer } from "#platform/auth/viewer.ts";
import { fillAdaptation } from "./fill-adaptation.ts";
import { fillCatalogue } from "./fill-catalogue.ts";
import { fillChannel } from "./fill-channel.ts";
import { fillCommunity } from "./fill-community.ts";
import { fillCourses } from "./fill-courses.ts";
import { fillEvents } from "./fill-events.ts";
import { fillMaps } from "./fill-maps.ts";
import { fillOpinions } from "./fill-opinions.ts";
import { fillPoints } from "./fill-points.ts";
import { fillShop } from "./fill-shop.ts";
import { fillSurveys } from "./fill-surveys.ts";

const chapters = [
  ...[fillChannel, fillCommunity, fillSurveys, fillPoints, fillOpinions, fillEvents, fillCourses, fillMaps],
  ...[fillShop, fillCatalogue, fillAdaptation],
];

/** What stands in the areas beside news and feeds. */
export async function fillChapters(viewers: Record<string, Viewer>): Promise<void> {
  for (const fill of chapters) await fill(viewers);
}
