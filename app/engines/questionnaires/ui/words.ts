import type { AttemptView, QuestionKind, QuestionnaireLine, QuestionnaireState } from "../contract.ts";

export const kindTitles: Record<QuestionKind, string> = {
  single: "Один ответ",
  multiple: "Несколько ответов",
  dropdown: "Выпадающий список",
  image: "Выбор картинки",
  "yes-no": "Да или нет",
  scale: "Шкала",
  enps: "eNPS: от 0 до 10",
  number: "Число",
  text: "Короткий текст",
  long: "Длинный текст",
  date: "Дата",
  time: "Время",
  matrix: "Таблица: строки и ответы",
  ranking: "Расставить по порядку",
  file: "Файл",
  consent: "Согласие",
  note: "Текст без вопроса",
};

export const stateTitles: Record<QuestionnaireState, string> = {
  draft: "Черновик",
  scheduled: "Запланирована",
  open: "Идёт",
  paused: "На паузе",
  closed: "Закрыта",
  archived: "В архиве",
};

export const stateLooks = {
  draft: "neutral",
  scheduled: "brand",
  open: "success",
  paused: "warning",
  closed: "neutral",
  archived: "neutral",
} as const satisfies Record<QuestionnaireState, string>;

export const anonymityTitles: Record<QuestionnaireLine["anonymity"], string> = {
  named: "С именами",
  confidential: "Обезличенный",
  anonymous: "Анонимный",
};

/** What stands before the first question: who will know what. */
export const anonymityWords: Record<QuestionnaireLine["anonymity"], { title: string; text: string }> = {
  named: { title: "Ответы с именем", text: "Кто проводит опрос, увидит, что ответили именно вы." },
  confidential: {
    title: "Обезличенный опрос",
    text: "Ответы хранятся вместе с вашим именем, но видны только суммы: когда опрос закрыт и ответили хотя бы пятеро.",
  },
  anonymous: {
    title: "Анонимный опрос",
    text: "Портал помнит, что вы ответили, и не знает, что именно: ответ хранится отдельно, без имени, подразделения и времени. Поэтому отправленное нельзя ни изменить, ни отозвать. Пока вы пишете, черновик хранится за вами, при отправке он удаляется. Итоги видны, когда опрос закрыт и ответили хотя бы пятеро.",
  },
};

export const attemptTitles: Record<AttemptView["state"], string> = {
  draft: "Идёт",
  over: "Завершена",
  marking: "На проверке",
  passed: "Сдано",
  failed: "Не сдано",
  annulled: "Аннулирована",
};

const numbers = new Intl.NumberFormat("ru", { maximumFractionDigits: 2 });

/** «1,33» */
export const numberText = (value: number) => numbers.format(value);

/** «66,7 %» */
export const percentText = (score: number) => `${numberText(score)}\u00a0%`;

/** Where in its reply a form that was sent empty is asked whether that was meant. */
export const nothingSaid = "nothing-said";
