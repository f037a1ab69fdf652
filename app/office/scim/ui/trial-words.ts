import type { ScimTrial } from "../contract.ts";

const deeds: Record<string, string> = {
  "person.left": "уволил бы",
  "person.restored": "вернул бы на портал",
  "person.made": "завёл бы",
  "person.changed": "изменил бы",
};
const ofGroups: Record<string, string> = { POST: "завёл бы группу", DELETE: "убрал бы группу" };

/** What a call would have done, in two words: the weightiest of its deeds. */
export function trialInWords({ problem, kind, method, deeds: done }: ScimTrial): string {
  if (problem) return "отказ";
  if (kind === "Groups") return ofGroups[method] ?? "изменил бы группу";
  const weightiest = Object.keys(deeds).find((deed) => done.includes(deed));
  return weightiest ? deeds[weightiest]! : "ничего не изменил бы";
}

const fieldNames: Record<string, string> = {
  lastName: "фамилию",
  firstName: "имя",
  formatted: "имя",
  displayName: "имя",
  patronymic: "отчество",
  position: "должность",
  email: "почту",
  phone: "телефон",
  location: "город",
  department: "подразделение",
  departmentId: "подразделение",
  manager: "руководителя",
  managerId: "руководителя",
  userName: "имя в каталоге",
  externalId: "номер в каталоге",
  names: "имя в каталоге",
};

/** Which parts of a person it would have written: each once, what has no name on the screen left out. */
export function fieldsInWords(fields: string[]): string {
  return [...new Set(fields.flatMap((field) => fieldNames[field] ?? []))].join(", ");
}
