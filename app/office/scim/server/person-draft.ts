import { typedText } from "#platform/api/typed.ts";
import { type Filter, type Path, readPath } from "./filter.ts";
import { nameOf } from "./names.ts";
import { ScimProblem, wrong } from "./problem.ts";

/** What the directory says of a person: what is not there is not said, null takes it away. */
export type Draft = Partial<Record<Told, string | null>> & { active?: boolean };

/** What is heard of the directory's words so far, with the first that was written wrong. */
export type Heard = { draft: Draft; trouble?: ScimProblem };
type Told = (typeof told)[keyof typeof told];

/** What the portal takes of all that SCIM can say of a person. */
const told = {
  username: "userName",
  externalid: "externalId",
  displayname: "displayName",
  "name.formatted": "formatted",
  "name.familyname": "lastName",
  "name.givenname": "firstName",
  "name.middlename": "patronymic",
  title: "position",
  "emails.value": "email",
  "phonenumbers.value": "phone",
  "addresses.locality": "location",
  "enterprise.department": "department",
  "enterprise.manager.value": "manager",
} as const;

const longest: Partial<Record<Told, number>> = { lastName: 100, firstName: 100, patronymic: 100, externalId: 500 };

/** Lists of which the portal keeps one, with the kinds that it may be, the best first. */
const lists: Record<string, { leaf: Told; sub: string; types: string[] }> = {
  emails: { leaf: "email", sub: "value", types: ["work"] },
  phonenumbers: { leaf: "phone", sub: "value", types: ["work", "mobile"] },
  addresses: { leaf: "location", sub: "locality", types: ["work"] },
};

/** What SCIM knows and the portal has no use for: it is listened to and not kept (RFC 7644 §3.3). */
const unused = `nickname profileurl usertype preferredlanguage locale timezone password ims photos entitlements roles
  x509certificates name enterprise`.split(/\s+/);
const fixed = ["id", "meta", "schemas", "groups"];

/** Hears a part of the directory's words; one that is written wrong keeps nobody from hearing the rest. */
export function hear(heard: Heard, tellIt: (draft: Draft) => void): void {
  try {
    tellIt(heard.draft);
  } catch (error) {
    if (!(error instanceof ScimProblem)) throw error;
    heard.trouble ??= error;
  }
}

/** What the directory says of a person as a whole. */
export function hearAll(heard: Heard, body: Record<string, unknown>): void {
  for (const [key, part] of Object.entries(body)) hear(heard, (draft) => tellPart(draft, "", key, part));
}

/** The draft, if all of it could be heard. That somebody is to leave is done whatever else is wrong. */
export function judged({ draft, trouble }: Heard): Draft {
  if (trouble && draft.active !== false) throw trouble;
  return draft;
}

/** Puts what a part of the directory's words says of a person into the draft; `name` is where in the person it stands. */
export function tell(draft: Draft, name: string, value: unknown): void {
  const list = Object.hasOwn(lists, name) ? lists[name] : undefined;
  if (name === "active") draft.active = flagOf(value);
  else if (Object.hasOwn(told, name)) draft[told[name as keyof typeof told]] = textOf(name, value);
  else if (list) tellBest(draft, name, value, list);
  else if (name === "enterprise.manager") draft.manager = textOf(name, managerOf(value));
  else if (name === "enterprise" && value === null) Object.assign(draft, { department: null, manager: null });
  // No attribute of SCIM lies deeper than this; what does is not listened to.
  else if (isObject(value) && name.split(".").length < 3)
    for (const [key, part] of Object.entries(value)) tellPart(draft, name, key, part);
}

