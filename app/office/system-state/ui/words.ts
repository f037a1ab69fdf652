import type { ClockJob, ErrorGroup, Health, SystemState } from "../contract.ts";

export const healthWords: Record<Health, string> = {
  good: "В порядке",
  attention: "Обратите внимание",
  bad: "Не работает",
};

export const healthLooks = { good: "success", attention: "warning", bad: "danger" } as const;
export const healthIcons = { good: "success", attention: "warning", bad: "danger" } as const;

export const everyWords: Record<ClockJob["every"], string> = {
  minute: "каждую минуту",
  often: "каждые десять минут",
  hour: "каждый час",
  day: "раз в сутки",
};

export const troubleWords: Record<NonNullable<SystemState["mail"]["trouble"]>, string> = {
  mailbox: "ящик получателя отказал",
  letter: "письмо не приняли",
  later: "сервер просит повторить позже",
  server: "почтовый сервер не отвечает или не пускает",
};

export const pushTroubleWords: Record<NonNullable<SystemState["push"]["trouble"]>, string> = {
  later: "служба не ответила или просит повторить позже",
  refused: "служба не приняла уведомление",
  large: "уведомление вышло слишком большим",
};

/** What the portal does by itself, as people would call it. */
export const workWords: Record<string, string> = {
  "auth.sweep-held-forms": "Убрать то, что не отправили после входа",
  "auth.sweep-sessions": "Убрать старые входы",
  "identity.sweep": "Убрать старое у встроенного входа",
  "limits.sweep": "Забыть старые попытки входа",
  "api.sweep-idempotency": "Забыть отправленные формы",
  "people-desk.rights": "Снять права, чей срок вышел",
  "guests.ending": "Напомнить о сроке гостей",
  "people-desk.tables": "Убрать старые таблицы людей",
  "people-desk.ldap": "Взять людей из каталога LDAP",
  "scim.sweep-trials": "Забыть пробные вызовы каталога",
  "drafts.sweep": "Убрать забытые черновики",
  "desk-checks.links": "Проверить ссылки в статьях",
  "trash.sweep": "Очистить корзину",
  "newsroom.schedule": "Выпустить и снять статьи по расписанию",
  "agreements.enact": "Ввести в силу версии документов",
  "must-read.remind": "Напомнить не прочитавшим",
  "newsroom.review": "Напомнить о пересмотре статей",
  "search.lexicon": "Собрать слова для исправления опечаток",
  "search.sweep-missed": "Забыть старые ненайденные запросы",
  "search.sweep-recent": "Забыть старые запросы людей",
  "analytics.sums": "Посчитать посещения",
  "analytics.forward": "Передать посещения",
  "notifications.letters": "Разослать письма с уведомлениями",
  "notifications.pushes": "Разослать уведомления на устройства",
  "notifications.devices": "Забыть устройства, на которых давно не были",
  "notifications.found": "Сообщить о новом по сохранённым запросам",
  "notifications.sweep": "Убрать старые уведомления",
  "own-data.make": "Собрать архив своих данных",
  "own-data.remind": "Напомнить о сроках удаления данных",
  "own-data.sweep": "Стереть старые архивы своих данных",
  "files.texts": "Прочесть слова приложенных файлов",
  "errors.sweep": "Забыть старые ошибки",
  "files.sweep": "Убрать ничьи файлы",
  "support.letter": "Письмо поддержки",
  "registration.letter": "Письмо с приглашением",
  "passwords.letter": "Письмо со ссылкой для нового пароля",
};

export const errorWords: Record<ErrorGroup["kind"], string> = {
  request: "Страница или запрос",
  job: "Работа портала",
  event: "Событие",
  server: "Сервер",
  browser: "Браузер",
};

/** The name of a piece of work; an unknown one is called as the program calls it. */
export const workName = (name: string) => workWords[name] ?? name;

export const never = "ещё не было";

/** «12,4 ГБ», «640 МБ» */
export function roomText(bytes: number): string {
  const [unit, size] = bytes < 1024 ** 3 ? ["МБ", bytes / 1024 ** 2] : ["ГБ", bytes / 1024 ** 3];
  return `${new Intl.NumberFormat("ru", { maximumFractionDigits: 1 }).format(size)} ${unit}`;
}
