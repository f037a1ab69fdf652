/**
 * Whether a page is shown inside another app (specification §4): «wv» in its name, or an iOS device without the browser's
 * mark; an iPad calls itself a Macintosh. The portal installed on iOS has the same name as an app that shows it, so whoever
 * knows that it is `installed` says so, and what is drawn for apps hides itself in a window of its own (`installed:hidden`).
 */
export function isInApp(userAgent: string | null, installed = false): boolean {
  if (!userAgent || installed) return false;
  return /\bwv\b/.test(userAgent) || (isApple.test(userAgent) && !/Safari\//.test(userAgent));
}

const isApple = /iPhone|iPad|iPod|Macintosh.*AppleWebKit/;

export const devices = ["ios", "android", "desktop"] as const;
export type Device = (typeof devices)[number];

/** On what kind of device a browser says that it runs; an iPad that calls itself a Macintosh is taken for one. */
export function deviceKindOf(userAgent: string | null): Device {
  if (/Android/.test(userAgent ?? "")) return "android";
  return /iPhone|iPad|iPod/.test(userAgent ?? "") ? "ios" : "desktop";
}
