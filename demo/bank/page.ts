import { html } from "hono/html";
import { type Markup, plainAnswer } from "#platform/http/plain-page.ts";
import type { Payment } from "./kept.ts";

/** What the buyer may have happen on the page of the bank. */
export const presses = {
  pay: "Оплатить",
  refuse: "Отказать",
  late: "Оплатить поздно",
  silent: "Молчать",
} as const;
export type Press = keyof typeof presses;

const hints: Record<Press, string> = {
  pay: "Банк берёт деньги и сообщает порталу.",
  refuse: "Карту не приняли. Можно вернуться и попробовать ещё раз.",
  late: "Деньги спишутся через 31 минуту, когда заказ уже не ждёт: портал вернёт их сам.",
  silent: "Деньги списаны, но банк минуту никому ничего не говорит: портал спросит сам.",
};

const roubles = new Intl.NumberFormat("ru", { style: "currency", currency: "RUB" });

/** The page where a buyer pays: no card is asked for, one says how it ends. */
export function bankPage({ amount, description }: Payment): Promise<Response> {
  const choices = (Object.keys(presses) as Press[]).map(
    (name) =>
      html`<form method="post"><p>${hints[name]}</p>
<button type="submit" name="press" value="${name}"${name === "pay" ? "" : html` class="second"`}>${presses[name]}</button></form>`,
  );
  const content = html`<p>${description}</p><p><strong>${roubles.format(amount / 100)}</strong></p>
<p>Это банк демонстрационной компании: карта не нужна, деньги не настоящие.</p>${choices}`;
  return say(200, "Оплата", content);
}

/** What the buyer reads when they have pressed, with the way back to the shop. */
export function bankIsDone(what: Press, back: string): Promise<Response> {
  const text = what === "refuse" ? "Банк не провёл оплату." : "Банк принял оплату.";
  return say(200, "Готово", html`<p>${text}</p><a class="button" href="${back}">Вернуться в магазин</a>`);
}

/** The page of a payment that is over, or of none. */
export const bankSays = (status: number, text: string): Promise<Response> =>
  say(status, "Оплата", html`<p>${text}</p>`);

function say(status: number, title: string, content: Markup): Promise<Response> {
  const style = "form{margin-top:1.25rem}form p{margin-bottom:.5rem}";
  const page = {
    title: `${title} – демонстрационный банк`,
    content: html`<div class="card"><h1>${title}</h1>${content}</div>`,
  };
  return plainAnswer(status, { ...page, style }, { "x-robots-tag": "noindex" });
}
