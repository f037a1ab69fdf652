import { html } from "hono/html";
import type { Draft, Item } from "./letter-looks.ts";

const page = "margin:0;padding:24px 12px;background:#f5f5f5;color:#121212;font:16px/1.5 Arial,sans-serif";
const sheet = "max-width:600px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px";
const small = "max-width:600px;margin:16px auto 0;padding:0 24px;color:#5c5c5c;font-size:14px";
const heading = "margin:24px 0 8px;font-size:17px;line-height:1.4";
const blue = "color:#1461f5";

/** The letter as mail programs draw it: styles stand in the tags, because many of them know no others. */
export async function drawHtml({ name, items, bell, settings, leave }: Draft): Promise<string> {
  return String(
    await html`<!DOCTYPE html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Вече</title></head>
<body style="${page}"><div style="${sheet}"><p style="margin:0">Здравствуйте, ${name}!</p>
${items.map(drawItem)}</div>
<p style="${small}"><a href="${bell}" style="${blue}">Все уведомления</a> · <a href="${settings}" style="${blue}">Настроить уведомления</a> · <a href="${leave.address}" style="${blue}">${leave.words}</a></p>
</body></html>
`,
  );
}

function drawItem({ title, text, link }: Item) {
  const lines = text.split(/\n+/).filter(Boolean);
  return html`<h2 style="${heading}">${link ? html`<a href="${link}" style="${blue}">${title}</a>` : title}</h2>
${lines.map(
  (line) => html`<p style="margin:0 0 8px">${line}</p>
`,
)}`;
}
