import type { RequestDeed, RequestMark, RequestState } from "../contract.ts";

export const stateTitles: Record<RequestState, string> = {
  new: "Ждёт исполнителя",
  onApproval: "На согласовании",
  inWork: "В работе",
  waitingUser: "Нужен ответ автора",
  done: "Выполнена",
  closed: "Закрыта",
  rejected: "Отклонена",
  cancelled: "Отменена",
};

export const stateLooks = {
  new: "neutral",
  onApproval: "neutral",
  inWork: "brand",
  waitingUser: "warning",
  done: "success",
  closed: "success",
  rejected: "danger",
  cancelled: "neutral",
} as const satisfies Record<RequestState, string>;

/** What the buttons say. */
export const deedTitles: Record<RequestDeed, string> = {
  approve: "Согласовать",
  refuse: "Отклонить",
  claim: "Взять в работу",
  giveBack: "Вернуть в очередь",
  ask: "Уточнить",
  answer: "Ответить",
  finish: "Выполнено",
  reject: "Отклонить",
  cancel: "Отменить заявку",
  reopen: "Вернуть в работу",
  rate: "Оценить",
  comment: "Написать",
};

/** What the history says was done. */
export const markTitles: Record<RequestMark["deed"], string> = {
  send: "Заявка подана",
  approve: "Согласовано",
  refuse: "Не согласовано",
  claim: "Взято в работу",
  giveBack: "Возвращено в очередь",
  ask: "Нужно уточнение",
  answer: "Ответ автора",
  finish: "Выполнено",
  reject: "Отклонено",
  cancel: "Заявка отменена",
  reopen: "Возвращено в работу",
  rate: "Оценка поставлена",
  comment: "Сообщение",
  close: "Закрыта: неделю никто не возразил",
  hand: "Передана преемнику",
};

export const ratingWords = ["Очень плохо", "Плохо", "Так себе", "Хорошо", "Отлично"] as const;
export const hourForms = ["рабочий час", "рабочих часа", "рабочих часов"] as const;
