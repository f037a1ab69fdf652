/**
 * Holds the whole stylesheet on a browser's first visit, when waiting for it would cost a second; empty later.
 * The server writes it in behind React's back (server/first-style.ts), so the browser hands React what already stands there.
 */
export function FirstStyle({ nonce }: { nonce?: string }) {
  const style = typeof document === "undefined" ? "" : document.querySelector("style")?.textContent;
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {style}
    </style>
  );
}
