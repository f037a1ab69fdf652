import type { Tone } from "#app/maps/maps/contract.ts";

type LayerTold = { title: string; tone: Tone; points: string[] };
type FloorTold = { title: string; layers: LayerTold[]; desks: number };
export type MapTold = {
  title: string;
  description: string;
  kind: "floor" | "site" | "scheme";
  floors: FloorTold[];
  /** From which point to which others, by their names. */
  ways: [string, string, string][];
};

const rooms = (floor: number, names: string[]) => names.map((name, at) => `${floor}0${at + 1}, ${name}`);

const common = (floor: number): LayerTold[] => [
  { title: "Входы и лифты", tone: "green", points: [`Лифт, ${floor} этаж`, `Лестница, ${floor} этаж`] },
  { title: "Кухни и отдых", tone: "orange", points: [`Кухня, ${floor} этаж`, `Кофеточка, ${floor} этаж`] },
  {
    title: "Полезное",
    tone: "teal",
    points: [`Принтер, ${floor} этаж`, `Туалет, ${floor} этаж`, `Аптечка, ${floor} этаж`],
  },
];

export const mapsTold: MapTold[] = [
  {
    title: "Офис: где что находится",
    description: "Три этажа: рабочие места, переговорные, кухни. Номер комнаты начинается с номера этажа.",
    kind: "floor",
    floors: [
      {
        title: "1 этаж",
        desks: 20,
        layers: [
          ...common(1),
          { title: "Входы и лифты", tone: "green", points: ["Главный вход", "Охрана и пропуска"] },
          { title: "Переговорные", tone: "blue", points: rooms(1, ["«Байкал»", "«Ладога»"]) },
          { title: "Полезное", tone: "teal", points: ["Приём почты", "Гардероб", "Велопарковка"] },
        ],
      },
      {
        title: "2 этаж",
        desks: 32,
        layers: [
          ...common(2),
          { title: "Переговорные", tone: "blue", points: rooms(2, ["«Онега»", "«Ильмень»", "«Селигер»", "«Таймыр»"]) },
          { title: "Полезное", tone: "teal", points: ["Поддержка пользователей", "Библиотека"] },
        ],
      },
      {
        title: "3 этаж",
        desks: 32,
        layers: [
          ...common(3),
          {
            title: "Переговорные",
            tone: "blue",
            points: rooms(3, ["«Эльбрус»", "«Казбек»", "«Белуха»", "Большой зал"]),
          },
          { title: "Кухни и отдых", tone: "orange", points: ["Терраса", "Комната тишины"] },
        ],
      },
    ],
    ways: [
      ["От входа к «Байкалу»", "Главный вход", "101, «Байкал»"],
      ["От лифта к поддержке", "Лифт, 2 этаж", "Поддержка пользователей"],
      ["От лифта в большой зал", "Лифт, 3 этаж", "304, Большой зал"],
    ],
  },
  {
    title: "Территория",
    description: "Ворота, стоянки, остановка и столовая.",
    kind: "site",
    floors: [
      {
        title: "План территории",
        desks: 0,
        layers: [
          { title: "Въезды", tone: "green", points: ["Проходная", "Ворота для грузовиков", "Калитка к остановке"] },
          { title: "Стоянки", tone: "blue", points: ["Стоянка для гостей", "Стоянка для сотрудников", "Велостоянка"] },
          { title: "Здания", tone: "violet", points: ["Офис", "Столовая", "Склад", "Медпункт"] },
          { title: "Безопасность", tone: "red", points: ["Место сбора", "Пожарный гидрант"] },
        ],
      },
    ],
    ways: [["От остановки в столовую", "Калитка к остановке", "Столовая"]],
  },
  {
    title: "Магазин на первом этаже",
    description: "Как устроен зал, где касса и выдача заказов.",
    kind: "scheme",
    floors: [
      {
        title: "Зал",
        desks: 0,
        layers: [
          { title: "Зал", tone: "violet", points: ["Новинки", "Кофе", "Чай", "Сладости", "Подарки", "Посуда"] },
          { title: "Обслуживание", tone: "orange", points: ["Касса", "Выдача заказов", "Стол помощи", "Примерочная"] },
          { title: "Для своих", tone: "grey", points: ["Склад магазина", "Комната отдыха", "Приёмка"] },
        ],
      },
    ],
    ways: [["От кассы к выдаче заказов", "Касса", "Выдача заказов"]],
  },
];
