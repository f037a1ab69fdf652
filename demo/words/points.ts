import type { BadgeIcon, CountedDeed, Metal } from "#app/loyalty/achievements/contract.ts";
import type { RuleDeed } from "#app/loyalty/balance/contract.ts";
import type { TaskKind, TaskPeriod } from "#app/loyalty/tasks/contract.ts";

export const rules: { deed: RuleDeed; amount: number; perDay: number }[] = [
  { deed: "publication", amount: 15, perDay: 2 },
  { deed: "comment", amount: 2, perDay: 5 },
  { deed: "reaction", amount: 1, perDay: 10 },
  { deed: "thanks", amount: 3, perDay: 3 },
  { deed: "event", amount: 5, perDay: 2 },
  { deed: "course", amount: 50, perDay: 2 },
  { deed: "first-day", amount: 100, perDay: 1 },
  { deed: "anniversary", amount: 300, perDay: 1 },
];

export const values = [
  { title: "Забота о госте", description: "Человек ушёл довольнее, чем пришёл" },
  { title: "Подставить плечо", description: "Выручить, когда не просили" },
  { title: "Сделать лучше", description: "Заметить, что можно иначе, и не полениться" },
  { title: "Учить и учиться", description: "Поделиться тем, что умеешь" },
];

export const thanksWords = [
  "Спасибо, что вышли в субботу вместо меня: я успела к дочке на концерт.",
  "Вы спокойно разобрали очередь из двадцати человек и никого не обидели. Я так пока не умею.",
  "Спасибо за таблицу поставок: теперь я нахожу накладную за минуту, а не за полчаса.",
  "Вы дважды объяснили мне одно и то же и ни разу не вздохнули. Это дорогого стоит.",
  "Спасибо, что заметили ошибку в договоре до того, как его подписали.",
  "После вашего разбора смены у нас перестало подгорать молоко. Правда!",
  "Спасибо за честный отзыв о моём выступлении: переделал слайды, и стало понятно.",
  "Вы нашли, почему не сходился остаток, хотя это была не ваша смена.",
  "Спасибо, что встретили новенькую и показали ей всё, даже где лежат салфетки.",
  "Вы придумали подписать полки, и теперь склад собирает заказы вдвое быстрее.",
];

export const answers = ["Всегда рада помочь!", "Спасибо, очень приятно.", "Вместе получилось.", "Обращайтесь!"];

export const transferWords = [
  "За помощь с инвентаризацией",
  "На общий подарок Марине",
  "Спор проигран, вы были правы",
  "За кофе и разговор",
  "Спасибо, что подменили",
];

type DemoTask = {
  title: string;
  description: string;
  reward: number;
  kind: TaskKind;
  deed?: RuleDeed;
  code?: string;
  period: TaskPeriod;
  limit?: number;
  days?: number;
};

export const tasks: DemoTask[] = [
  {
    title: "Познакомьтесь с тремя коллегами не из своей команды",
    description: "Выпейте вместе чаю или созвонитесь на десять минут. Напишите, с кем и о чём говорили.",
    ...{ reward: 60, kind: "manual", period: "once" },
  },
  {
    title: "Расскажите о своём деле",
    description: "Напишите пост о том, чем занимаетесь. Портал заметит его сам.",
    ...{ reward: 40, kind: "auto", deed: "publication", period: "once" },
  },
  {
    title: "Слово с утренней планёрки",
    description: "На планёрке в понедельник называют слово. Кто был, тот знает.",
    ...{ reward: 15, kind: "code", code: "корица", period: "weekly" },
  },
  {
    title: "Предложите, что улучшить",
    description: "Одна мысль, как сделать работу проще. Лучше с примером: что сейчас мешает и как может быть.",
    ...{ reward: 80, kind: "manual", period: "weekly", limit: 40 },
  },
  {
    title: "Ответьте коллеге в ленте",
    description: "Один комментарий в день: поддержать, подсказать, спросить.",
    ...{ reward: 5, kind: "auto", deed: "comment", period: "daily" },
  },
  {
    title: "Ответьте на опрос",
    description: "Любой из открытых. Анонимный портал засчитает, когда опрос закончится: раньше он не скажет никому.",
    ...{ reward: 20, kind: "auto", deed: "survey", period: "once" },
  },
  {
    title: "Пройдите курс",
    description: "Любой из каталога «Обучения», который вы ещё не проходили. Портал засчитает его сам.",
    ...{ reward: 30, kind: "auto", deed: "course", period: "once" },
  },
  {
    title: "Снимите рабочее место до и после",
    description: "Наведите порядок и приложите две фотографии: как было и как стало.",
    ...{ reward: 50, kind: "manual", period: "once", days: 12 },
  },
];

