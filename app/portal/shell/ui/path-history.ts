import { arrive } from "#app/office/analytics/ui/visits.ts";

const key = "paths";
/** The specification's cap (§2, §9). */
const most = 25;

type Way = "PUSH" | "REPLACE" | "POP";

/** The paths after a step: a new page is added, going back trims what lay ahead; never more than twenty-five. */
export function nextPaths(paths: string[], path: string, way: Way): string[] {
  if (paths.at(-1) === path) return paths;
  if (way === "REPLACE") return [...paths.slice(0, -1), path].slice(-most);
  const at = way === "POP" ? paths.lastIndexOf(path) : -1;
  if (at >= 0) return paths.slice(0, at + 1);
  return [...paths, path].slice(-most);
}

/** On sign-in the stored space and paths are cleared (specification §4): the page says which sign-in it was drawn for. */
export function keepSpace(session: string, space: string | undefined): void {
  if (sessionStorage.getItem("session") !== session) {
    for (const one of ["space", key]) sessionStorage.removeItem(one);
    sessionStorage.setItem("session", session);
  }
  if (space) sessionStorage.setItem("space", space);
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
