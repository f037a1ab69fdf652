import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { somebody } from "#tests/support/fresh-things.ts";
import { desk } from "#tests/support/sample.ts";
import { reader, stands } from "#tests/support/told-things.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";

const tableOf = (name: string) =>
  new File([`Фамилия;Имя;Почта\nТабличный;Иван;${name}@table.example\n`], "люди.csv", { type: "text/csv" });

export const tests: AreaTests = {
  samples: {
    list: () => desk({ query: "CANARY" }),
    person: ({ sever }) => desk({ id: sever.employee.accountId }),
    duties: ({ sever }) => desk({ id: sever.employee.accountId }),
    suspend: async (world) => desk({ id: await somebody(world), reason: "Отпуск" }),
    restore: async (world) => desk({ id: await somebody(world) }),
    leave: async (world) => desk({ id: await somebody(world) }),
    give: async (world) => desk({ id: await somebody(world), right: "moderator" }),
    take: async (world) => desk({ id: await somebody(world), right: "moderator" }),
    takeTable: () => desk({ file: tableOf("sample") }),
    table: async (world) => desk({ id: await table(world) }),
    applyTable: async (world) => desk({ id: await table(world) }),
    ldap: () => desk({}),
    lookLdap: () => desk({}),
    resetSecondFactor: async (world) => desk({ id: await somebody(world) }),
    endSessions: async (world) => desk({ id: await somebody(world) }),
  },
  addresses: {
    table: ({ sever }) => ({ params: { id: sever.table } }),
    person: ({ sever }) => ({ params: { id: sever.employee.accountId } }),
    suspend: ({ sever }) => ({ params: { id: sever.employee.accountId } }),
    secondFactor: ({ sever }) => ({ params: { id: sever.employee.accountId } }),
    password: ({ sever }) => ({ params: { id: sever.employee.accountId } }),
    leave: ({ sever }) => ({ params: { id: sever.employee.accountId } }),
  },
  notices: {
    "duties-passed": reader(stands(() => ({ href: "/profile/anna", subject: "Иван Белов больше не работает" }))),
  },
  pages: {
    "LDAP, own questions": { statements: 3, ask: ({ api, admin }) => [admin.peopleDesk.ldap(), api.support.own({})] },
    "the people of the company": { statements: 3, ask: ({ admin }) => [admin.peopleDesk.list({})] },
    "what passes on from a leaver": {
      statements: 2,
      ask: ({ admin, world }) => [admin.peopleDesk.duties({ id: world.sever.editor.accountId })],
    },
    "an account": {
      statements: 4,
      ask: ({ admin, world }) => [admin.peopleDesk.person({ id: world.sever.employee.accountId })],
    },
  },
};

async function table({ admin }: TwoCompanies): Promise<string> {
  return (await apiAs(admin).peopleDesk.takeTable({ file: tableOf("another") })).id;
}
