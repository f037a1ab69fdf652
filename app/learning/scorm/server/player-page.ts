import { config } from "#platform/config.ts";
import type { Opened } from "./playing.ts";

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Data inside a page: nothing of it can end the tag that it stands in. */
const asData = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

const style = `html,body{margin:0;height:100%;font:16px/1.4 system-ui,sans-serif;color:#1a1a1a;background:#fff}
body{display:flex;flex-direction:column}
nav{padding:8px 12px;border-bottom:1px solid #ddd}
nav ol{margin:8px 0 0;padding-left:24px}
nav a{display:inline-block;min-height:24px;color:#1461f5}
p{margin:0;padding:8px 12px}
#trouble{background:#fdecea;color:#8c1d18}
#review{background:#f5f5f5}
iframe{flex:1;width:100%;border:0;min-height:0}
:focus-visible{outline:3px solid #0b5af4;outline-offset:2px}
@media (prefers-color-scheme:dark){html,body{background:#161a22;color:#eee}nav{border-color:#333}nav a{color:#76a3f9}#review{background:#1e2430}}`;

/** The page that plays one part of a package: the list of parts, what is wrong with keeping, the part itself. */
export function playerPage({ pack, part, session, cmi, isReview, states }: Opened, nonce: string): string {
  const src = `files/${part.path.split("/").map(encodeURIComponent).join("/")}${part.query}`;
  const launch = { version: pack.version, session, cmi, src, portal: new URL(config.publicUrl).origin };
  const row = ({ id, title, isCompleted, isPassed }: Opened["states"][number]) => {
    const state = isPassed === false ? "не сдано" : isCompleted ? "пройдено" : "";
    const mark = id === part.id ? ' aria-current="page"' : "";
    return `<li><a href="?part=${encodeURIComponent(id)}"${mark}>${escaped(title)}</a>${state ? ` – ${state}` : ""}</li>`;
  };
  const list =
    states.length > 1
      ? `<nav aria-label="Части курса"><details><summary>${escaped(part.title)}: часть ${
          states.findIndex(({ id }) => id === part.id) + 1
        } из ${states.length}</summary><ol>${states.map(row).join("")}</ol></details></nav>`
      : "";
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(pack.title)}</title>
<style nonce="${nonce}">${style}</style>
<script type="application/json" id="launch">${asData(launch)}</script>
<script type="module" src="/player/player.js"></script>
</head>
<body>
<noscript><p>Этот урок – программа: без JavaScript он не работает. Включите его или прочитайте текст урока на портале.</p></noscript>
${list}
${isReview ? '<p id="review">Вы просматриваете пройденное: результат не изменится.</p>' : ""}
<p id="trouble" role="alert" hidden></p>
<iframe id="part" title="${escaped(part.title)}" allow="autoplay; fullscreen"></iframe>
</body>
</html>
`;
}
