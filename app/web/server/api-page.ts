import type { OpenAPI } from "@orpc/openapi";
import { html } from "hono/html";
import { type Markup, plainAnswer } from "#platform/http/plain-page.ts";
import { rightTitles } from "#platform/people/rights.ts";
import { type Field, fieldsOf } from "./api-page-fields.ts";
import { apiPageStyle } from "./api-page-style.ts";

type Told = OpenAPI.OperationObject & { "x-access"?: string; "x-limit"?: { count: number; perSeconds: number } };
type Call = Told & { method: string; path: string };

const accesses: Record<string, string> = {
  public: "всем, без токена",
  "signed-in": "всем, кто вошёл, и гостям тоже",
  employee: "сотрудникам",
  ...Object.fromEntries(
    Object.entries(rightTitles).map(([right, title]) => [
      right,
      `тем, у кого есть право «${title}», и администраторам`,
    ]),
  ),
  admin: "администраторам",
};

/** A page for people about the API: every operation by area, who may call it and with what (specification §7). */
export function drawApiPage(document: OpenAPI.Document): Promise<Response> {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(
      ([method, told]): Call => ({ ...(told as Told), method: method.toUpperCase(), path }),
    ),
  );
  const areas = (document.tags ?? []).map(({ name, description = name }) => ({
    name,
    title: description,
    calls: calls.filter(({ tags }) => tags?.includes(name)),
  }));
  const content = html`<h1>API портала</h1>
<p>Вызовы принимают и отдают JSON, файлы – в форме multipart. Токен доступа передаётся в заголовке:
<code>Authorization: Bearer …</code>. Запись с заголовком <code>Idempotency-Key</code> можно повторять: она выполнится один раз.
Отказ всегда одного вида: статус, сообщение и ошибки по полям.</p>
<p><a href="/api/openapi.json">Описание для программ, OpenAPI 3.1</a></p>
<nav aria-label="Разделы API"><ul>${areas.map(({ name, title }) => html`<li><a href="#${name}">${title}</a></li>`)}</ul></nav>
${areas.map(
  ({ name, title, calls: own }) =>
    html`<section aria-labelledby="${name}"><h2 id="${name}">${title}</h2>${own.map(drawCall)}</section>`,
)}`;
  return plainAnswer(200, { title: "API портала", content, wide: true, style: apiPageStyle });
}

function drawCall(call: Call): Markup {
  const { method, path, summary } = call;
  return html`<details class="card"><summary><span class="line"><span class="method">${method}</span> <code>/api${broken(path)}</code></span>
<span class="what">${summary}</span></summary>
<p>Доступно ${accesses[call["x-access"] ?? ""]}.${rateOf(call["x-limit"])}</p>
${drawFields(fieldsOf(call))}
<p class="answers">Ответы: ${Object.keys(call.responses ?? {})
    .filter((status) => status !== "default")
    .join(", ")}</p></details>`;
}

function drawFields(fields: Field[]): Markup {
  if (fields.length === 0) return html`<p>Ничего передавать не нужно.</p>`;
  return html`<dl>${fields.map(
    ({ name, place, type, required }) =>
      html`<div><dt><code>${name}</code></dt><dd>${type}, ${place}${required ? ", обязательно" : ""}</dd></div>`,
  )}</dl>`;
}

/** A long path may break after a slash, so that a narrow screen needs no scrolling. */
function broken(path: string): Markup {
  return html`${path.split(/(?<=\/)/).map((step) => html`${step}<wbr>`)}`;
}

function rateOf(limit: Told["x-limit"]): string {
  if (!limit) return "";
  const per = limit.perSeconds >= 3600 ? "час" : "минуту";
  const count = Math.round((limit.count * (per === "час" ? 3600 : 60)) / limit.perSeconds);
  return ` Не чаще ${count} раз в ${per}.`;
}
