import type { Answered, Season, ServiceIcon, ServiceKind, ServiceStatus } from "#app/services/catalogue/contract.ts";

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
};

export const servicesTold: Told[] = [
  {
    key: "income",
    category: 0,
    kind: "form",
    icon: "finance",
    title: "Справка о доходах",
    summary: "Для банка, визы или налоговой",
    description:
      "Готовим на бумаге с печатью или файлом с подписью. Бумажную можно забрать в отделе кадров или получить с почтой.",
    faq: [
      { question: "За какой срок справка?", answer: "За любой: укажите его в заявке. За прошлый год – с 1 февраля." },
      { question: "Сколько она действует?", answer: "Для банка обычно 30 дней: спросите свой банк." },
    ],
  },
  {
    key: "work-copy",
    category: 0,
    kind: "form",
    icon: "announcements",
    title: "Копия трудовой книжки",
    summary: "Заверенная, за три рабочих дня",
  },
  {
    key: "vacation",
    category: 0,
    kind: "form",
    icon: "announcements",
    title: "Отпуск не по графику",
    summary: "Согласует руководитель, оформят кадры",
  },
  {
    key: "calendar",
    category: 0,
    kind: "internal",
    icon: "announcements",
    title: "Календарь компании",
    summary: "События, рабочие и праздничные дни",
    address: "/calendar",
  },
  {
    key: "help",
    category: 1,
    kind: "form",
    icon: "services",
    title: "Сломалось рабочее место",
    summary: "Компьютер, касса, кофемашина, связь",
    description: "Опишите, что случилось и что вы уже попробовали. Если точка стоит, напишите об этом первой строкой.",
  },
  {
    key: "access",
    category: 1,
    kind: "form",
    icon: "services",
    title: "Доступ к программам",
    summary: "Учётные программы, общие папки, почта",
  },
  {
    key: "vpn",
    category: 1,
    kind: "page",
    icon: "services",
    title: "Работа из дома",
    parent: "access",
    alias: "home",
    summary: "Как подключиться и что проверить",
  },
  {
    key: "laptop",
    category: 1,
    kind: "form",
    icon: "services",
    title: "Ноутбук на время",
    parent: "help",
    alias: "laptop",
    summary: "На командировку или пока ваш чинят",
  },
  {
    key: "pass",
    category: 1,
    kind: "form",
    icon: "services",
    title: "Пропуск гостю",
    summary: "В офис и на склад",
  },
  {
    key: "trip",
    category: 2,
    kind: "form",
    icon: "finance",
    title: "Аванс на командировку",
    summary: "Билеты, гостиница, суточные",
  },
  {
    key: "salary",
    category: 2,
    kind: "page",
    icon: "finance",
    title: "Как устроена зарплата",
    summary: "Когда приходит, из чего складывается, что такое РК и ночные",
  },
  {
    key: "points",
    category: 2,
    kind: "internal",
    icon: "finance",
    title: "Мои баллы",
    summary: "Сколько накоплено и за что",
    address: "/balance",
  },
  {
    key: "tax",
    category: 2,
    kind: "link",
    icon: "finance",
    title: "Вычет за лечение и учёбу",
    summary: "Сайт налоговой службы",
    address: "https://www.nalog.gov.ru/rn77/taxation/taxes/ndfl/nalog_vichet/",
  },
  {
    key: "courses",
    category: 3,
    kind: "form",
    icon: "education",
    title: "Учёба за счёт компании",
    summary: "Курсы, конференции, экзамены",
    status: "beta",
    statusText: "Правила новые: пишите, что неудобно.",
  },
  {
    key: "library",
    category: 3,
    kind: "link",
    icon: "education",
    title: "Электронная библиотека",
    summary: "Книги и журналы без оплаты",
    address: "https://rusneb.ru/",
  },
  {
    key: "tests",
    category: 3,
    kind: "internal",
    icon: "education",
    title: "Проверить себя",
    summary: "Тесты по делу и для интереса",
    address: "/tests",
  },
  {
    key: "insurance",
    category: 4,
    kind: "page",
    icon: "my-resource",
    title: "Медицинская страховка",
    summary: "Клиники, телефоны, что входит",
  },
  {
    key: "gym",
    category: 4,
    kind: "form",
    icon: "sport",
    title: "Абонемент в спортзал",
    summary: "Половину платит компания",
    status: "maintenance",
    statusText: "Меняем клуб-партнёр. Заявки снова примем в понедельник.",
  },
  {
    key: "check",
    category: 4,
    kind: "internal",
    icon: "my-resource",
    title: "Мой ресурс",
    summary: "Настроение, самопроверка, телефоны поддержки",
    address: "/my-resource",
  },
  {
    key: "lunch",
    category: 5,
    kind: "page",
    icon: "food",
    title: "Обеды в офисе",
    summary: "Меню недели и как заказать",
  },
  {
    key: "catering",
    category: 5,
    kind: "form",
    icon: "food",
    title: "Кофе и выпечка на встречу",
    summary: "От десяти человек, заказ за день",
  },
  {
    key: "merch",
    category: 6,
    kind: "link",
    icon: "shop",
    title: "Скидки у партнёров",
    summary: "Техника, билеты, одежда",
    address: "https://www.gosuslugi.ru/",
  },
  {
    key: "uniform",
    category: 6,
    kind: "form",
    icon: "shop",
    title: "Рабочая одежда",
    summary: "Фартук, футболка, обувь",
    status: "off",
    statusText: "Выдаём только в начале квартала.",
  },
  {
    key: "ny",
    category: 7,
    kind: "page",
    icon: "announcements",
    title: "Новый год в компании",
    season: "ny",
    days: [-10, 60],
    summary: "Ёлки, подарки детям, кто дежурит",
  },
  {
    key: "comix",
    category: 7,
    kind: "page",
    icon: "my-resource",
    title: "Комикс о нас",
    season: "comix",
    summary: "Приключения стажёра Пети",
  },
];
