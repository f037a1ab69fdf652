import type { Block } from "#app/services/builder/contract.ts";
import type { SceneName } from "../pictures/scene.ts";

/** A block as the demo tells it; of a picture, its scene instead of its id. */
export type ToldBlock =
  | Exclude<Block, { kind: "image" }>
  | { kind: "image"; id: string; scene: SceneName; caption: string };

type ToldPage = { of: string; title: string; alias: string; blocks: ToldBlock[] };

const text = (id: string, title: string, words: string): ToldBlock => ({ kind: "text", id, title, text: words });
const frame = (id: string, scene: SceneName, caption: string): ToldBlock => ({ kind: "image", id, scene, caption });

export const pagesTold: ToldPage[] = [
  {
    of: "lunch",
    title: "Обеды в офисе",
    alias: "main",
    blocks: [
      text(
        "hello",
        "Как это устроено",
        "Обеды привозят к 12:30 на кухню второго этажа. Заказать можно до десяти утра того же дня.\n\nБез заказа всегда есть суп дня.",
      ),
      frame("kitchen", "bakery", "Хлеб печём сами"),
      {
        kind: "list",
        id: "steps",
        title: "Как заказать",
        ordered: true,
        items: ["Выберите блюда в меню ниже.", "Напишите на кухню до 10:00.", "Заберите обед с 12:30 до 14:00."],
      },
      {
        kind: "table",
        id: "menu",
        title: "Меню недели",
        rows: [
          ["День", "Суп", "Горячее", "Цена"],
          ["Понедельник", "Борщ", "Гречка с курицей", "280 ₽"],
          ["Вторник", "Сырный", "Паста с грибами", "290 ₽"],
          ["Среда", "Уха", "Картофель с треской", "310 ₽"],
          ["Четверг", "Гороховый", "Плов", "300 ₽"],
          ["Пятница", "Солянка", "Сырники с вареньем", "270 ₽"],
        ],
      },
      { kind: "button", id: "ask", text: "Что бы вы добавили в меню?", address: "/opinion" },
      {
        kind: "faq",
        id: "faq",
        title: "Спрашивают",
        items: [
          { question: "Есть ли постное?", answer: "Каждую среду и пятницу, а в пост – каждый день." },
          { question: "Можно ли с собой?", answer: "Да, возьмите свою посуду или попросите контейнер." },
        ],
      },
    ],
  },
  {
    of: "lunch",
    title: "Кухня и правила",
    alias: "kitchen",
    blocks: [
      text(
        "rules",
        "На кухне",
        "Посуду ставим в машину, крошки убираем за собой. Чужие контейнеры из холодильника не берём.",
      ),
      {
        kind: "list",
        id: "places",
        title: "Где что лежит",
        ordered: false,
        items: ["Чай и сахар – в верхнем шкафу слева", "Чистые кружки – на полке над мойкой", "Аптечка – у двери"],
      },
    ],
  },
  {
    of: "salary",
    title: "Как устроена зарплата",
    alias: "main",
    blocks: [
      text(
        "when",
        "Когда приходит",
        "25-го – за первую половину месяца, 10-го – за вторую. Если день выходной, платим накануне.",
      ),
      {
        kind: "table",
        id: "parts",
        title: "Из чего складывается",
        rows: [
          ["Часть", "Что это"],
          ["Оклад", "По договору, за отработанное время"],
          ["Ночные", "+20 % за часы с 22 до 6"],
          ["Премия", "По итогам квартала, её считает руководитель"],
        ],
      },
      {
        kind: "faq",
        id: "faq",
        title: "Спрашивают",
        items: [{ question: "Где расчётный листок?", answer: "Приходит на почту за день до выплаты." }],
      },
    ],
  },
  {
    of: "insurance",
    title: "Медицинская страховка",
    alias: "main",
    blocks: [
      text("who", "Кому положена", "Всем после трёх месяцев работы. Детей можно добавить за половину цены."),
      {
        kind: "list",
        id: "inside",
        title: "Что входит",
        ordered: false,
        items: ["Терапевт и узкие врачи", "Анализы по назначению", "Зубы, кроме протезов", "Вызов врача на дом"],
      },
    ],
  },
  {
    of: "vpn",
    title: "Работа из дома",
    alias: "main",
    blocks: [
      {
        kind: "list",
        id: "steps",
        title: "Как подключиться",
        ordered: true,
        items: [
          "Попросите доступ заявкой «Доступ к программам».",
          "Установите программу с рабочего диска.",
          "Войдите со вторым шагом: кодом из телефона.",
        ],
      },
      { kind: "button", id: "help", text: "Если не получается", address: "/account/faq" },
    ],
  },
  {
    of: "ny",
    title: "Новый год в компании",
    alias: "main",
    blocks: [
      frame("tree", "festive", "Ёлку наряжаем вместе: приносите по одной игрушке"),
      text(
        "gifts",
        "Подарки детям",
        "Сладкие подарки выдаём с 15 декабря в отделе кадров: на каждого ребёнка до 14 лет.",
      ),
      {
        kind: "table",
        id: "duty",
        title: "Кто дежурит",
        rows: [
          ["День", "Дежурный"],
          ["31 декабря", "Смена до 17:00"],
          ["1 января", "Закрыто"],
          ["2 января", "По записи"],
        ],
      },
      {
        kind: "faq",
        id: "faq",
        title: "Спрашивают",
        items: [{ question: "Будет ли вечер?", answer: "Да, 26 декабря. Можно прийти вдвоём." }],
      },
    ],
  },
  {
    of: "comix",
    title: "Комикс о нас",
    alias: "main",
    blocks: [
      frame("one", "coffee", "Стажёр Петя впервые у кофемашины. «Она живая?»"),
      frame("two", "bakery", "«Возьми булочку, не бойся», – сказали ему на кухне"),
      frame("three", "warehouse", "На складе Петя искал сироп. Нашёл команду"),
      frame("four", "team", "К вечеру он знал всех по имени"),
      text(
        "end",
        "Продолжение следует",
        "Хотите, чтобы Петя заглянул к вам? Расскажите историю тому, кто отвечает за комикс.",
      ),
    ],
  },
];
