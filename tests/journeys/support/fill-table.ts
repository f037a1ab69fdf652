import { erasureRequests } from "#app/access/own-data/server/index.ts";
import { peopleTables } from "#app/office/people-desk/server/index.ts";
import { supportTickets } from "#app/portal/support/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { askedErasure, askedTicket, waitingTable } from "./people.ts";

/** A table of people that has been uploaded and not applied: somebody new, a change, a leaver, a mistake. */
async function bringTable({ groupId, accountId: authorId }: Viewer): Promise<void> {
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

/** What waits for those who manage the portal: a table of people, a question, a wish to be erased. */
export async function fillOffice({ admin, anna, ivan }: Record<string, Viewer>): Promise<void> {
  await bringTable(admin!);
  await askSupport(anna!);
  await askErasure(ivan!);
}

/** A question to support that waits for its answer. */
async function askSupport({ groupId, accountId: authorId }: Viewer): Promise<void> {
  const words = { topic: "Не открывается лента", text: "Утром было видно всё, теперь пусто." };
  await db()
    .insert(supportTickets)
    .values({ id: askedTicket, groupId, authorId, number: "48210937", ...words });
}

/** That somebody wants their data erased, which nobody has decided yet. */
async function askErasure({ groupId, accountId }: Viewer): Promise<void> {
  await db().insert(erasureRequests).values({ id: askedErasure, groupId, accountId });
}