export const evidence = [
  "Встретилась с Петром со склада, Мариной из бухгалтерии и Олегом из доставки. Узнала, почему накладные ждут до вечера.",
  "Предлагаю подписать полки в подсобке: новенькие ищут сироп по пять минут. На Садовой так сделали, и ищут секунды.",
  "Вот до и после: https://portal.example/foto. Выбросили четыре коробки старых ценников.",
  "Созвонился с тремя коллегами, записал, кто чем занимается. Двое уже помогли с отчётом.",
];

type DemoBadge = {
  title: string;
  description: string;
  icon: BadgeIcon;
  metal: Metal;
  deed?: CountedDeed;
  steps?: number[];
  /** Within so many days. */
  days?: number;
  /** The value that alone counts, by its place among them. */
  value?: number;
  points: number;
  secret?: boolean;
  collection: 0 | 1 | 2;
};

export const collections = [
  { title: "Первые шаги", description: "С чего все начинают" },
  { title: "Голос", description: "Тем, кто пишет и отвечает" },
  { title: "Вместе", description: "Тем, кто замечает других" },
];

export const badges: DemoBadge[] = [
  {
    title: "Первое слово",
    description: "Первый комментарий коллеге",
    icon: "comment",
    metal: "bronze",
    deed: "comment",
    steps: [1],
    points: 5,
    collection: 0,
  },
  {
    title: "Первый пост",
    description: "Первая своя публикация",
    icon: "edit",
    metal: "bronze",
    deed: "publication",
    steps: [1],
    points: 10,
    collection: 0,
  },
  {
    title: "Первое спасибо",
    description: "Поблагодарить коллегу",
    icon: "thanks",
    metal: "bronze",
    deed: "thanks",
    steps: [1],
    points: 10,
    collection: 0,
  },
  {
    title: "Собеседник",
    description: "Пятьдесят комментариев",
    icon: "comment",
    metal: "silver",
    deed: "comment",
    steps: [50],
    points: 30,
    collection: 1,
  },
  {
    title: "Автор",
    description: "Десять публикаций",
    icon: "edit",
    metal: "silver",
    deed: "publication",
    steps: [10],
    points: 50,
    collection: 1,
  },
  {
    title: "Вас читают",
    description: "Сто реакций на ваши публикации",
    icon: "fire",
    metal: "gold",
    deed: "reaction",
    steps: [100],
    points: 100,
    collection: 1,
  },
  {
    title: "Добрый глаз",
    description: "Замечать, что сделали другие, и говорить об этом",
    icon: "star",
    metal: "silver",
    deed: "thanks",
    steps: [1, 5, 25],
    points: 20,
    collection: 2,
  },
  {
    title: "Опора",
    description: "Получить пять благодарностей",
    icon: "achievements",
    metal: "gold",
    deed: "thanked",
    steps: [5],
    points: 80,
    collection: 2,
  },
  {
    title: "Хозяин дома",
    description: "Три благодарности за заботу о госте",
    icon: "gift",
    metal: "silver",
    ...{ deed: "thanked", steps: [3], value: 0, points: 30, collection: 2 },
  },
  {
    title: "Насыщенная неделя",
    description: "Три поста за семь дней",
    icon: "fire",
    metal: "silver",
    ...{ deed: "publication", steps: [3], days: 7, points: 40, collection: 1 },
  },
  {
    title: "Вечный студент",
    description: "Пройти курсы и не остановиться",
    icon: "learning",
    metal: "bronze",
    ...{ deed: "course", steps: [1, 5, 15], points: 20, collection: 0 },
  },
  {
    title: "Пять лет рядом",
    description: "Пять лет в компании",
    icon: "birthday",
    metal: "gold",
    deed: "year",
    steps: [5],
    points: 200,
    collection: 2,
  },
  {
    title: "Наставник",
    description: "Вручают тем, кто выучил новичка",
    icon: "learning",
    metal: "gold",
    points: 150,
    collection: 2,
  },
  {
    title: "Ночная сова",
    description: "Сто комментариев. И когда вы только успеваете",
    icon: "idea",
    metal: "silver",
    deed: "comment",
    steps: [100],
    points: 20,
    secret: true,
    collection: 1,
  },
];
