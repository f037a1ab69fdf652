import type { DeliveryKind, OrderState, PaymentState } from "../contract.ts";

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
};

export const paymentTitles: Record<PaymentState, string> = {
  held: "Баллы отложены: спишутся, когда заказ выдадут",
  spent: "Баллы списаны: заказ выдан",
  returned: "Баллы вернулись в кошелёк",
};

export const deliveryTitles: Record<DeliveryKind, string> = {
  pickup: "Забрать самому",
  courier: "Курьер",
  post: "Почта",
};
