import { config } from "#platform/config.ts";

const { protocol, hostname } = new URL(config.publicUrl);

/** Browsers keep Secure cookies only where they trust the address: https, or this very machine. */
export const isTrustworthy = protocol === "https:" || /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(hostname);

/** The name that ties a cookie to this host, wherever the browser honours it. */
export const cookieName = (name: string) => (isTrustworthy ? `__Host-${name}` : name);

/** Said at the start on a plain-http intranet: what it costs; null where all is well. */
export const cookieWarning = isTrustworthy
  ? null
  : `Адрес ${config.publicUrl} открыт без шифрования: пароли и сеансы видны всем в сети, а соседний сайт ` +
    "на том же имени может подменить сеанс. Поставьте перед порталом https и укажите его в PUBLIC_URL.";

type Options = { maxAge?: number; readable?: boolean };

/** A Set-Cookie line: HttpOnly unless said otherwise, Lax, Path=/, no Domain, Secure where browsers honour it. */
export function setCookie(name: string, value: string, { maxAge, readable }: Options = {}): string {
  const parts = [`${name}=${value}`, "Path=/", "SameSite=Lax"];
  if (!readable) parts.push("HttpOnly");
  if (isTrustworthy) parts.push("Secure");
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  return parts.join("; ");
}

/** Every cookie of a request, the first of each name. */
export function readCookies(header: string | null | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? "").split(";")) {
    const at = part.indexOf("=");
    const name = part.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim());
  }
  return cookies;
}
