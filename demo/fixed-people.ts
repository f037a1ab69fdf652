import type { Company } from "./companies.ts";
import type { Gender } from "./words/declension.ts";

export type FixedPerson = {
  alias: string;
  company: Company["key"];
  department: string;
  head: boolean;
  guest?: boolean;
  gender: Gender;
  lastName: string;
  firstName: string;
  patronymic: string;
  position: string;
  roles: ("admin" | "employee" | "guest")[];
  daysHere: number;
  about: string;
  avatar: number;
};

/** Those whom everyone may sign in as: the sign-in page names them. */
export const fixedPeople: FixedPerson[] = [
  {
    alias: "anna",
    company: "coffee",
    department: "Отдел обучения и развития",
    head: true,
    gender: "f",
    lastName: "Соколова",
    firstName: "Анна",
    patronymic: "Сергеевна",
    position: "Руководитель отдела обучения",
    roles: ["employee"],
    daysHere: 2170,
    about:
      "Начинала бариста на Почтовой, теперь учу тех, кто встаёт к стойке впервые. Люблю, когда получается со второго раза.",
    avatar: 3,
  },
  {
    alias: "ivan",
    company: "coffee",
    department: "Отдел обучения и развития",
    head: false,
    gender: "m",
    lastName: "Белов",
    firstName: "Иван",
    patronymic: "Андреевич",
    position: "Специалист по обучению",
    roles: ["employee"],
    daysHere: 16,
    about:
      "Здесь третью неделю. Раньше вёл кружок робототехники, теперь осваиваю эспрессо. Подскажите, где лежат салфетки?",
    avatar: 5,
  },
  {
    alias: "olga",
    company: "road",
    department: "Клиентский отдел",
    head: false,
    gender: "f",
    lastName: "Воронцова",
    firstName: "Ольга",
    patronymic: "Дмитриевна",
    position: "Менеджер по работе с клиентами",
    roles: ["employee"],
    daysHere: 1240,
    about: "Знаю, где сейчас ваш груз. Пою в хоре «Верста» и выращиваю лимоны на подоконнике.",
    avatar: 8,
  },
  {
    alias: "admin",
    company: "coffee",
    department: "Цифровые сервисы",
    head: false,
    gender: "m",
    lastName: "Хранителев",
    firstName: "Пётр",
    patronymic: "Ильич",
    position: "Администратор портала",
    roles: ["employee", "admin"],
    daysHere: 2900,
    about: "Слежу, чтобы портал работал. Если что-то не открывается, напишите – разберёмся вместе.",
    avatar: 11,
  },
  {
    alias: "guest",
    company: "coffee",
    department: "Административный отдел",
    head: false,
    guest: true,
    gender: "m",
    lastName: "Гостев",
    firstName: "Григорий",
    patronymic: "Павлович",
    position: "Гость портала",
    roles: ["guest"],
    daysHere: 30,
    about: "",
    avatar: 2,
  },
];
