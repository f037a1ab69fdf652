import type { PersonOption } from "../person-line.tsx";

export const anna = { id: "person-2", name: "Анна Ковалёва" };
export const ivan = { id: "person-5", name: "Иван Соколов" };
export const crowd = [
  anna,
  ivan,
  { id: "person-11", name: "Ольга Мельник" },
  { id: "person-14", name: "Тимур Ахметов" },
  { id: "person-18", name: "Вера Журавлёва" },
  { id: "person-23", name: "Пётр Яковлев" },
  { id: "person-28", name: "София Орлова" },
  { id: "person-33", name: "Глеб Никитин" },
];

export const options: PersonOption[] = crowd.slice(0, 4).map((person, index) => ({
  value: person.id,
  label: person.name,
  about: ["Отдел заботы о клиентах", "Склад на Южной", "Бухгалтерия", "Разработка"][index] ?? "",
}));

export const now = "2025-11-21T12:00:00.000Z";
export const zone = "Europe/Moscow";

/** A small landscape, so that pictures can be seen without a server of files. */
export const landscape = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#ffd9b8"/><circle cx="116" cy="34" r="14" fill="#ff9d5c"/><path d="M0 62 38 34l30 26 22-14 70 44H0z" fill="#5b7fb9"/><path d="M0 76c40-16 88-14 160 2v12H0z" fill="#34517f"/></svg>',
)}`;
