/** What a browser's script is handed of a page's data, as Remix's own `StreamTransfer` writes it, in one piece. */
export function handOffScript(data: string, nonce: string): string {
  const value = JSON.stringify(data).replace(/[&<>\u2028\u2029]/g, (sign) => escapes[sign]!);
  return `<script nonce="${nonce}">${controller}.enqueue(${value});${controller}.close();</script>`;
}

const controller = "window.__remixContext.streamController";

const escapes: Record<string, string> = {
  "&": "\\u0026",
  "<": "\\u003c",
  ">": "\\u003e",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};