/** The same of one place in the person, as a change names it; what the portal does not keep changes nothing. */
export function tellAt(draft: Draft, { name, filter }: Path, value: unknown, op?: string): void {
  const [top = ""] = name.split(/[.:]/);
  if (fixed.includes(top)) wrong("mutability", `Это меняет только портал: ${top}`);
  const list = Object.hasOwn(lists, top) ? lists[top]! : undefined;
  if (filter && list && !list.types.some((type) => isMeant(filter, { type, primary: true }, top))) {
    if (op === "replace") wrong("noTarget", "Такого у человека нет: портал хранит только рабочее");
    return;
  }
  const isKnown = list || unused.includes(top) || Object.hasOwn(told, name) || name === "active" || top === "urn";
  if (!isKnown) wrong("invalidPath", `Такого атрибута нет: ${name.slice(0, 100)}`);
  if (filter && name === top && isObject(value)) tell(draft, name, [value]);
  else tell(draft, name, value);
}

function tellBest(draft: Draft, name: string, value: unknown, list: List): void {
  const best = textOf(name, bestOf(value, list));
  // Mailboxes of which none is a mailbox for work, `[{}]`, do not say that there is none any more: `[]` does.
  if (best || list.leaf !== "email" || value === null || (Array.isArray(value) && !value.length))
    draft[list.leaf] = best;
}

function tellPart(draft: Draft, name: string, key: string, value: unknown): void {
  if (name) tell(draft, `${name}.${key.toLowerCase()}`, value);
  // Entra puts whole paths where SCIM has names: "emails[type eq \"work\"].value".
  else if (key.includes("[")) tellAt(draft, readPath(key), value);
  else tell(draft, nameOf(key), value);
}

/** Older jobs of Entra put a single value into a list: `[{ "$ref": null, "value": "False" }]`. */
export function bare(value: unknown): unknown {
  const one = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return isObject(one) && Object.hasOwn(one, "value") ? one.value : one;
}

/** Entra says "False", others false. */
function flagOf(said: unknown): boolean {
  const value = bare(said);
  const flag = typeof value === "string" ? { true: true, false: false }[value.trim().toLowerCase()] : value;
  return typeof flag === "boolean" ? flag : wrong("invalidValue", "active – это true или false");
}

function textOf(name: string, said: unknown): string | null {
  const value = bare(said);
  if (value === null || value === undefined) return null;
  if (typeof value !== "string" && typeof value !== "number") wrong("invalidValue", `Здесь ожидается текст: ${name}`);
  const text = String(value).normalize("NFC").trim();
  const most = longest[told[name as keyof typeof told]] ?? 200;
  if (text.length > most) wrong("invalidValue", `Не больше ${most} знаков: ${name}`);
  if (/\p{Cc}/u.test(text) || !text.isWellFormed()) wrong("invalidValue", `В тексте есть непечатные знаки: ${name}`);
  return typedText(text).trim() || null;
}

type List = (typeof lists)[string];

function bestOf(value: unknown, { sub, types }: List): unknown {
  if (value === null || typeof value === "string") return value;
  const items = [value].flat().filter(isObject).map(smallNames);
  const best = items.find(({ primary }) => primary === true || String(primary).toLowerCase() === "true");
  const typed = types.map((type) => items.find((item) => String(item.type).toLowerCase() === type)).find(Boolean);
  return (best ?? typed ?? items.find(({ type }) => !type))?.[sub];
}

function managerOf(value: unknown): unknown {
  const [one] = [value].flat();
  return isObject(one) ? smallNames(one).value : one;
}

/** Whether a filter in a path means the one that the portal keeps. */
function isMeant(filter: Filter, kept: Record<string, unknown>, top: string): boolean {
  switch (filter.kind) {
    case "and":
      return filter.parts.every((part) => isMeant(part, kept, top));
    case "or":
      return filter.parts.some((part) => isMeant(part, kept, top));
    case "not":
      return !isMeant(filter.part, kept, top);
    case "present":
      return true;
    case "compare": {
      const had = kept[filter.name.slice(top.length + 1)];
      const isSame = had === undefined || String(had).toLowerCase() === String(filter.value).toLowerCase();
      return filter.operator === "ne" ? !isSame : isSame;
    }
  }
}

const smallNames = (item: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(item).map(([key, value]) => [key.toLowerCase(), value]));

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
