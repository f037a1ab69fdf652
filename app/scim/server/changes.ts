import { type Path, readPath } from "./filter.ts";
import { type Draft, isObject, tell, tellAt } from "./person-draft.ts";
import { wrong } from "./problem.ts";

export type Change = { op: "add" | "replace" | "remove"; path?: Path; value: unknown };

const most = 1000;

/** The changes of a PATCH, as both Entra and Okta write them (RFC 7644 §3.5.2). */
export function readChanges(body: Record<string, unknown>): Change[] {
  const [, listed] = Object.entries(body).find(([name]) => name.toLowerCase() === "operations") ?? [];
  if (!Array.isArray(listed) || listed.length === 0) wrong("invalidSyntax", "Нет ни одного изменения в Operations");
  if (listed.length > most) wrong("tooMany", `Не больше ${most} изменений за раз`);
  return listed.map(readChange);
}

function readChange(one: unknown): Change {
  if (!isObject(one)) wrong("invalidSyntax", "Изменение написано с ошибкой");
  const op = String(one.op).toLowerCase();
  if (op !== "add" && op !== "replace" && op !== "remove") wrong("invalidSyntax", "op – это add, replace или remove");
  if (one.path !== undefined && one.path !== null && typeof one.path !== "string")
    wrong("invalidPath", "Путь – это текст");
  const path = one.path ? readPath(one.path as string) : undefined;
  if (op === "remove" && !path) wrong("noTarget", "Не сказано, что убрать");
  if (op !== "remove" && one.value === undefined) wrong("invalidValue", "Не сказано, на что изменить");
  if (!path && op !== "remove" && !isObject(one.value)) wrong("invalidValue", "Без пути нужен объект");
  return { op, path, value: one.value };
}

/** What a PATCH says of a person. */
export function draftOfChanges(body: Record<string, unknown>): Draft {
  const draft: Draft = {};
  for (const { op, path, value } of readChanges(body)) {
    if (path) tellAt(draft, path, op === "remove" ? null : value);
    else tell(draft, "", value);
  }
  return draft;
}

/** What a whole person says: what the company alone knows and does not say is taken away, what is the person's own stays. */
export function draftOfWhole(body: Record<string, unknown>): Draft {
  const draft: Draft = { patronymic: null, position: null, location: null, department: null, manager: null };
  tell(draft, "", body);
  return draft;
}
