import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { html, raw } from "hono/html";
import { securityHeaders } from "./headers.ts";
import { plainStyle } from "./plain-style.ts";

/** The mark, as a part of the page: it is there even when no other file of the portal can be had. */
const mark = readFileSync(new URL("../../public/favicon.svg", import.meta.url), "utf8")
  .trim()
  .replace("<svg", '<svg aria-hidden="true"');

/** A piece of a page: `html` of hono, which escapes everything put into it. */
export type Markup = ReturnType<typeof html>;

export type PlainPage = {
  title: string;
  content: Markup;
  /** A page to read, not a form: it takes the width of a text. */
  wide?: boolean;
  /** More rules of style, for this page alone. */
  style?: string;
  /** A few lines of script, which the page can do without, and what they are told in `data-…`. */
  script?: { text: string; data: Record<string, string> };
};

/**
 * A whole page that stands by itself, in the portal's look: no other file, and no script it needs. For sign-in and for what is said
 * when the portal's own pages cannot speak. Gives the text and its headers, the policy with this page's nonce among them.
 */
export async function plainPage({ title, content, wide, style = "", script }: PlainPage) {
  const nonce = randomBytes(16).toString("base64url");
  const page = await html`<!DOCTYPE html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg">
<title>${title} – Вече</title>
<style nonce="${nonce}">${raw(plainStyle + style)}</style>
</head>
<body>
<header><a href="/" class="brand">${raw(mark)}<span>Вече</span></a></header>
<main id="main"${wide ? raw(' class="wide"') : ""}>
${content}
</main>${script ? scriptOf(script, nonce) : ""}
</body>
</html>
`;
  return {
    body: String(page),
    headers: {
      ...securityHeaders(nonce),
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
    } as Record<string, string>,
  };
}

function scriptOf({ text, data }: NonNullable<PlainPage["script"]>, nonce: string) {
  const told = Object.entries(data).map(([name, value]) => html` data-${raw(name)}="${value}"`);
  return html`
<script nonce="${nonce}"${told}>${raw(text)}</script>`;
}

/** The same page as an answer of the fetch kind. */
export async function plainAnswer(
  status: number,
  page: PlainPage,
  more: Record<string, string> = {},
): Promise<Response> {
  const { body, headers } = await plainPage(page);
  return new Response(body, { status, headers: { ...headers, ...more } });
}
