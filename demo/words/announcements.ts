import type { Company } from "../companies.ts";

export type DemoLine = {
  company: Company["key"];
  text: string;
  link?: string;
  level: "info" | "warning" | "critical";
  feed: "work" | "life";
  /** In days from today. */
  begins: number;
  ends: number;
  dismissible: boolean;
};

export const demoLines: DemoLine[] = [
  {
    company: "coffee",
    text: "Сегодня с 22:00 до 23:30 обновляем кассы: оплата картой может пропадать на минуту.",
    level: "warning",
    feed: "work",
    begins: -0.1,
    ends: 29,
    dismissible: true,
  },
  {
    company: "coffee",
    text: "Графики отпусков на следующий год собираем до конца месяца.",
    link: "/search?query=отпуск",
    level: "info",
    feed: "work",
    begins: -2,
    ends: 27,
    dismissible: true,
  },
  {
    company: "coffee",
    text: "Несите тёплые вещи для приюта «Добрый хвост»: коробка стоит у входа на Почтовой.",
    level: "info",
    feed: "life",
    begins: -1,
    ends: 28,
    dismissible: true,
  },
  {
    company: "coffee",
    text: "Новые листы открытия смены действуют с понедельника.",
    level: "info",
    feed: "work",
    begins: 3,
    ends: 17,
    dismissible: false,
  },
  {
    company: "coffee",
    text: "Лифт в главном офисе не работает до вечера.",
    level: "warning",
    feed: "work",
    begins: -9,
    ends: -8,
    dismissible: true,
  },
  {
    company: "road",
    text: "Гололёд на М-5 от Самары до Тольятти: не быстрее 60, цепи с собой.",
    level: "critical",
    feed: "work",
    begins: -0.1,
    ends: 29,
    dismissible: false,
  },
  {
    company: "road",
    text: "Медосмотр на складе «Север» – всю неделю, кабинет 4.",
    level: "info",
    feed: "work",
    begins: -1,
    ends: 28,
    dismissible: true,
  },
  {
    company: "code",
    text: "Ветку выпуска закрываем в четверг в 18:00.",
    level: "warning",
    feed: "work",
    begins: -0.5,
    ends: 29,
    dismissible: true,
  },
];
