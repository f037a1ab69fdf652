import type { Question } from "#app/engines/questionnaires/contract.ts";
import type { Answered, Season, ServiceIcon, ServiceKind, ServiceStatus } from "#app/services/catalogue/contract.ts";
import type { Approval } from "#app/services/requests/contract.ts";

const bare = { help: "", required: false, options: [], other: false, shuffle: false, rows: [], low: "", high: "" };
const ask = (id: string, kind: Question["kind"], title: string, more: Partial<Question> = {}): Question => ({
  ...bare,
  ...{ id, kind, title },
  ...more,
});
const must = { required: true };
const of = (...texts: string[]) => ({ options: texts.map((text, at) => ({ id: `o${at + 1}`, text })) });

type Told = {
  key: string;
  category: number;
  kind: ServiceKind;
  title: string;
  summary: string;
  icon: ServiceIcon;
  description?: string;
  address?: string;
  status?: ServiceStatus;
  statusText?: string;
  season?: Season;
  /** Days from today in which it is there. */
  days?: [from: number, to: number];
  parent?: string;
  alias?: string;
  faq?: Answered[];
  form?: { approval?: Approval; rule?: string; termHours?: number; questions: Question[] };
};

export const categoriesTold: { title: string; icon: ServiceIcon }[] = [
  { title: "Кадры и документы", icon: "announcements" },
  { title: "Техника и доступ", icon: "services" },
  { title: "Деньги", icon: "finance" },
  { title: "Обучение", icon: "education" },
  { title: "Здоровье и спорт", icon: "sport" },
  { title: "Еда", icon: "food" },
  { title: "Покупки", icon: "shop" },
  { title: "Жизнь в компании", icon: "my-resource" },
];

