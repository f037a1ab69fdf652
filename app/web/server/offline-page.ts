import { html } from "hono/html";
import type { PlainPage } from "#platform/http/plain-page.ts";

export { offlinePage } from "../offline-page.ts";

/**
 * What a person reads when there is no network and no copy of the page. The service worker keeps it and
 * writes into `#saved` what can be read; «Попробовать снова» opens the very address that was asked for.
 */
export const offlineText: PlainPage = {
  title: "Нет связи",
  content: html`<div class="card"><h1>Нет связи</h1>
<p>Этой страницы ещё нет на вашем устройстве, поэтому показать её сейчас не получится. Проверьте сеть и попробуйте снова.</p>
<p><a class="button" href="">Попробовать снова</a></p>
<div id="saved"></div></div>`,
};
