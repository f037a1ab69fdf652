import { arrive } from "#app/office/analytics/ui/visits.ts";

const key = "paths";
/** The specification's cap (§2, §9). */
const most = 25;

type Way = "PUSH" | "REPLACE" | "POP";

/** The paths after a step: a new page is added, going back trims what lay ahead; never more than twenty-five. */
export function nextPaths(paths: string[], path: string, way: Way): string[] {
  if (way === "REPLACE") return [...paths.slice(0, -1), path].slice(-most);
  const at = way === "POP" ? paths.lastIndexOf(path) : -1;
  if (at >= 0) return paths.slice(0, at + 1);
  return [...paths, path].slice(-most);
}

/** Keeps where this tab has been. Only a list beside the browser's own history, which stays as it is. */
export function keepPath(path: string, way: Way): void {
  sessionStorage.setItem(key, JSON.stringify(nextPaths(readPaths(), path, way)));
  void arrive(path.split("?")[0]!);
}

function readPaths(): string[] {
  try {
    const paths: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return Array.isArray(paths) ? paths.filter((path) => typeof path === "string") : [];
  } catch {
    return [];
  }
}
