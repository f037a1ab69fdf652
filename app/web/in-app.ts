/** Whether a page is shown inside another app (specification §4): «wv» in its name, or an iOS device without the browser's mark. */
export function isInApp(userAgent: string | null): boolean {
  if (!userAgent) return false;
  return /\bwv\b/.test(userAgent) || (/iPhone|iPad|iPod/.test(userAgent) && !/Safari\//.test(userAgent));
}
