import type { DeskLine, DutyName, PersonState } from "../contract.ts";

/** The states of an account as people call them. */
export const stateWords: Record<PersonState, string> = {
  active: "Работает",
  invited: "Ещё не входил",
  suspended: "Приостановлен",
  over: "Срок гостя вышел",
  left: "Не работает",
};

/** What the list may be narrowed to. */
export const deskStateWords = { ...stateWords, ending: "Срок гостя скоро выйдет" };

export const roleWords: Record<DeskLine["role"], string> = {
  employee: "Сотрудник",
  guest: "Гость",
  admin: "Администратор",
};

type Forms = readonly [one: string, few: string, many: string];

const toSuccessor = "преемнику, а без него вам";

/** What a leaver answered for, and where it goes. */
export const dutyWords: Record<DutyName, { forms: Forms; to: string }> = {
  led: { forms: ["подчинённый", "подчинённых", "подчинённых"], to: "преемнику, а без него никому" },
  articles: { forms: ["статья в работе", "статьи в работе", "статей в работе"], to: toSuccessor },
  rubrics: { forms: ["рубрика", "рубрики", "рубрик"], to: toSuccessor },
  stories: { forms: ["история до показа", "истории до показа", "историй до показа"], to: toSuccessor },
  places: {
    forms: ["канал или сообщество", "канала или сообщества", "каналов и сообществ"],
    to: "преемнику, а без него старшему администратору или вам",
  },
  cases: { forms: ["дело модерации", "дела модерации", "дел модерации"], to: "обратно в очередь" },
  guests: { forms: ["гость", "гостя", "гостей"], to: toSuccessor },
  questionnaires: { forms: ["опрос или тест", "опроса и теста", "опросов и тестов"], to: toSuccessor },
  funds: { forms: ["фонд баллов", "фонда баллов", "фондов баллов"], to: toSuccessor },
  maps: { forms: ["карта", "карты", "карт"], to: toSuccessor },
  topics: { forms: ["тема мнений", "темы мнений", "тем мнений"], to: toSuccessor },
  courses: { forms: ["курс", "курса", "курсов"], to: toSuccessor },
  services: { forms: ["сервис", "сервиса", "сервисов"], to: toSuccessor },
  requests: { forms: ["заявка в работе", "заявки в работе", "заявок в работе"], to: toSuccessor },
  newcomers: { forms: ["новичок", "новичка", "новичков"], to: "преемнику, а без него никому" },
};

/** Words as the lines of a list of choices. */
export const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
