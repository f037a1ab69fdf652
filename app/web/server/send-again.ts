import { html } from "hono/html";
import type { Markup } from "#platform/http/plain-page.ts";
import { wordsIn } from "../typed-words.ts";

type Fields = [string, string][];

/** What a form carries as text, in its order. */
export function fieldsOf(form: FormData): Fields {
  return [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
}

export function hasFiles(form: FormData): boolean {
  return [...form.values()].some((value) => typeof value !== "string" && value.size > 0);
}

/** A form on a page without script: shows its words and sends every field as it was, its own key among them. */
export function sendAgain({ fields, target, button }: { fields: Fields; target: string; button: string }): Markup {
  return html`${wordsIn(fields).map((value) => html`<blockquote class="typed">${value}</blockquote>`)}
<form method="post" action="${target}">
${fields.map(([name, value]) => html`<textarea name="${name}" hidden>${"\n"}${value}</textarea>`)}
<button>${button}</button>
</form>`;
}
