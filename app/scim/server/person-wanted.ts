import { and, eq, or, sql } from "drizzle-orm";
import { isMailbox, type openTree, pathOf, phoneOf, type Wanted } from "#app/people-desk/server/index.ts";
import { isId } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import type { Draft } from "./person-draft.ts";
import { isSeen, type PersonRow, selectPeople } from "./person-view.ts";
import { wrong } from "./problem.ts";
import { scimPeople } from "./schema.ts";

type About = {
  id: string;
  draft: Draft;
  before: PersonRow | undefined;
  tree: Awaited<ReturnType<typeof openTree>>;
};

/** An account as the directory wants it to be, judged as a line of a table of people is. */
export async function wantedOf(groupId: string, { id, draft, before, tree }: About): Promise<Wanted> {
  const had = before ?? nobody;
  const own = <K extends keyof Draft & keyof typeof nobody>(name: K) =>
    draft[name] === undefined ? had[name] : (draft[name] as string | null);
  return {
    id,
    email: emailOf(draft, before),
    ...namesOf(draft, before),
    patronymic: own("patronymic") ?? "",
    phone: draft.phone === undefined ? had.phone : phone(draft.phone),
    position: own("position") ?? "",
    location: own("location") ?? "",
    birthDate: had.birthDate,
    hiredOn: had.hiredOn,
    departmentId: departmentOf(draft.department, had.departmentId, tree),
    managerId: draft.manager === undefined ? had.managerId : await managerOf(groupId, id, draft.manager),
  };
}

const nobody = {
  patronymic: "",
  phone: null as string | null,
  position: "",
  location: "",
  birthDate: null as string | null,
  hiredOn: null as string | null,
  departmentId: null as string | null,
  managerId: null as string | null,
};

/** A mailbox that is taken away or never said is the name, if that can be one. */
function emailOf({ email, userName }: Draft, before: PersonRow | undefined): string {
  const said = email === undefined && before ? before.email : (email ?? userName ?? before?.userName ?? "");
  const mailbox = said.toLowerCase() === before?.email.toLowerCase() ? before.email : said.toLowerCase();
  return isMailbox(mailbox) ? mailbox : wrong("invalidValue", "Нужна почта: emails или userName");
}

/** Who is known by a display name alone is taken for «Имя Фамилия». */
function namesOf({ firstName, lastName, displayName, userName }: Draft, before: PersonRow | undefined) {
  const shown = before ? `${before.firstName} ${before.lastName}`.trim() : undefined;
  if (firstName || lastName || !displayName || displayName === shown) {
    const first = firstName ?? before?.firstName ?? (lastName ? "" : (userName ?? "").split("@")[0]!);
    return { firstName: first, lastName: lastName ?? before?.lastName ?? "" };
  }
  const [first = "", ...rest] = displayName.split(/\s+/);
  return { firstName: first, lastName: rest.join(" ") };
}

function phone(said: string | null): string | null {
  // RFC 3966 writes «tel:», Americans dots.
  const written = said?.replace(/^tel:/i, "").replaceAll(".", "-");
  const phone = phoneOf(written);
  return phone === null ? wrong("invalidValue", "Телефон написан с ошибкой") : (phone ?? null);
}

/** The directory gives back the way that it was told: that is no new department, whatever the name is. */
function departmentOf(said: string | null | undefined, had: string | null, tree: About["tree"]): string | null {
  if (said === undefined || (said && had && tree.title(had) === said)) return had;
  const path = pathOf(said ?? "");
  return path.length ? tree.find(path) : null;
}

/** A manager is somebody of the company, by any of their names. */
async function managerOf(groupId: string, id: string, said: string | null): Promise<string | null> {
  if (!said) return null;
  if (said === id) wrong("invalidValue", "Человек не может быть руководителем самому себе");
  const [row] = await selectPeople()
    .where(
      and(
        eq(accounts.groupId, groupId),
        isSeen,
        or(
          isId(said) ? eq(accounts.id, said) : undefined,
          eq(scimPeople.externalId, said),
          sql`lower(coalesce(${scimPeople.userName}, ${accounts.email})) = ${said.toLowerCase()}`,
        ),
      ),
    )
    .limit(1);
  if (!row) wrong("invalidValue", "Такого руководителя в компании нет");
  return row.id === id ? wrong("invalidValue", "Человек не может быть руководителем самому себе") : row.id;
}
