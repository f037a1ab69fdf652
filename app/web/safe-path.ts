/** A path of our own to go back to, or the main page: nothing that a browser could take for another site. */
export function safePath(path: string | undefined, otherwise = "/main"): string {
  if (!path || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return otherwise;
  const { origin, pathname, search, hash } = new URL(path, "http://here");
  return origin === "http://here" && !pathname.startsWith("//") ? `${pathname}${search}${hash}` : otherwise;
}
