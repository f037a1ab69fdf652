import { brotliCompressSync, constants } from "node:zlib";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { countQueries, db, withTenant } from "#platform/db/index.ts";
import { accounts, departments } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess();

/** Three hundred departments on three levels, five thousand people in them. */
beforeAll(async () => {
  await withTenant("*", async () => {
    // Nobody waits for these five thousand, and the machine of tests may be busy.
    await db().execute(sql`set local statement_timeout = '60s'`);
    const below = (parent: string, name: string, count: number) => sql`
      insert into ${departments} (id, group_id, parent_id, name)
      select gen_random_uuid(), p.group_id, p.id, ${name} || ' ' || p.name || ' № ' || n
      from ${departments} p, generate_series(1, ${count}::int) n where p.name like ${parent}`;
    await db().execute(sql`insert into ${departments} (id, group_id, name)
      select gen_random_uuid(), ${world.sever.id}, 'Дивизион ' || n from generate_series(1, 6) n`);
    await db().execute(below("Дивизион _", "Управление", 7));
    await db().execute(below("Управление%", "Отдел", 6));
    await db().execute(sql`
      insert into ${accounts} (id, group_id, department_id, alias, last_name, first_name, patronymic, email, phone,
        position, location, birth_date, hired_on, consent_to_pers_data)
      select gen_random_uuid(), ${world.sever.id}, d.id, 'large-' || n,
        (array['Абрамова', 'Белова', 'Васильева', 'Громова', 'Ёлкина', 'Журавлёва', 'Зимина'])[n % 7 + 1] || n % 50,
        (array['Анна', 'Вера', 'Дарья', 'Ирина', 'Ольга'])[n % 5 + 1], 'Сергеевна', 'large-' || n || '@large.example',
        '+7900' || lpad(n::text, 7, '0'), 'Специалист ' || n % 200, 'Город ' || n % 80,
        date '1980-01-01' + n % 9000, current_date - n % 3000, true
      from generate_series(1, 5000) n
      join (select id, row_number() over (order by name) - 1 as place from ${departments} where name ~ '^(Див|Упр|Отд)') d
        on d.place = n % 300`);
    await db().execute(sql`
      update ${accounts} a set manager_id = h.id
      from (select distinct on (department_id) department_id, id from ${accounts} where alias like 'large-%'
        order by department_id, alias) h
      where a.department_id = h.department_id and a.id <> h.id and a.alias like 'large-%'`);
  });
});

/** Words of a page, its styles among them, that a slow line takes in a second. */
const most = 30 * 1024;

describe("a company of five thousand people in three hundred departments", () => {
  it("asks the database at most five questions a page", async () => {
    const api = apiAs(world.sever.head);
    const { departments: top } = await api.people.structure({});
    expect(top.length).toBe(7);
    const { id } = top.find(({ name }) => name === "Дивизион 1")!;
    const pages = {
      directory: () => [api.people.list({}), api.people.choices({})],
      chosen: () => [
        api.people.list({ department: id, query: "анна", manager: "вера" }),
        api.people.choices({ department: id }),
      ],
      structure: () => [api.people.structure({})],
      department: () => [api.people.department({ id })],
      birthdays: () => [api.people.birthdays({})],
      newcomers: () => [api.people.newcomers({})],
      pickers: () => [api.account.users({ query: "анна" }), apiAs(world.sever.editor).account.audiences({})],
    };
    for (const [page, ask] of Object.entries(pages)) {
      const { queries } = await countQueries(() => Promise.all<unknown>(ask()));
      expect([page, queries.length <= 5], queries.join("\n")).toEqual([page, true]);
    }
  });

  it("keeps every page of people, and the form that picks readers, within the budget of bytes", async () => {
    const { departments: top } = await apiAs(world.sever.head).people.structure({});
    const division = top.find(({ people }) => people > 500)!.id;
    const paths = [
      ...["/people", `/people?department=${division}`, "/people/departments", `/people/departments/${division}`],
      ...["/people/birthdays", "/people/newcomers"],
    ];
    const weights = [];
    const desks = [
      ["editor", "/admin/news/create"],
      ["admin", `/admin/agreements/${world.sever.agreement}`],
    ];
    for (const [who, path] of [...paths.map((path) => ["anna", path]), ...desks]) {
      const html = await (await (await world.as(who!)).send(path!)).text();
      const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
      weights.push([path, brotliCompressSync(html, { params }).length]);
    }
    expect(weights.filter(([, bytes]) => Number(bytes) > most)).toEqual([]);
  });
});
