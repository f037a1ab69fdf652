import { sql } from "drizzle-orm";
import type { AudienceChoices } from "#app/people/account/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { askTogether, type Part, part } from "#platform/db/index.ts";
import { isColleague } from "#platform/people/presence.ts";
import { inUnitOrder } from "#platform/people/units.ts";
import { isTold } from "./contacts.ts";

type Choices = AudienceChoices["kinds"][number]["choices"];
type Kind = Omit<AudienceChoices["kinds"][number], "choices">;

const kinds: Kind[] = [
  { kind: "department", label: "Подразделения", hint: "Вместе со всеми, что внутри" },
  { kind: "location", label: "Города" },
  { kind: "tag", label: "Теги людей", hint: "Все, у кого в профиле есть такой тег, сейчас и потом" },
  { kind: "group", label: "Компании", hint: "Целиком. Вместе с ними нельзя выбрать подразделения, города и теги" },
];

/** What an audience may be made of, without towns and tags that the reader may see of nobody: departments as a tree, towns and tags of the viewer's company, and all companies where there are several. */
export async function readAudiences(viewer: Viewer): Promise<AudienceChoices> {
  const { groupId } = viewer;
  const found = await askTogether([
    choices(sql`
      with recursive tree as (
        select id, name, 0 as depth, array[name] as path from departments where parent_id is null and group_id = ${groupId}
        union all
        select d.id, d.name, t.depth + 1, t.path || d.name from departments d join tree t on d.parent_id = t.id
      ) select 'department:' || id as value, name as label, depth from tree order by ${inUnitOrder(sql`path`)} limit 1000`),
    choices(sql`
      select 'location:' || location as value, location as label from (
        select distinct location collate russian as location from accounts
        where group_id = ${groupId} and location <> '' and ${isColleague()} and ${isTold(viewer, "location")} order by 1 limit 200) towns`),
    choices(sql`
      select 'tag:' || tag as value, tag as label from (
        select lower(skill) as tag, count(*) as people from accounts, unnest(skills) skill
        where group_id = ${groupId} and ${isColleague()} and ${isTold(viewer, "skills")} group by 1 order by 2 desc, 1 limit 100) tags
      order by tag collate russian`),
    choices(sql`
      select 'group:' || id as value, name as label from groups
      where (select count(*) from groups) > 1 order by name collate russian limit 200`),
  ]);
  return {
    kinds: kinds.map((kind, at) => ({ ...kind, choices: found[at]! })).filter((kind) => kind.choices.length > 0),
  };
}

const choices = (query: ReturnType<typeof sql>): Part<Choices> => part<Choices[number], Choices>(query, (rows) => rows);
