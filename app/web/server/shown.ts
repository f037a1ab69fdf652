import { html } from "hono/html";
import { encode } from "turbo-stream";
import type { Viewer } from "#platform/auth/viewer.ts";
import { plainAnswer } from "#platform/http/plain-page.ts";

type Asked = { target: string; isData: boolean };

/** The answer to a form that an administrator sends while looking with somebody's eyes: nothing is done. */
export async function refuseShown({ target, isData }: Asked, { name }: Viewer): Promise<Response> {
  const text = `Вы смотрите глазами сотрудника: ${name}. Менять от чужого имени ничего нельзя.`;
  if (!isData)
    return plainAnswer(403, {
      title: "Только посмотреть",
      content: html`<div class="card"><h1>Только посмотреть</h1>
<p>${text} Чтобы работать под своим именем, нажмите «Вернуться» вверху любой страницы.</p>
<p><a class="button" href="${target}">Назад</a></p></div>`,
    });
  const body = encode({ data: { trouble: { id: "shown-as", kind: "error", text } } });
  return new Response(body as ReadableStream<Uint8Array>, {
    status: 403,
    headers: { "content-type": "text/x-script", "x-remix-response": "yes" },
  });
}
