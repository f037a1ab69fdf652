import { type SQL, sql } from "drizzle-orm";
import type { BirthdayShown, Contacts } from "#app/account/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { accounts } from "#platform/people/schema.ts";
import { changePreference } from "./changes.ts";

/**
 * A column of a query over people: a contact as this reader may see it, null where its owner keeps it for fewer
 * people. A team is the department, the supervisor and those whom one leads (product B25).
 */
export function toldContact({ accountId, groupId }: Viewer, contact: keyof Contacts): SQL<string | null> {
  const value = accounts[contact];
  const circle = sql`${accounts.preferences} ->> ${sql.raw(`'${contact}For'`)}`;
  const mine = (column: string) => sql`(select v.${sql.raw(column)} from ${accounts} v where v.id = ${accountId})`;
  const isTeam = sql`(${accounts.managerId} = ${accountId} or ${accounts.id} = ${mine("manager_id")}
    or ${accounts.departmentId} = ${mine("department_id")})`;
  return sql`case
    when ${accounts.id} = ${accountId} then ${value}
    when ${circle} = 'me' then null
    when ${circle} = 'team' then case when ${isTeam} then ${value} end
    when ${circle} = 'company' and ${accounts.groupId} <> ${groupId} then null
    else ${value} end`;
}

/** Says who sees the person's own contacts: in the directory, on the page and on the card alike. */
export async function showContacts(viewer: Viewer, contacts: Contacts): Promise<Contacts> {
  const kept = (circle: Contacts["email"]) => (circle === "all" ? null : circle);
  const { email, phone, messenger } = contacts;
  await changePreference(viewer, { emailFor: kept(email), phoneFor: kept(phone), messengerFor: kept(messenger) });
  return contacts;
}

/**
 * A column of a query over people: the birthday as this reader may know it, «1990-11-24» or «11-24»; null where it is
 * kept, and for other companies.
 */
export function toldBirthday({ accountId, groupId }: Viewer): SQL<string | null> {
  const shown = sql`${accounts.preferences} ->> 'birthday'`;
  return sql`case
    when ${accounts.id} = ${accountId} or (${accounts.groupId} = ${groupId} and ${shown} = 'full')
      then to_char(${accounts.birthDate}, 'YYYY-MM-DD')
    when ${accounts.groupId} <> ${groupId} or ${shown} = 'hidden' then null
    else to_char(${accounts.birthDate}, 'MM-DD') end`;
}

/** Says how colleagues know of the birthday: the whole date, the day and the month, nothing (product B25). */
export async function showBirthday(viewer: Viewer, shown: BirthdayShown): Promise<{ shown: BirthdayShown }> {
  await changePreference(viewer, { birthday: shown === "day" ? null : shown });
  return { shown };
}
