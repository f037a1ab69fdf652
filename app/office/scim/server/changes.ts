import { type Path, readPath } from "./filter.ts";
import { type Draft, type Heard, hear, hearAll, isObject, judged, tellAt } from "./person-draft.ts";
import { wrong } from "./problem.ts";

export type Change = { op: "add" | "replace" | "remove"; path?: Path; value: unknown };

const most = 1000;

/** The changes of a PATCH, as both Entra and Okta write them (RFC 7644 §3.5.2). */
export function readChanges(body: Record<string, unknown>): Change[] {
  return listedIn(body).map(readChange);
}

function listedIn(body: Record<string, unknown>): unknown[] {
  const [, listed] = Object.entries(body).find(([name]) => name.toLowerCase() === "operations") ?? [];
  if (!Array.isArray(listed) || listed.length === 0) wrong("invalidSyntax", "Нет ни одного изменения в Operations");
  if (listed.length > most) wrong("tooMany", `Не больше ${most} изменений за раз`);
  return listed;
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

/** Without these nobody is in the portal: they change and are not taken away (RFC 7644 §3.5.2.2). */
const required = { username: "userName", "name.familyname": "lastName", "name.givenname": "firstName" } as const;
/** The same of what is more than a text, and of what the portal puts together itself. */
const kept = [...Object.keys(required), "name", "name.formatted", "displayname", "active", "emails", "emails.value"];

/** What a PATCH says of a person. */
export function draftOfChanges(body: Record<string, unknown>): Draft {
  const heard: Heard = { draft: {} };
  for (const one of listedIn(body)) {
    hear(heard, (draft) => {
      const { op, path, value } = readChange(one);
      if (!path) return hearAll(heard, value as Record<string, unknown>);
      if (op === "remove" && kept.includes(path.name))
        wrong("mutability", `Это нельзя убрать, можно только изменить: ${path.name}`);
      tellAt(draft, path, op === "remove" ? null : value, op);
    });
  }
  for (const name of Object.values(required)) {
    if (heard.draft[name] !== null) continue;
    delete heard.draft[name];
    hear(heard, () => wrong("invalidValue", `Это не может быть пустым: ${name}`));
  }
  return judged(heard);
}

/** What a whole person says: what the company alone knows and does not say is taken away, what is the person's own stays. */
export function draftOfWhole(body: Record<string, unknown>): Draft {
  const draft: Draft = { patronymic: null, position: null, location: null, department: null, manager: null };
  const heard: Heard = { draft };
  hearAll(heard, body);
  return judged(heard);
}

/** What the directory says of somebody new, who is not let in with half of their words. */
export function draftOfNew(body: Record<string, unknown>): Draft {
  const heard: Heard = { draft: {} };
  hearAll(heard, body);
  if (heard.trouble) throw heard.trouble;
  return heard.draft;
}
