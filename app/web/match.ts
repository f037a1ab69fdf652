import type { PageUrl } from "./urls.ts";

type Node<T> = { fixed: Map<string, Node<T>>; param?: Node<T>; found?: T };

/**
 * Finds the page of a path in one walk: fixed segments win over parameters, as in Remix.
 * Remix itself ranks and compiles every route anew at each request, which costs more than drawing the page.
 */
export function createMatcher<T extends PageUrl>(
  pages: Record<string, T>,
): (path: string) => { id: string; page: T } | null {
  const root: Node<{ id: string; page: T }> = { fixed: new Map() };
  for (const [id, page] of Object.entries(pages)) {
    for (const segments of spellings(page.pattern)) insert(root, segments, { id, page });
  }
  return (path) => find(root, segmentsOf(path), 0) ?? null;
}

/** As Remix reads a path: slashes at the end do not count, an empty segment in the middle is no value of any parameter. */
function segmentsOf(path: string): string[] {
  const [, ...segments] = path.replace(/\/+$/, "").split("/");
  return segments.map(decode);
}

/** A pattern with optional segments, spelled with and without each of them. */
function spellings(pattern: string): string[][] {
  let all: string[][] = [[]];
  for (const segment of pattern.split("/").filter(Boolean)) {
    const present = all.map((one) => [...one, segment.replace(/\?$/, "")]);
    all = segment.endsWith("?") ? all.concat(present) : present;
  }
  return all;
}

function insert<T>(node: Node<T>, [segment, ...rest]: string[], found: T): void {
  if (segment === undefined) {
    node.found ??= found;
    return;
  }
  if (segment.startsWith(":")) {
    node.param ??= { fixed: new Map() };
    insert(node.param, rest, found);
    return;
  }
  const next = node.fixed.get(segment.toLowerCase()) ?? { fixed: new Map() };
  node.fixed.set(segment.toLowerCase(), next);
  insert(next, rest, found);
}

function find<T>(node: Node<T>, segments: string[], at: number): T | undefined {
  const segment = segments[at];
  if (segment === undefined) return node.found;
  const fixed = node.fixed.get(segment.toLowerCase());
  return (
    (fixed && find(fixed, segments, at + 1)) ?? (segment && node.param ? find(node.param, segments, at + 1) : undefined)
  );
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
