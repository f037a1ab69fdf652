/** Each category with what it draws and what stands in it: title, price in points, how many there are. */
export type ToldProduct = {
  title: string;
  /** Nothing where money alone buys it. */
  points?: number;
  stock: number | null;
  old?: number;
  variants?: string[];
  money?: number;
  /** What is bought is a code: there are as many as there are in stock. */
  codes?: boolean;
  /** Ordered ahead while there is none. */
  ahead?: boolean;
  /** Done for the buyer. */
  service?: boolean;
  /** Not sold yet, or not any more. */
  sale?: "early" | "over";
  /** For anna's department alone. */
  forTeam?: boolean;
};
export type ToldCategory = {
  title: string;
  /** The category that it lies in. */
  inside?: string;
  drawing: string;
  about: string;
  products: ToldProduct[];
};

const sizes = ["S", "M", "L", "XL"];

export const storeCategories: ToldCategory[] = [
  {
    title: "Одежда",
    drawing: "shirt",
    about: "Мягкая ткань, держит цвет после стирки. Знак компании вышит, а не напечатан.",
    products: [
      { title: "Футболка с вышивкой", points: 90, stock: 24, variants: sizes },
      { title: "Худи на молнии", points: 260, stock: 12, money: 260_000, variants: sizes, old: 320 },
      { title: "Рубашка поло", points: 140, stock: 18, variants: sizes },
      { title: "Жилет утеплённый", points: 310, stock: 6, variants: sizes },
      { title: "Шапка вязаная", points: 70, stock: 40 },
      { title: "Шарф шерстяной", points: 80, stock: 0 },
      { title: "Носки, три пары", points: 30, stock: 100, money: 30_000, variants: ["36–39", "40–43", "44–46"] },
    ],
  },
  {
    title: "Кружки и термосы",
    drawing: "mug",
    about: "Можно мыть в посудомоечной машине. Упакована в коробку из переработанного картона.",
    products: [
      { title: "Кружка фарфоровая", points: 40, stock: 60, variants: ["Белая", "Синяя"] },
      { title: "Термокружка стальная", points: 120, stock: 15, old: 150 },
      { title: "Термос на литр", points: 180, stock: 8, money: 180_000 },
      { title: "Чашка с блюдцем", points: 60, stock: 20 },
      { title: "Бутылка для воды", points: 75, stock: 33, money: 75_000, variants: ["Зелёная", "Оранжевая"] },
      { title: "Стакан складной", points: 35, stock: 50 },
      { title: "Френч-пресс", points: 110, stock: 9 },
    ],
  },
  {
    title: "Для работы",
    drawing: "notebook",
    about: "То, что каждый день лежит под рукой.",
    products: [
      { title: "Блокнот в точку", points: 25, stock: 120 },
      { title: "Ежедневник", points: 65, stock: 30 },
      { title: "Ручка металлическая", points: 20, stock: 200 },
      { title: "Подставка для ноутбука", points: 150, stock: 10 },
      { title: "Коврик для мыши", points: 30, stock: 45 },
      { title: "Лампа настольная", points: 240, stock: 5 },
      { title: "Органайзер для стола", points: 70, stock: 14 },
    ],
  },
  {
    title: "Техника",
    inside: "Для работы",
    drawing: "device",
    about: "Гарантия год, чек лежит в коробке.",
    products: [
      { title: "Наушники беспроводные", points: 420, stock: 4, money: 420_000, old: 500 },
      { title: "Внешний аккумулятор", points: 190, stock: 16 },
      { title: "Колонка переносная", points: 280, stock: 7 },
      { title: "Флешка на 64 ГБ", points: 60, stock: 40 },
      { title: "Зарядка без провода", points: 160, stock: 0, ahead: true },
      { title: "Весы кухонные", points: 130, stock: 11 },
      { title: "Часы с шагомером", points: 600, stock: 3, money: 499_000 },
    ],
  },
  {
    title: "Сумки и рюкзаки",
    drawing: "bag",
    about: "Прочная ткань, ремни регулируются.",
    products: [
      { title: "Рюкзак городской", points: 270, stock: 9, money: 270_000, variants: ["Серый", "Синий"] },
      { title: "Сумка-шопер", points: 35, stock: 80 },
      { title: "Дорожная сумка", points: 230, stock: 6 },
      { title: "Поясная сумка", points: 85, stock: 21 },
      { title: "Чехол для ноутбука", points: 95, stock: 17 },
      { title: "Косметичка", points: 45, stock: 26 },
    ],
  },
  {
    title: "Книги",
    inside: "Подарки",
    drawing: "book",
    about: "Новая, в твёрдой обложке.",
    products: [
      { title: "История нашего города", points: 55, stock: 22 },
      { title: "Пиши просто", points: 60, stock: 18 },
      { title: "Хлеб своими руками", points: 70, stock: 13 },
      { title: "Сказки на ночь", points: 50, stock: 25 },
      { title: "Атлас дорог", points: 65, stock: 8 },
      { title: "Как устроен склад", points: 45, stock: 16 },
    ],
  },
  {
    title: "Детям",
    inside: "Подарки",
    drawing: "toy",
    about: "Подходит с трёх лет, мелких деталей нет.",
    products: [
      { title: "Конструктор деревянный", points: 100, stock: 12 },
      { title: "Медвежонок вязаный", points: 80, stock: 7 },
      { title: "Раскраска большая", points: 25, stock: 60 },
      { title: "Настольная игра", points: 120, stock: 10 },
      { title: "Пазл на сто деталей", points: 40, stock: 28 },
      { title: "Мяч", points: 45, stock: 19 },
      { title: "Скакалка", points: 20, stock: 34 },
    ],
  },
  {
    title: "Подарки",
    drawing: "gift",
    about: "Упакуем и приложим открытку, напишите её слова в комментарии к заказу.",
    products: [
      { title: "Набор чая", points: 65, stock: 35 },
      { title: "Коробка печенья", points: 40, stock: 42 },
      { title: "Свеча ароматная", points: 50, stock: 23 },
      { title: "Плед", points: 170, stock: 9, money: 170_000, sale: "early" },
      { title: "Набор варенья", points: 55, stock: 0 },
      { title: "Открытка и шоколад", points: 15, stock: null },
    ],
  },
  {
    title: "Дни и встречи",
    drawing: "ticket",
    about: "После оформления с вами свяжутся и договорятся о дне.",
    products: [
      { title: "Обед с директором", points: 150, stock: 2, sale: "over", service: true },
      { title: "День в пекарне", points: 90, stock: 10, service: true },
      { title: "Билет в музей", points: 50, stock: 30, codes: true },
      { title: "Урок игры на гитаре", points: 110, stock: 5, forTeam: true, service: true },
      { title: "Дополнительный выходной", points: 800, stock: null, service: true },
      { title: "Место на парковке на месяц", points: 300, stock: 3, service: true },
      { title: "Абонемент в бассейн", money: 350_000, stock: 8, service: true },
    ],
  },
];

export const storePlaces = [
  { kind: "pickup", title: "Офис: кабинет 12", town: "Москва", index: "", address: "Лесная, 5" },
  { kind: "pickup", title: "Завод: проходная", town: "Тверь", index: "", address: "Заводская, 1" },
  { kind: "courier", title: "Курьер", town: "", index: "", address: "" },
  { kind: "post", title: "Отделение на Мясницкой", town: "Москва", index: "101000", address: "Мясницкая, 26" },
  { kind: "post", title: "Отделение на Лесной", town: "Москва", index: "127055", address: "Лесная, 20" },
  { kind: "post", title: "Главпочтамт", town: "Санкт-Петербург", index: "190000", address: "Почтамтская, 9" },
  { kind: "post", title: "Центральное отделение", town: "Тверь", index: "170100", address: "Советская, 31" },
  { kind: "post", title: "Отделение в центре", town: "Казань", index: "420111", address: "Кремлёвская, 8" },
  { kind: "post", title: "Главпочтамт", town: "Екатеринбург", index: "620000", address: "проспект Ленина, 39" },
  { kind: "code", title: "Код на странице заказа", town: "", index: "", address: "" },
  { kind: "service", title: "Свяжемся и договоримся о дне", town: "", index: "", address: "" },
] as const;
