type Operation = { summary?: string; tags?: string[] };
type Document = { info?: { title?: string }; paths?: Record<string, Record<string, Operation>> };

const plain = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page for people about the API: every operation by path, the machine's document beside it. */
export function drawApiPage(description: object, nonce: string): Response {
  const { info, paths = {} } = description as Document;
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { summary = "" }]) =>
        `<tr><td><code>${plain(method.toUpperCase())}</code></td><td><code>/api${plain(path)}</code></td><td>${plain(summary)}</td></tr>`,
    ),
  );
  const body = `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API портала «Вече»</title>
<style nonce="${nonce}">
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem .75rem;border-bottom:1px solid #8884}code{font-size:.9em}
</style></head><body><main><h1>${plain(info?.title ?? "API")}</h1>
<p>Каждый вызов несёт токен: <code>Authorization: Bearer …</code>. Повтор записи с тем же <code>Idempotency-Key</code> ничего не удвоит.
Описание для программ: <a href="/api/openapi.json">openapi.json</a>.</p>
<div class="scroll" role="region" aria-label="Операции" tabindex="0"><table><caption>Операций: ${rows.length}</caption>
<thead><tr><th scope="col">Метод</th><th scope="col">Путь</th><th scope="col">Что делает</th></tr></thead><tbody>${rows.join("\n")}</tbody></table></div>
</main></body></html>`;
  return new Response(body, { headers: { "content-type": "text/html; charset=utf-8" } });
}
