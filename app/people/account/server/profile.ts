import { and, eq, ne, or, type SQL, sql } from "drizzle-orm";
import { alias as tableAlias } from "drizzle-orm/pg-core";
import {
  byAuthor,
  byCoauthor,
  cardRows,
  isAmong,
  isVisible,
  pageIn,
  pageOf,
  publications,
} from "#app/engines/content/server/index.ts";
import { follow, subscriptions, unfollow } from "#app/feed/feed/server/index.ts";
import { absenceNow } from "#app/people/absences/server/index.ts";
import type { SocialProfile } from "#app/people/account/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, kept } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { fileUrl } from "#platform/files/index.ts";
import { isBlocked, isNotBlocked, keepsAway } from "#platform/people/blocks.ts";
import { isColleague, isPresent } from "#platform/people/presence.ts";
import { accounts, departments, groups } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { wasCalled } from "./alias.ts";
import { isTold, toldBirthday, toldContact } from "./contacts.ts";

const managers = tableAlias(accounts, "managers");

/** Whom a person leads and the reader meets: how many, and the first of them by name. */
const directReports = (viewer: Viewer) => sql<SocialProfile["reports"]>`(
  select json_build_object('total', count(*), 'first', coalesce(json_agg(r.person order by r.place) filter (where r.place <= 6), '[]'))
  from (
    select json_build_object('name', s.first_name || ' ' || s.last_name, 'alias', s.alias) as person,
      row_number() over (order by s.last_name collate russian, s.first_name collate russian, s.id) as place
    from ${accounts} s where s.manager_id = ${accounts.id} and ${isColleague(sql`s`)} and ${isNotBlocked(viewer, sql`s.id`)}
  ) r)`;

/**
 * Reads a colleague's page by alias or by id; of those who have left, are suspended, have taken back the consent to
 * personal data or are blocked their name alone. Refuses whom the
 * reader may not know, and guests, as not found.
 */
export async function readProfile(viewer: Viewer, alias: string): Promise<SocialProfile> {
  const [row] = await profileRows(viewer, nameOf(alias));
  if (!row) refuse("not-found");
  return toProfile(viewer, row);
}

const profileRows = kept((viewer: Viewer, name: Name) =>
  db()
    .select({
      person: accounts,
      company: groups.name,
      isPresent: sql<boolean>`${isPresent()}`,
      isHere: sql<boolean>`${isColleague()}`,
      isBlocked: isBlocked(viewer, accounts.id),
      department: departments.name,
      departmentId: departments.id,
      email: toldContact(viewer, "email"),
      phone: toldContact(viewer, "phone"),
      messenger: toldContact(viewer, "messenger"),
      about: toldContact(viewer, "about"),
      location: toldContact(viewer, "location"),
      hiredOn: sql<
        string | null
      >`case when ${isTold(viewer, "hiredOn")} then to_char(${accounts.hiredOn}, 'YYYY-MM-DD') end`,
      skills: sql<string[] | null>`case when ${isTold(viewer, "skills")} then ${accounts.skills} end`,
      birthday: toldBirthday(viewer),
      absence: absenceNow(viewer),
      reports: directReports(viewer),
      manager: { firstName: managers.firstName, lastName: managers.lastName, alias: managers.alias },
      subscribers: sql<number>`(
        select count(*)::int from ${subscriptions} s join ${accounts} f on f.id = s.account_id and ${isColleague(sql`f`)}
        where s.author_id = ${accounts.id} and ${isSubscriber(viewer)})`,
      subscribed: sql<boolean>`exists (
        select 1 from ${subscriptions} s where s.author_id = ${accounts.id} and s.account_id = ${viewer.accountId})`,
    })
    .from(accounts)
    .innerJoin(groups, eq(groups.id, accounts.groupId))
    .leftJoin(departments, eq(departments.id, accounts.departmentId))
    .leftJoin(managers, and(eq(managers.id, accounts.managerId), isColleague(managers)))
    .where(and(mayKnow(viewer), isPerson(name))),
);

function toProfile(viewer: Viewer, row: Awaited<ReturnType<typeof profileRows>>[number]): SocialProfile {
  const { person, manager, isPresent: _, isHere, isBlocked: isKeptAway, ...rest } = row;
  if (!isHere || isKeptAway) return nameOnly(row);
  return {
    ...rest,
    away: null,
    accountId: person.id,
    alias: person.alias,
    firstName: person.firstName,
    lastName: person.lastName,
    patronymic: person.patronymic,
    photo: photoFor(viewer, person),
    position: person.position,
    location: row.location ?? "",
    timeZone: person.timeZone,
    about: row.about ?? "",
    status: person.status,
    languages: person.languages,
    skills: row.skills ?? [],
    manager: manager?.alias ? { name: `${manager.firstName} ${manager.lastName}`, alias: manager.alias } : null,
    mine: person.id === viewer.accountId,
  };
}

