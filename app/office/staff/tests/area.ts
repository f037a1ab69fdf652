import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { makePerson } from "#tests/support/people.ts";
import { desk } from "#tests/support/sample.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";

let number = 0;
const fields = () => ({ lastName: "Новый", firstName: "Пётр", email: `staff-${++number}@table.example` });

const department = async ({ admin }: TwoCompanies) =>
  (await apiAs(admin).staff.addDepartment({ name: `Участок ${++number}` })).id;

export const tests: AreaTests = {
  samples: {
    add: () => desk(fields()),
    person: ({ sever }) => desk({ id: sever.employee.accountId }),
    change: async ({ admin, sever }) => {
      const { accountId: id } = await makePerson({ id: sever.id, alias: "sever", name: "Север" });
      const { revision } = await apiAs(admin).staff.person({ id });
      return desk({ ...fields(), id, revision });
    },
    places: () => desk({}),
    department: ({ sever }) => desk({ id: sever.department }),
    addDepartment: () => desk({ name: `Участок ${++number}` }),
    changeDepartment: async (world) => desk({ id: await department(world), name: `Цех ${++number}` }),
    removeDepartment: async (world) => desk({ id: await department(world) }),
  },
  addresses: {
    edit: ({ sever }) => ({ params: { id: sever.employee.accountId } }),
    department: ({ sever }) => ({ params: { id: sever.department } }),
    departmentRemove: ({ sever }) => ({ params: { id: sever.department } }),
  },
};
