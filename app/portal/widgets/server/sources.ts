import type { WidgetName, WidgetViews } from "#app/portal/widgets/contract.ts";
import { todayIn } from "#app/web/server/today.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { keptTogether, type Part } from "#platform/db/index.ts";
import { handedOver } from "#platform/handed-over.ts";
import { readArrangement } from "./arrangement.ts";

/** What each widget shows: the area whose things these are tells it, on the day of the reader's calendar. */
export type WidgetSources = { [Name in WidgetName]: (viewer: Viewer, today: string) => Part<WidgetViews[Name]> };
export const widgetSources = handedOver<WidgetSources>("what the widgets show");

/** An administrator who looks with somebody's eyes does not see these. */
const ownEyesOnly: WidgetName[] = ["drafts", "mood", "surveys", "balance", "today"];

/** What stands beside whatever is read, in one statement: what is pinned and what is talked about (specification §9). */
export async function readBeside(viewer: Viewer): Promise<Pick<WidgetViews, "pinned" | "discussed">> {
  const [first = [], second = []] = await besideParts(viewer, {}, todayIn(viewer.timeZone));
  return { pinned: first, discussed: second };
}

const besideParts = keptTogether((viewer: Viewer, _: object, today: string) => {
  const { pinned, discussed } = widgetSources.get();
  return [pinned(viewer, today), discussed(viewer, today)];
});

/** What stands on a person's main page with all that it shows: two statements, however many widgets there are. */
export async function readWidgets(viewer: Viewer): Promise<{ shown: WidgetName[]; views: Partial<WidgetViews> }> {
  const { shown: arranged } = await readArrangement(viewer);
  const shown = viewer.shownBy ? arranged.filter((name) => !ownEyesOnly.includes(name)) : arranged;
  const names = shown.toSorted();
  const views = await widgetParts(viewer, {}, { names, today: todayIn(viewer.timeZone) });
  return { shown, views: Object.fromEntries(names.map((name, at) => [name, views[at]])) };
}

const widgetParts = keptTogether(
  (viewer: Viewer, _: object, { names, today }: { names: WidgetName[]; today: string }): Part<View>[] =>
    names.map((name) => widgetSources.get()[name](viewer, today)),
);

type View = WidgetViews[WidgetName];