/** A photo that is withheld from others is seen by its owner still. */
function photoFor({ accountId }: Viewer, { id, photoId, ownPhotoId }: typeof accounts.$inferSelect): string | null {
  const shown = id === accountId ? ownPhotoId : photoId;
  return shown && fileUrl(shown);
}

type Known = { person: typeof accounts.$inferSelect; company: string; isPresent: boolean; isHere: boolean };

function awayFor({ person, isPresent, isHere }: Known): SocialProfile["away"] {
  if (isHere) return "blocked";
  if (isPresent) return "withdrawn";
  return person.leftAt ? "left" : "suspended";
}

function nameOnly(known: Known): SocialProfile {
  const { person, company } = known;
  const nothing = { department: null, departmentId: null, email: null, phone: null, photo: null, manager: null };
  const none = { patronymic: "", position: "", location: "", about: "", status: "", skills: [], languages: [] };
  return {
    ...nothing,
    ...none,
    hiredOn: null,
    messenger: null,
    birthday: null,
    absence: null,
    accountId: person.id,
    alias: person.alias,
    firstName: person.firstName,
    lastName: person.lastName,
    company,
    timeZone: person.timeZone,
    reports: { total: 0, first: [] },
    mine: false,
    subscribed: false,
    subscribers: 0,
    away: awayFor(known),
  };
}

/** Reads a page of what a colleague has published, alone or with others, as far as the reader may see it. */
export async function readPublicationsOf(viewer: Viewer, alias: string, after?: string) {
  const [person] = await db()
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(mayKnow(viewer), isPerson(nameOf(alias))));
  if (!person) refuse("not-found");
  const rows = after ? rowsOf(viewer, person, after) : topRows(viewer, person);
  return pageOf(await rows, {});
}

const topRows = kept((viewer: Viewer, person: { id: string }) => rowsOf(viewer, person));

function rowsOf(viewer: Viewer, { id }: { id: string }, after?: string) {
  const wish = { where: and(isVisible(viewer), eq(publications.editorial, false)), after };
  const own = pageIn(byAuthor, eq(publications.authorId, id), wish);
  const joint = pageIn(byCoauthor, sql`joint.account_id = ${id}`, wish);
  return cardRows(viewer, isAmong(sql`(${own}) union (${joint})`), { after });
}

/** Follows an author or stops following; twice the same is once (specification §8: silent). */
export async function subscribe(
  viewer: Viewer,
  authorId: string,
  subscribed: boolean,
): Promise<{ subscribed: boolean }> {
  const [author] = await db()
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(mayMeet(viewer), eq(accounts.id, authorId)));
  if (!author || authorId === viewer.accountId) refuse("not-found");
  if (subscribed) {
    const { accountId: actorId, groupId } = viewer;
    const isNew = await follow(actorId, authorId);
    if (isNew) await announce({ kind: "person.followed", objectId: authorId, groupId, actorId });
  } else await unfollow(viewer.accountId, authorId);
  return { subscribed };
}

/** Whom a reader may meet: colleagues of the own company and those who are open to the whole portal, but whom they have blocked. */
export function mayMeet(viewer: Viewer) {
  return and(isColleague(), isNear(viewer), isNotBlocked(viewer, accounts.id));
}

/** Somebody blocked follows for nobody but themselves: the count on their own screen must not give the block away. */
function isSubscriber({ accountId }: Viewer): SQL {
  return sql`(s.account_id = ${accountId}::uuid or not ${keepsAway(sql`s.author_id`, sql`s.account_id`)})`;
}

/** Whom a reader may know of: colleagues, and those whose words are still here. */
function mayKnow(viewer: Viewer) {
  return and(ne(accounts.role, "guest"), isNear(viewer));
}

function isNear({ groupId }: Viewer) {
  return or(eq(accounts.reach, "portal"), eq(accounts.groupId, groupId));
}

/** What a person is asked for by. */
type Name = { id?: string; alias?: string };

function nameOf(alias: string): Name {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(alias);
  return isId ? { id: alias } : { alias: alias.toLowerCase() };
}

function isPerson({ id, alias }: Name) {
  return id ? eq(accounts.id, id) : or(eq(accounts.alias, alias!), wasCalled(alias!));
}
