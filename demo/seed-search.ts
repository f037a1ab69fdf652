import { addLine } from "#app/engines/search/server/index.ts";
import type { World } from "./world.ts";

const lines = [
  "ДМС, медицинская страховка",
  "удалёнка, удалённая работа",
  "столовая, буфет",
  "больничный, лист нетрудоспособности",
];

/** What the administrator has told search: words that mean the same. */
export async function seedSearch({ people }: World): Promise<void> {
  const admin = people.find(({ alias }) => alias === "admin")!;
  for (const line of lines) await addLine({ groupId: admin.groupId, accountId: admin.id }, line);
}
