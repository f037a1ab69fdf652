import type { Question } from "#app/engines/questionnaires/contract.ts";
import type { Approval } from "#app/services/requests/contract.ts";

const bare = { help: "", required: false, options: [], other: false, shuffle: false, rows: [], low: "", high: "" };
const ask = (id: string, kind: Question["kind"], title: string, more: Partial<Question> = {}): Question => ({
  ...bare,
  id,
  kind,
  title,
  ...more,
});
const must = { required: true };
const of = (...texts: string[]) => ({ options: texts.map((text, at) => ({ id: `o${at + 1}`, text })) });

type Form = { approval?: Approval; rule?: string; termHours?: number; questions: Question[] };

/** What is asked of whoever sends a request, and which way it goes, by the keys of services. */
export const formsTold: Record<string, Form> = {
  income: {
    termHours: 16,
    questions: [
      ask("year", "dropdown", "За какой год", { ...must, ...of("Этот", "Прошлый", "Позапрошлый") }),
      ask("how", "single", "В каком виде", { ...must, ...of("Файлом с подписью", "На бумаге") }),
      ask("where", "text", "Куда прислать бумагу", {
        help: "Город и адрес точки или офиса",
        ...must,
        showIf: { how: "all", rules: [{ question: "how", is: "has", value: "o2" }] },
      }),
    ],
  },
  "work-copy": {
    termHours: 24,
    questions: [
      ask("why", "text", "Для чего", must),
      ask("count", "number", "Сколько копий", { ...must, min: 1, max: 5 }),
    ],
  },
  vacation: {
    approval: "always",
    termHours: 16,
    questions: [
      ask("from", "date", "Первый день", must),
      ask("to", "date", "Последний день", must),
      ask("why", "long", "Почему не по графику"),
    ],
  },
  help: {
    termHours: 4,
    questions: [
      ask("what", "dropdown", "Что сломалось", {
        ...must,
        ...of("Компьютер", "Касса", "Кофемашина", "Телефон или связь"),
      }),
      ask("story", "long", "Что случилось", must),
      ask("stands", "yes-no", "Из-за этого стоит работа?", must),
      ask("photo", "file", "Снимок экрана или поломки"),
    ],
  },
  access: {
    approval: "when",
    rule: "money|yes",
    termHours: 8,
    questions: [
      ask("program", "text", "К чему нужен доступ", must),
      ask("money", "yes-no", "Там есть деньги или личные данные людей?", must),
      ask("why", "long", "Для какой работы", must),
    ],
  },
  laptop: {
    approval: "always",
    termHours: 24,
    questions: [
      ask("from", "date", "С какого дня", must),
      ask("days", "number", "На сколько дней", { ...must, min: 1, max: 30 }),
    ],
  },
  pass: {
    termHours: 4,
    questions: [
      ask("who", "text", "Кто придёт", { ...must, help: "Фамилия, имя, отчество" }),
      ask("day", "date", "Когда", must),
      ask("car", "yes-no", "Приедет на машине?", must),
      ask("number", "text", "Номер машины", {
        ...must,
        showIf: { how: "all", rules: [{ question: "car", is: "has", value: "yes" }] },
      }),
    ],
  },
  trip: {
    approval: "always",
    termHours: 16,
    questions: [
      ask("where", "text", "Куда", must),
      ask("sum", "number", "Сколько, рублей", { ...must, min: 100, max: 500_000 }),
      ask("for", "long", "На что", must),
    ],
  },
  courses: {
    approval: "always",
    termHours: 40,
    questions: [
      ask("what", "text", "Чему хотите учиться", must),
      ask("price", "number", "Сколько стоит, рублей", { min: 0, max: 300_000 }),
      ask("why", "long", "Как это поможет в работе", must),
    ],
  },
  gym: {
    termHours: 24,
    questions: [ask("club", "dropdown", "Какой зал", { ...must, ...of("«Старт»", "«Вершина»") })],
  },
  catering: {
    termHours: 8,
    questions: [
      ask("when", "date", "На какой день", must),
      ask("people", "number", "Сколько человек", { ...must, min: 10, max: 200 }),
      ask("what", "multiple", "Что нужно", { ...must, ...of("Кофе", "Чай", "Булочки", "Без сахара и молока") }),
    ],
  },
  uniform: { termHours: 40, questions: [ask("size", "dropdown", "Размер", { ...must, ...of("S", "M", "L", "XL") })] },
};
