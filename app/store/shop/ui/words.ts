import type { DeliveryKind, OrderState, PaymentState, RefundState, ReturnState } from "../contract.ts";

export const stateTitles: Record<OrderState, string> = {
  "awaiting-payment": "Ждёт оплаты",
  paid: "Оплачен",
  assembling: "Собираем",
  ready: "Можно забирать",
  shipped: "Отправлен",
  delivered: "Выдан",
  closed: "Завершён",
  "cancelled-by-user": "Отменён покупателем",
  "cancelled-by-store": "Отменён магазином",
  expired: "Не оплачен",
  "return-requested": "Просят о возврате",
  returned: "Возвращён",
};

/** What a keeper presses to bring an order there. */
export const stepTitles: Record<OrderState, string> = {
  ...stateTitles,
  assembling: "Собирать",
  ready: "Готов, можно забирать",
  shipped: "Отправлен",
  delivered: "Выдан",
  closed: "Завершить",
  "cancelled-by-store": "Отменить заказ",
};

export const stateLooks: Partial<Record<OrderState, "success" | "danger" | "brand">> = {
  ready: "success",
  delivered: "success",
  "cancelled-by-user": "danger",
  "cancelled-by-store": "danger",
  expired: "danger",
  "return-requested": "brand",
};

/** A thing of the store in words: its title, with its variant where it has one. */
export const goodsName = ({ title, variant }: { title: string; variant: string }): string =>
  variant ? `${title}, ${variant}` : title;

export const paymentTitles: Record<PaymentState, string> = {
  held: "Баллы отложены: спишутся, когда заказ выдадут",
  spent: "Баллы списаны: заказ выдан",
  returned: "Баллы вернулись в кошелёк",
  new: "Связываемся с банком",
  open: "Ждём оплату картой",
  closing: "Оплата больше не нужна, закрываем её в банке",
  closed: "Оплата не понадобилась",
  paid: "Оплачено картой",
  surplus: "Оплачено лишний раз, деньги возвращаются",
  refused: "Оплата картой не прошла",
  disputed: "Сумма в банке другая: магазин разбирается",
};

export const refundTitles: Record<RefundState, string> = {
  asked: "Ждёт согласия второго сотрудника",
  refused: "Не согласован",
  sending: "Отправляем в банк",
  done: "Возвращено",
};

export const returnTitles: Record<ReturnState, string> = {
  asked: "Ждёт решения магазина",
  agreed: "Принят",
  refused: "Не принят",
};

export const deliveryTitles: Record<DeliveryKind, string> = {
  pickup: "Забрать самому",
  courier: "Курьер",
  post: "Почта",
  code: "Код на странице заказа",
};
