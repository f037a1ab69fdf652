import { peopleTables } from "#app/people-desk/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { waitingTable } from "./people.ts";

/** A table of people that has been uploaded and not applied: somebody new, a change, a leaver, a mistake. */
export async function bringTable({ groupId, accountId: authorId }: Viewer): Promise<void> {
  const head = ["Фамилия", "Имя", "Почта", "Должность", "Подразделение", "Уволен", "Размер обуви"];
  const rows = [
    head,
    ["Новосёлова", "Дарья", "daria@example.ru", "Пекарь", "Производство / Пекарня", "", "38"],
    ["Ёлкин", "Иван", "ivan@example.ru", "Старший бариста", "", "", "42"],
    ["Строкова", "Лидия", "editor@example.ru", "", "", "да", ""],
    ["Безпочтов", "Олег", "почты нет", "", "", "", ""],
  ];
  await db().insert(peopleTables).values({ id: waitingTable, groupId, authorId, name: "люди-ноябрь.csv", rows });
}
