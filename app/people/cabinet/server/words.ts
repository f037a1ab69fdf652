import { and, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { changePerson } from "#app/people/account/server/index.ts";
import type { FromDirectory, OwnWords } from "#app/people/cabinet/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { accounts, departments, groups } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";

const managers = alias(accounts, "managers");

/** Reads what a person tells of themselves, and what the directory says of them. */
export async function readWords(viewer: Viewer): Promise<{ words: OwnWords; directory: FromDirectory }> {
  const [row] = await db()
    .select({
      person: accounts,
      company: groups.name,
      department: departments.name,
      manager: sql<string | null>`${managers.firstName} || ' ' || ${managers.lastName}`,
    })
    .from(accounts)
    .innerJoin(groups, eq(groups.id, accounts.groupId))
    .leftJoin(departments, eq(departments.id, accounts.departmentId))
    .leftJoin(managers, and(eq(managers.id, accounts.managerId), isNull(managers.leftAt)))
    .where(eq(accounts.id, viewer.accountId));
  if (!row) refuse("not-found");
  const { person, company, department, manager } = row;
  const { about, status, messenger, phone, timeZone, languages } = person;
  const { position, location, email, hiredOn, birthDate } = person;
  const name = [person.lastName, person.firstName, person.patronymic].filter(Boolean).join(" ");
  return {
    words: { about, status, messenger: messenger ?? "", phone: phone ?? "", timeZone, languages },
    directory: { name, position, company, department, manager, location, email, hiredOn, birthDate },
  };
}

/** Keeps what a person tells of themselves; a new phone as the world writes it. */
export async function tellWords(viewer: Viewer, told: OwnWords): Promise<OwnWords> {
  const { words } = await readWords(viewer);
  const phone = told.phone === words.phone ? told.phone : readPhone(told.phone);
  await changePerson(viewer, { ...told, messenger: told.messenger || null, phone: phone || null });
  return { ...told, phone };
}

/** «8 (900) 123-45-67» is «+79001234567»; an empty one is none. */
function readPhone(written: string): string {
  const plain = written.replace(/[\s().-]/g, "").replace(/^8(?=\d{10}$)/, "+7");
  if (plain && !/^\+[1-9]\d{7,14}$/.test(plain))
    refuse("invalid", "phone", { fields: { phone: ["Напишите номер с кодом страны: +7 900 123-45-67"] } });
  return plain;
}