export const servicesTold: Told[] = [
  {
    ...{ key: "income", category: 0, kind: "form", icon: "finance", title: "Справка о доходах" },
    summary: "Для банка, визы или налоговой",
    description: "Готовим на бумаге с печатью или файлом с подписью. Бумажную можно забрать в отделе кадров или получить с почтой.",
    faq: [
      { question: "За какой срок справка?", answer: "За любой: укажите его в заявке. За прошлый год – с 1 февраля." },
      { question: "Сколько она действует?", answer: "Для банка обычно 30 дней: спросите свой банк." },
    ],
    form: {
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
  },
  {
    ...{ key: "work-copy", category: 0, kind: "form", icon: "announcements", title: "Копия трудовой книжки" },
    summary: "Заверенная, за три рабочих дня",
    form: { termHours: 24, questions: [ask("why", "text", "Для чего", must), ask("count", "number", "Сколько копий", { ...must, min: 1, max: 5 })] },
  },
  {
    ...{ key: "vacation", category: 0, kind: "form", icon: "announcements", title: "Отпуск не по графику" },
    summary: "Согласует руководитель, оформят кадры",
    form: {
      approval: "always",
      termHours: 16,
      questions: [
        ask("from", "date", "Первый день", must),
        ask("to", "date", "Последний день", must),
        ask("why", "long", "Почему не по графику"),
      ],
    },
  },
  {
    ...{ key: "calendar", category: 0, kind: "internal", icon: "announcements", title: "Календарь компании" },
    ...{ summary: "События, рабочие и праздничные дни", address: "/calendar" },
  },
  {
    ...{ key: "help", category: 1, kind: "form", icon: "services", title: "Сломалось рабочее место" },
    summary: "Компьютер, касса, кофемашина, связь",
    description: "Опишите, что случилось и что вы уже попробовали. Если точка стоит, напишите об этом первой строкой.",
    form: {
      termHours: 4,
      questions: [
        ask("what", "dropdown", "Что сломалось", { ...must, ...of("Компьютер", "Касса", "Кофемашина", "Телефон или связь") }),
        ask("story", "long", "Что случилось", must),
        ask("stands", "yes-no", "Из-за этого стоит работа?", must),
        ask("photo", "file", "Снимок экрана или поломки"),
      ],
    },
  },
  {
    ...{ key: "access", category: 1, kind: "form", icon: "services", title: "Доступ к программам" },
    summary: "Учётные программы, общие папки, почта",
    form: {
      approval: "when",
      rule: "money|yes",
      termHours: 8,
      questions: [
        ask("program", "text", "К чему нужен доступ", must),
        ask("money", "yes-no", "Там есть деньги или личные данные людей?", must),
        ask("why", "long", "Для какой работы", must),
      ],
    },
  },
  {
    ...{ key: "vpn", category: 1, kind: "page", icon: "services", title: "Работа из дома", parent: "access", alias: "home" },
    summary: "Как подключиться и что проверить",
  },
  {
    ...{ key: "laptop", category: 1, kind: "form", icon: "services", title: "Ноутбук на время", parent: "help", alias: "laptop" },
    summary: "На командировку или пока ваш чинят",
    form: {
      approval: "always",
      termHours: 24,
      questions: [ask("from", "date", "С какого дня", must), ask("days", "number", "На сколько дней", { ...must, min: 1, max: 30 })],
    },
  },
  {
    ...{ key: "pass", category: 1, kind: "form", icon: "services", title: "Пропуск гостю" },
    summary: "В офис и на склад",
    form: {
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
  },
  {
    ...{ key: "trip", category: 2, kind: "form", icon: "finance", title: "Аванс на командировку" },
    summary: "Билеты, гостиница, суточные",
    form: {
      approval: "always",
      termHours: 16,
      questions: [
        ask("where", "text", "Куда", must),
        ask("sum", "number", "Сколько, рублей", { ...must, min: 100, max: 500_000 }),
        ask("for", "long", "На что", must),
      ],
    },
  },
  {
    ...{ key: "salary", category: 2, kind: "page", icon: "finance", title: "Как устроена зарплата" },
    summary: "Когда приходит, из чего складывается, что такое РК и ночные",
  },
  {
    ...{ key: "points", category: 2, kind: "internal", icon: "finance", title: "Мои баллы" },
    ...{ summary: "Сколько накоплено и за что", address: "/balance" },
  },
  {
    ...{ key: "tax", category: 2, kind: "link", icon: "finance", title: "Вычет за лечение и учёбу" },
    ...{ summary: "Сайт налоговой службы", address: "https://www.nalog.gov.ru/rn77/taxation/taxes/ndfl/nalog_vichet/" },
  },
  {
    ...{ key: "courses", category: 3, kind: "form", icon: "education", title: "Учёба за счёт компании" },
    ...{ summary: "Курсы, конференции, экзамены", status: "beta", statusText: "Правила новые: пишите, что неудобно." },
    form: {
      approval: "always",
      termHours: 40,
      questions: [
        ask("what", "text", "Чему хотите учиться", must),
        ask("price", "number", "Сколько стоит, рублей", { min: 0, max: 300_000 }),
        ask("why", "long", "Как это поможет в работе", must),
      ],
    },
  },
  {
    ...{ key: "library", category: 3, kind: "link", icon: "education", title: "Электронная библиотека" },
    ...{ summary: "Книги и журналы без оплаты", address: "https://rusneb.ru/" },
  },
  {
    ...{ key: "tests", category: 3, kind: "internal", icon: "education", title: "Проверить себя" },
    ...{ summary: "Тесты по делу и для интереса", address: "/tests" },
  },
  {
    ...{ key: "insurance", category: 4, kind: "page", icon: "my-resource", title: "Медицинская страховка" },
    summary: "Клиники, телефоны, что входит",
  },
  {
    ...{ key: "gym", category: 4, kind: "form", icon: "sport", title: "Абонемент в спортзал" },
    ...{ summary: "Половину платит компания", status: "maintenance", statusText: "Меняем клуб-партнёр. Заявки снова примем в понедельник." },
    form: { termHours: 24, questions: [ask("club", "dropdown", "Какой зал", { ...must, ...of("«Старт»", "«Вершина»") })] },
  },
  {
    ...{ key: "check", category: 4, kind: "internal", icon: "my-resource", title: "Мой ресурс" },
    ...{ summary: "Настроение, самопроверка, телефоны поддержки", address: "/my-resource" },
  },
  {
    ...{ key: "lunch", category: 5, kind: "page", icon: "food", title: "Обеды в офисе" },
    summary: "Меню недели и как заказать",
  },
  {
    ...{ key: "catering", category: 5, kind: "form", icon: "food", title: "Кофе и выпечка на встречу" },
    summary: "От десяти человек, заказ за день",
    form: {
      termHours: 8,
      questions: [
        ask("when", "date", "На какой день", must),
        ask("people", "number", "Сколько человек", { ...must, min: 10, max: 200 }),
        ask("what", "multiple", "Что нужно", { ...must, ...of("Кофе", "Чай", "Булочки", "Без сахара и молока") }),
      ],
    },
  },
  {
    ...{ key: "merch", category: 6, kind: "link", icon: "shop", title: "Скидки у партнёров" },
    ...{ summary: "Техника, билеты, одежда", address: "https://www.gosuslugi.ru/" },
  },
  {
    ...{ key: "uniform", category: 6, kind: "form", icon: "shop", title: "Рабочая одежда" },
    ...{ summary: "Фартук, футболка, обувь", status: "off", statusText: "Выдаём только в начале квартала." },
    form: { termHours: 40, questions: [ask("size", "dropdown", "Размер", { ...must, ...of("S", "M", "L", "XL") })] },
  },
  {
    ...{ key: "ny", category: 7, kind: "page", icon: "announcements", title: "Новый год в компании", season: "ny", days: [-10, 60] },
    summary: "Ёлки, подарки детям, кто дежурит",
  },
  {
    ...{ key: "comix", category: 7, kind: "page", icon: "my-resource", title: "Комикс о нас", season: "comix" },
    summary: "Приключения стажёра Пети",
  },
];
