import { pages } from "#app/routes.ts";
import { createMatcher } from "#app/web/match.ts";
import { isDeep } from "#tests/support/depth.ts";
import { type Stop, screens, stops } from "../support/pages.ts";

/** The screens that every run looks at in a browser: each is another layout, or what people open most. */
const smoke = [
  "shell/main",
  "feed/work",
  "news/article",
  "ugc/post",
  "ugc/create",
  "account/profile",
  "people/directory",
  "found",
  "notifications/bell",
  "people-desk/list",
  "denied to a guest",
  "sign-in",
];

const unknown = smoke.filter((name) => !screens.some((screen) => screen.name === name));
if (unknown.length) throw new Error(`No screens are called so: ${unknown.join(", ")}`);

const matchPage = createMatcher(pages);

/** What is opened in a browser: the smoke, and every screen whose area, or the area that draws it, has changed. */
export const lookedAt = screens.filter((screen) => smoke.includes(screen.name) || areasOf(screen).some(isDeep));

/** All the stops by the area that they belong to. */
export const chapters = Map.groupBy(stops, (stop) => areasOf(stop)[0]!);

/** The area that a page belongs to, and the one whose file draws it; what no page answers the shell does. */
function areasOf({ path, name, file }: Stop): string[] {
  if (path.startsWith("/api/")) return ["web"];
  const id = name in pages ? name : matchPage(path.replace(/\?.*/, ""))?.id;
  const drawnBy = file.includes("/") ? file : (id && pages[id]?.file) || "portal/shell/";
  return [...new Set([(id ?? "shell/").split("/")[0]!, drawnBy.split("/")[1]!])];
}
