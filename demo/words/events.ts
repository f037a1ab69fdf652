import type { Tone } from "#app/calendar/events/contract.ts";

export const eventTypes: { title: string; tone: Tone }[] = [
  { title: "Встреча", tone: "blue" },
  { title: "Обучение", tone: "violet" },
  { title: "Спорт", tone: "green" },
  { title: "Праздник", tone: "orange" },
  { title: "Завод", tone: "teal" },
];

type Told = {
  title: string;
  description: string;
  location: string;
  type: number;
  /** So many days from today, at that hour, that many hours long; without an hour, the whole day. */
  at: number;
  hour?: number;
  hours?: number;
  rule?: string;
  capacity?: number;
  price?: number;
  cancelled?: string;
  moved?: true;
  guests?: true;
  /** It begins on this weekday, 1 is Monday: the last one that is not after the day told. */
  weekday?: number;
  /** What is asked of who comes, with what may be chosen. */
  asked?: { title: string; options: string[] };
  /** Only the invited see it: so many people. */
  invited?: number;
  /** How many people answer. */
  people?: number;
};

export const eventsTold: Told[] = [
  {
    title: "Планёрка отдела",
    weekday: 1,
    description: "Что сделали, что мешает, кому нужна помощь.",
    location: "101, «Байкал»",
    type: 0,
    at: -330,
    hour: 9,
    hours: 1,
    rule: "FREQ=WEEKLY;INTERVAL=1",
    people: 8,
    moved: true,
  },
  {
    title: "Общая встреча с директором",
    description: "Итоги месяца и ответы на вопросы. Вопросы можно прислать заранее.",
    location: "Большой зал",
    type: 0,
    at: -300,
    hour: 15,
    hours: 2,
    rule: "FREQ=MONTHLY;INTERVAL=1",
    people: 30,
  },
  {
    title: "Йога после работы",
    weekday: 3,
    description: "Коврики есть, нужна удобная одежда.",
    location: "Спортзал, 2 этаж",
    type: 2,
    at: -120,
    hour: 18,
    hours: 1,
    rule: "FREQ=WEEKLY;INTERVAL=1",
    capacity: 12,
    people: 15,
  },
  {
    title: "Первая помощь: занятие с врачом",
    description: "Учимся на манекене. После занятия выдадут памятку.",
    location: "Учебный класс",
    type: 1,
    at: 4,
    hour: 11,
    hours: 2,
    capacity: 10,
    people: 14,
  },
  {
    title: "Экскурсия на новый цех",
    description: "Обувь закрытая, каски выдадут на месте.",
    location: "Проходная завода",
    type: 4,
    at: 7,
    hour: 10,
    hours: 2,
    capacity: 20,
    price: 50,
    people: 9,
  },
  {
    title: "День открытых дверей",
    description: "Покажем завод детям и родителям, угостим чаем.",
    location: "Завод, главный вход",
    type: 4,
    at: 15,
    guests: true,
    people: 22,
  },
  {
    title: "Новогодний вечер",
    asked: { title: "Сколько с вами детей", options: ["Никого", "Один", "Двое", "Трое и больше"] },
    description: "Музыка, угощение и подарки детям.",
    location: "Дом культуры",
    type: 3,
    at: 30,
    hour: 18,
    hours: 5,
    capacity: 300,
    people: 60,
    guests: true,
  },
  {
    title: "Лыжи в воскресенье",
    description: "Едем вместе от проходной, вернёмся к обеду.",
    location: "Лыжная база «Сосны»",
    type: 2,
    at: 11,
    hour: 9,
    hours: 5,
    people: 12,
  },
  {
    title: "Обсуждение бюджета",
    description: "Смотрим расходы за квартал и решаем, что перенести.",
    location: "102, «Ладога»",
    type: 0,
    at: 5,
    hour: 11,
    hours: 1,
    invited: 9,
  },
  {
    title: "Турнир по шахматам",
    description: "Швейцарская система, пять партий.",
    location: "Столовая",
    type: 2,
    at: 2,
    hour: 17,
    hours: 3,
    cancelled: "Заболел судья: соберёмся через две недели",
    people: 10,
  },
  {
    title: "Как писать письма, которые читают",
    description: "Разбираем настоящие письма и переписываем их.",
    location: "Учебный класс",
    type: 1,
    at: -12,
    hour: 14,
    hours: 2,
    people: 11,
  },
  {
    title: "Приём донорской крови",
    description: "Нужен паспорт. После сдачи положен день отдыха.",
    location: "Медпункт",
    type: 0,
    at: 20,
    hour: 9,
    hours: 4,
    people: 16,
  },
  {
    title: "Субботник",
    description: "Перчатки и инструмент выдадим.",
    location: "Сквер у проходной",
    type: 3,
    at: -150,
    hour: 10,
    hours: 3,
    people: 25,
  },
];

/** What stands in a colleague's own calendar of another program: so many days from today, again and again. */
export const outsideTold = [
  { title: "Бассейн", location: "Спорткомплекс на Мясницкой", at: -20, hour: 7, minutes: 60, every: 7, times: 12 },
  { title: "Английский", location: "", at: -17, hour: 19, minutes: 90, every: 7, times: 12 },
  { title: "Стоматолог", location: "Поликлиника", at: 3, hour: 9, minutes: 45, every: 1, times: 1 },
  { title: "Родительское собрание", location: "Школа", at: 9, hour: 18, minutes: 60, every: 1, times: 1 },
];
