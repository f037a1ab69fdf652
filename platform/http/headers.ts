import { config } from "#platform/config.ts";

/** Where films in texts may come from: the hosts of app/rich-text/video.ts, which a test compares. */
export const videoHosts = ["https://vkvideo.ru", "https://rutube.ru", "https://www.youtube-nocookie.com"];

const secure = new URL(config.publicUrl).protocol === "https:";

/**
 * The headers of every answer. `nonce` is this answer's own: 128 bits, never used twice.
 * Gives a plain record, so that static files and pages set them alike. In development Vite adds style elements of its own.
 */
export function securityHeaders(nonce: string): Record<string, string> {
  const outside = [config.sentryDsn, config.tracker?.ingest].filter((url) => url !== undefined);
  const connect = outside.map((url) => ` ${new URL(url).origin}`).join("");
  const formAction = config.oidcIssuer ? ` ${new URL(config.oidcIssuer).origin}` : "";
  return {
    "content-security-policy": [
      "default-src 'none'",
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      `style-src 'self' 'nonce-${nonce}'`,
      ...(config.nodeEnv === "development" ? ["style-src-elem 'self' 'unsafe-inline'"] : []),
      "img-src 'self' data: blob:",
      "media-src 'self'",
      "font-src 'self'",
      `connect-src 'self'${connect}`,
      "manifest-src 'self'",
      // The recorder of screens makes its worker of its own words.
      `worker-src 'self'${config.tracker ? " blob:" : ""}`,
      `frame-src ${[...videoHosts, ...(config.content.origin ? [config.content.origin] : [])].join(" ")}`,
      `form-action 'self'${formAction}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
    ].join("; "),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    ...(secure && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}
