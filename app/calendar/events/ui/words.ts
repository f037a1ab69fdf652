import type { AnswerState, CalendarView, Frequency, Layer, Registration, Span, WhoseEvents } from "../contract.ts";

export const answerTitles: Record<AnswerState, string> = {
  invited: "Вас пригласили",
  asked: "Вы попросились",
  going: "Пойду",
  maybe: "Возможно",
  declined: "Не пойду",
  waiting: "В листе ожидания",
  attended: "Был на событии",
  "no-show": "Не пришёл",
};
/** What others have answered. */
export const participantTitles: Record<AnswerState, string> = {
  invited: "Приглашение",
  asked: "Ждёт ответа",
  going: "Идёт",
  maybe: "Возможно, придёт",
  declined: "Не идёт",
  waiting: "В листе ожидания",
  attended: "Был на событии",
  "no-show": "Не был",
};
export const viewTitles: Record<CalendarView, string> = { month: "Месяц", week: "Неделя", list: "Список" };
export const whoseTitles: Record<WhoseEvents, string> = {
  all: "Все",
  mine: "Мои",
  company: "Компании",
  places: "Каналов и сообществ",
};
export const spanTitles: Record<Span, string> = {
  one: "Только это событие",
  next: "Это и следующие",
  all: "Всю серию",
};
export const registrationTitles: Record<Registration, string> = {
  none: "Отвечать не нужно",
  free: "Отвечает кто хочет",
  approval: "Организатор подтверждает каждого",
  "invite-only": "Только по приглашению: остальные события не видят",
};
export const frequencyTitles: Record<Frequency, string> = {
  once: "Не повторяется",
  daily: "Каждый день",
  weekly: "Каждую неделю",
  monthly: "Каждый месяц",
  yearly: "Каждый год",
};
export const layerTitles: Record<Layer, string> = {
  birthday: "Дни рождения коллег",
  day: "Особые дни",
  outside: "Календари других программ",
};
