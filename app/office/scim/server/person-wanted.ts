import { and, eq, or, sql } from "drizzle-orm";
import { type openTree, pathOf, phoneOf, troubleOfPath, type Wanted } from "#app/office/people-desk/server/index.ts";
import { isId } from "#platform/db/index.ts";
import { log } from "#platform/log.ts";
import { mailboxOf } from "#platform/mail/mailbox.ts";
import { accounts } from "#platform/people/schema.ts";
import type { Draft } from "./person-draft.ts";
import { isSeen, type PersonRow, selectPeople } from "./person-view.ts";
import { wrong } from "./problem.ts";
import { scimPeople } from "./schema.ts";

/** Says in the log what was left out, without saying what it was. */
type Skip = (reason: string) => void;
type Place = { groupId: string; id: string; skip: Skip };

type About = {
  id: string;
  draft: Draft;
  before: PersonRow | undefined;
  tree: Awaited<ReturnType<typeof openTree>>;
};

/** An account as the directory wants it to be, judged as a line of a table of people is. */
export async function wantedOf(groupId: string, { id, draft, before, tree }: About): Promise<Wanted> {
  const had = before ?? nobody;
  const skip: Skip = (reason) =>
    log.info("A part of what the directory says of a person is left out", { groupId, objectId: id, reason });
  const own = <K extends keyof Draft & keyof typeof nobody>(name: K) =>
    draft[name] === undefined ? had[name] : (draft[name] as string | null);
  return {
    id,
    email: emailOf(draft, before),
    ...namesOf(draft, before),
    patronymic: own("patronymic") ?? "",
    phone: draft.phone === undefined ? had.phone : phoneOr(had.phone, draft.phone, skip),
    position: own("position") ?? "",
    location: own("location") ?? "",
    birthDate: had.birthDate,
    hiredOn: had.hiredOn,
    departmentId: departmentOf(draft.department, had.departmentId, { tree, skip }),
    managerId:
      draft.manager === undefined
        ? had.managerId
        : await managerOr(had.managerId, draft.manager, { groupId, id, skip }),
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
  if (said.toLowerCase() === before?.email.toLowerCase()) return before.email;
  return mailboxOf(said) ?? wrong("invalidValue", "Нужна почта: emails или userName");
}

/** Who comes with a name to show alone is taken for «Имя Фамилия»; it never changes the names that are known. */
function namesOf(draft: Draft, before: PersonRow | undefined) {
  const { firstName, lastName, userName } = draft;
  const shown = draft.displayName ?? draft.formatted;
  if (before) return { firstName: firstName ?? before.firstName, lastName: lastName ?? before.lastName };
  if (firstName || lastName || !shown)
    return { firstName: firstName ?? (lastName ? "" : (userName ?? "").split("@")[0]!), lastName: lastName ?? "" };
  const [first = "", ...rest] = shown.split(/\s+/);
  return { firstName: first.slice(0, 100), lastName: rest.join(" ").slice(0, 100) };
}

/** A phone is kept with its extension; what is no phone at all is left out, and nobody is refused for it. */
function phoneOr(had: string | null, said: string | null, skip: Skip): string | null {
  if (!said) return null;
  // RFC 3966 writes «tel:».
  const written = said.replace(/^tel:/i, "");
  const phone = phoneOf(written) ?? phoneOf(/^[+\d\s().-]*\d/.exec(written)?.[0]);
  if (phone) return phone;
  skip("phone");
  return had;
}

/** The directory gives back the way that it was told: that is no new department, whatever the name is. */
function departmentOf(
  said: string | null | undefined,
  had: string | null,
  { tree, skip }: { tree: About["tree"]; skip: Skip },
): string | null {
  if (said === undefined || (said && had && tree.title(had) === said)) return had;
  const path = pathOf(said ?? "");
  if (!path.length) return null;
  const found = troubleOfPath(path) ? undefined : tree.find(path);
  if (typeof found === "string") return found;
  skip("department");
  return had;
}

/** A manager is somebody else of the company, by any of their names; whom nobody knows is left out. */
async function managerOr(
  had: string | null,
  said: string | null,
  { groupId, id, skip }: Place,
): Promise<string | null> {
  if (!said) return null;
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
  if (row && row.id !== id) return row.id;
  skip("manager");
  return had;
}
