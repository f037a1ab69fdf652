import { showToast } from "#app/ui/toast-store.ts";

/** What the portal would answer if an action gave nothing: Remix then keeps the page as it is. */
export const nothingDone = '[{"_1":-5},"data"]\n';

/** Says that a form was not sent; what was typed stays in it. */
export function sayNotSent(): void {
  const text =
    "Нет связи, поэтому ничего не отправлено. Всё, что вы ввели, на месте: отправьте ещё раз, когда связь появится.";
  showToast({ id: "not-sent", kind: "error", text });
}

/** A form that did not reach the portal keeps its page: Remix would show the error page in its place and lose the text. */
export function keepLostForms(): void {
  const send = window.fetch;
  window.fetch = async (target, init) => {
    try {
      return await send(target, init);
    } catch (error) {
      const path = new URL(target instanceof Request ? target.url : target, location.origin).pathname;
      if (init?.method !== "POST" || init.signal?.aborted || !path.endsWith(".data")) throw error;
      sayNotSent();
      return new Response(nothingDone, { status: 503, headers: { "content-type": "text/x-script" } });
    }
  };
}
