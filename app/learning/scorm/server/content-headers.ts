import { config } from "#platform/config.ts";
import { videoHosts } from "#platform/http/headers.ts";

const portal = new URL(config.publicUrl).origin;

/** What every answer of the origin of packages carries: it sets no cookie, is framed by the portal alone and names nobody. */
const always: Record<string, string> = {
  "cache-control": "private, no-store",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
};

const sandbox = "sandbox allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads";

/** The page that plays: our own scripts and nothing else. */
export const playerHeaders = (nonce: string): Record<string, string> => ({
  ...always,
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${portal}`,
    sandbox,
  ].join("; "),
});

/** What lies in a package: it runs as it was made, and reaches nothing but its own files and what keeps its words. */
export const packageHeaders: Record<string, string> = {
  ...always,
  // A package never changes, and its address is one launch's own.
  "cache-control": "private, max-age=3600",
  "content-security-policy": [
    "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'",
    "connect-src 'self' data: blob:",
    `frame-src 'self' data: blob: ${videoHosts.join(" ")}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors 'self' ${portal}`,
    sandbox,
  ].join("; "),
};

export const plainHeaders: Record<string, string> = {
  ...always,
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "content-type": "text/plain; charset=utf-8",
};
