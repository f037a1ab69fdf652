/** Where one lands when the page asked for is not ours, or nobody asked. */
const landing = "/main";

const origin = "http://portal.invalid";

/**
 * Gives the path to go to: the one asked for if it lies in the portal, `/main` otherwise.
 * A path begins with exactly one slash, has no backslash and no control characters, and resolves to our own origin.
 */
export function safeRedirect(target: unknown): string {
  if (typeof target !== "string" || target.length > 1000) return landing;
  if (!target.startsWith("/") || target.startsWith("//") || target.includes("\\") || hasControl(target)) return landing;
  if (!URL.canParse(target, origin)) return landing;
  const url = new URL(target, origin);
  // A path such as /.//evil is normalised into //evil, which a browser would read as a host.
  if (url.origin !== origin || url.pathname.startsWith("//")) return landing;
  return url.pathname + url.search + url.hash;
}

function hasControl(text: string): boolean {
  return [...text].some((sign) => sign < " " || (sign >= "\u007f" && sign <= "\u009f"));
}
