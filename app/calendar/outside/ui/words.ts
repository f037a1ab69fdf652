import type { Trouble } from "../contract.ts";

/** Why a calendar does not come. */
export const troubleWords: Record<Trouble, string> = {
  locked: "Сервер просит войти: возможно, адрес больше не открыт",
  missing: "По этому адресу календаря больше нет",
  fault: "На том сервере что-то сломалось",
  silent: "Сервер не отвечает",
  "not-calendar": "По адресу пришла не запись календаря или только её часть",
  large: "Календарь больше 5 МБ",
};

export const eventForms = ["событие", "события", "событий"] as const;
