import { discussedLately } from "#app/engines/content/server/index.ts";
import { lastDrafts } from "#app/engines/drafts/server/index.ts";
import { popularHashtags } from "#app/engines/hashtags/server/index.ts";
import { pinnedLines } from "#app/news/news/server/index.ts";
import { nearBirthdays, newColleagues } from "#app/people/account/server/index.ts";
import type { WidgetName, WidgetViews } from "#app/portal/widgets/contract.ts";
import { glanceAtMood } from "#app/wellbeing/mood/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { askTogether, type Part } from "#platform/db/index.ts";
import { readArrangement } from "./arrangement.ts";
import { firstSteps } from "./steps.ts";

/** One line a widget: which area tells what it shows. */
const sources: { [Name in WidgetName]: (viewer: Viewer) => Part<WidgetViews[Name]> } = {
  steps: firstSteps,
  mood: glanceAtMood,
  pinned: pinnedLines,
  birthdays: nearBirthdays,
  newcomers: newColleagues,
  discussed: discussedLately,
  hashtags: popularHashtags,
  drafts: lastDrafts,
};

/** An administrator who looks with somebody's eyes does not see these (product B32). */
const ownEyesOnly: WidgetName[] = ["drafts", "mood"];

/** What stands on a person's main page with all that it shows: two statements, however many widgets there are. */
export async function readWidgets(viewer: Viewer): Promise<{ shown: WidgetName[]; views: Partial<WidgetViews> }> {
  const { shown: arranged } = await readArrangement(viewer);
  const shown = viewer.shownBy ? arranged.filter((name) => !ownEyesOnly.includes(name)) : arranged;
  const views = await askTogether<WidgetViews[WidgetName]>(shown.map((name) => sources[name](viewer)));
  return { shown, views: Object.fromEntries(shown.map((name, at) => [name, views[at]])) };
}
