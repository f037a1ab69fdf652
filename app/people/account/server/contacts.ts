import { type SQL, sql } from "drizzle-orm";
import type { BirthdayShown } from "#app/people/account/contract.ts";
import type { Visibility } from "#app/people/visibility/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { shownMailbox } from "#platform/people/no-mailbox.ts";
import { accounts } from "#platform/people/schema.ts";
import { changePreference } from "./changes.ts";

type Field = keyof Visibility;

/**
 * The condition «this reader may see this field of the person», in a query over people. A team is the department, the
 * supervisor and those whom one leads.
 */
export function isTold({ accountId, groupId }: Viewer, field: Field): SQL {
  const circle = sql`${accounts.preferences} ->> ${sql.raw(`'${field}For'`)}`;
  const mine = (column: string) => sql`(select v.${sql.raw(column)} from ${accounts} v where v.id = ${accountId})`;
  const isTeam = sql`coalesce(${accounts.managerId} = ${accountId} or ${accounts.id} = ${mine("manager_id")}
    or ${accounts.departmentId} = ${mine("department_id")}, false)`;
  return sql`(${circle} is null or ${accounts.id} = ${accountId} or case ${circle}
    when 'me' then false when 'team' then ${isTeam} when 'company' then ${accounts.groupId} = ${groupId} else true end)`;
}

/** A column of a query over people: a field as this reader may see it, null where its owner keeps it for fewer people. */
export function toldContact(viewer: Viewer, field: Exclude<Field, "skills" | "hiredOn">): SQL<string | null> {
  const value = field === "email" ? sql`nullif(${shownMailbox}, '')` : accounts[field];
  return sql`case when ${isTold(viewer, field)} then ${value} end`;
}

/** Says who sees the person's own fields: in the directory, on the page, in search and on the card alike. */
export async function showFields(viewer: Viewer, fields: Visibility): Promise<Visibility> {
  const told = Object.entries(fields).filter(([, circle]) => circle !== undefined);
  const kept = told.map(([field, circle]) => [`${field}For`, circle === "all" ? null : circle]);
  await changePreference(viewer, Object.fromEntries(kept));
  return fields;
}

/**
 * A column of a query over people: the birthday as this reader may know it, «1990-11-24» or «11-24»; null where it is
 * kept or its owner does not agree to showing it, and for other companies.
 */
export function toldBirthday({ accountId, groupId }: Viewer): SQL<string | null> {
  const shown = sql`${accounts.preferences} ->> 'birthday'`;
  return sql`case
    when ${accounts.id} = ${accountId} then to_char(${accounts.birthDate}, 'YYYY-MM-DD')
    when ${accounts.groupId} <> ${groupId} or not ${accounts.birthdayTold} or ${shown} = 'hidden' then null
    when ${shown} = 'full' then to_char(${accounts.birthDate}, 'YYYY-MM-DD')
    else to_char(${accounts.birthDate}, 'MM-DD') end`;
}

/** Says how colleagues know of the birthday: the whole date, the day and the month, nothing. */
export async function showBirthday(viewer: Viewer, shown: BirthdayShown): Promise<{ shown: BirthdayShown }> {
  await changePreference(viewer, { birthday: shown === "day" ? null : shown });
  return { shown };
}
