import { type Change, readChanges } from "./changes.ts";
import type { Filter } from "./filter.ts";
import { nameOf } from "./names.ts";
import { bare, isObject } from "./person-draft.ts";
import { wrong } from "./problem.ts";

/** What is to become of a group's members, in its order. */
export type MemberChange = { op: "add" | "remove" | "set"; ids: string[] };
export type GroupDraft = { displayName?: string; externalId?: string | null; members: MemberChange[] };

const most = 20_000;

/** What a whole group says; the members that it does not name are no members any more. */
export function draftOfGroup(body: Record<string, unknown>): GroupDraft {
  const draft: GroupDraft = { members: [{ op: "set", ids: [] }] };
  for (const [name, value] of Object.entries(body)) tell(draft, "replace", nameOf(name), value);
  return draft;
}

/** What a PATCH says of a group, as both Entra and Okta write it. */
export function draftOfGroupChanges(body: Record<string, unknown>): GroupDraft {
  const draft: GroupDraft = { members: [] };
  for (const change of readChanges(body)) apply(draft, change);
  return draft;
}

function apply(draft: GroupDraft, { op, path, value }: Change): void {
  if (!path) {
    for (const [name, part] of Object.entries(value as object)) tell(draft, op, nameOf(name), part);
    return;
  }
  const { name, filter } = path;
  if (["id", "meta", "schemas"].includes(name)) wrong("mutability", `Это меняет только портал: ${name}`);
  if (!["displayname", "externalid", "members"].includes(name))
    wrong("invalidPath", `Такого атрибута нет: ${name.slice(0, 100)}`);
  if (name === "displayname" && op === "remove")
    wrong("mutability", `Это нельзя убрать, можно только изменить: ${name}`);
  if (name !== "members") tell(draft, op, name, op === "remove" ? null : value);
  else if (filter) draft.members.push({ op: op === "remove" ? "remove" : "add", ids: named(filter) });
  else if (op === "remove" && (value === undefined || value === null)) draft.members.push({ op: "set", ids: [] });
  else tell(draft, op, name, value);
}

function tell(draft: GroupDraft, op: Change["op"], name: string, value: unknown): void {
  if (name === "displayname") draft.displayName = textOf(value) ?? wrong("invalidValue", "У группы должно быть имя");
  if (name === "externalid") draft.externalId = textOf(value);
  if (name === "members") draft.members.push({ op: op === "replace" ? "set" : op, ids: idsOf(value) });
}

/** A filter of a path names members one by one: `members[value eq "…"]`. */
function named(filter: Filter): string[] {
  if (filter.kind === "or") return filter.parts.flatMap(named);
  const isName = filter.kind === "compare" && filter.name === "members.value" && filter.operator === "eq";
  return isName ? [String(filter.value)] : wrong("invalidPath", 'Участник называется так: members[value eq "id"]');
}

function idsOf(value: unknown): string[] {
  if (value === null) return [];
  const all = [value].flat();
  if (all.length > most) wrong("tooMany", `Не больше ${most} участников за раз`);
  return all.map((one) => {
    const id = isObject(one) ? one.value : one;
    return typeof id === "string" ? id : wrong("invalidValue", "Участник называется своим id");
  });
}

function textOf(said: unknown): string | null {
  const value = bare(said);
  if (value === null) return null;
  const text =
    typeof value === "string" ? value.normalize("NFC").trim() : wrong("invalidValue", "Здесь ожидается текст");
  if (text.length > 500 || /\p{Cc}/u.test(text) || !text.isWellFormed())
    wrong("invalidValue", "Не больше 500 знаков, и все печатные");
  return text || null;
}
