import { eq, type SQL, sql } from "drizzle-orm";
import { changePerson, isTold, mayMeet, readProfile } from "#app/people/account/server/index.ts";
import { type SkillLine, skillsAtMost } from "#app/people/skills/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { askTogether, db, part } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";

/** Without case and «ё»: the same words are the same tag. */
const keyOf = (name: string) => name.toLowerCase().replaceAll("ё", "е");
const key = (name: SQL) => sql`replace(lower(${name}), 'ё', 'е')`;

/** A person's own tags, each with its people; and those that colleagues have and they do not, the most used first. */
export async function readOwnSkills(viewer: Viewer): Promise<{ items: SkillLine[]; suggested: SkillLine[] }> {
  const own = sql`(select ${key(sql`skill`)} from ${accounts} me, unnest(me.skills) skill where me.id = ${viewer.accountId})`;
  const [items, suggested] = await askTogether([
    lines(ofPerson(viewer, viewer.accountId)),
    lines(sql`select min(skill) as name, count(distinct ${accounts.id})::int as people
      from ${accounts}, unnest(${accounts.skills}) skill
      where ${accounts.groupId} = ${viewer.groupId} and ${mayMeet(viewer)} and ${isTold(viewer, "skills")} and ${key(sql`skill`)} not in ${own}
      group by ${key(sql`skill`)} order by people desc, name limit 20`),
  ]);
  return { items: items!, suggested: suggested! };
}

/** A colleague's tags. Refuses whom the reader may not know as not found. */
export async function readSkillsOf(viewer: Viewer, asked: string) {
  const person = await readProfile(viewer, asked);
  if (person.away === "blocked") refuse("not-found");
  const { accountId, alias, mine } = person;
  // None, or kept for fewer people.
  const [items] = person.skills.length ? await askTogether([lines(ofPerson(viewer, accountId))]) : [[]];
  const name = `${person.firstName} ${person.lastName}`;
  return { accountId, name, alias, mine, items: items! };
}

/** Adds a tag to the own page. Refuses one that is there already, and the twenty-first, beside the field. */
export async function addSkill(viewer: Viewer, name: string): Promise<{ name: string }> {
  const skills = await readMine(viewer);
  if (skills.some((one) => keyOf(one) === keyOf(name))) refuse("conflict", "skill", wrong("Такой тег у вас уже есть"));
  if (skills.length >= skillsAtMost)
    refuse("invalid", "skills", wrong(`У вас уже ${skillsAtMost} тегов. Чтобы добавить ещё, уберите один`));
  await changePerson(viewer, { skills: [...skills, name] });
  return { name };
}

/** Takes a tag away; one that is not there is gone already. */
export async function dropSkill(viewer: Viewer, name: string): Promise<{ name: string }> {
  const skills = await readMine(viewer);
  const rest = skills.filter((one) => keyOf(one) !== keyOf(name));
  if (rest.length < skills.length) await changePerson(viewer, { skills: rest });
  return { name };
}

/** Locked, so that two tags added at once both stay. */
async function readMine({ accountId }: Viewer): Promise<string[]> {
  const [row] = await db()
    .select({ skills: accounts.skills })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for("update");
  return row?.skills ?? [];
}

const wrong = (message: string) => ({ fields: { name: [message] } });

/** The tags of one person in their order, each with the number of others whom the reader may meet. */
function ofPerson(viewer: Viewer, accountId: string): SQL {
  return sql`select own.name, (
      select count(*)::int from ${accounts} where ${mayMeet(viewer)} and ${isTold(viewer, "skills")} and ${accounts.id} <> ${accountId} and ${accounts.consentToPersData}
        and exists (select 1 from unnest(${accounts.skills}) skill where ${key(sql`skill`)} = ${key(sql`own.name`)})) as people
    from ${accounts} me, unnest(me.skills) with ordinality own(name, place) where me.id = ${accountId} order by own.place`;
}

const lines = (select: SQL) => part<SkillLine, SkillLine[]>(select, (rows) => rows);
