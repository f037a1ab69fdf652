import { apiAs } from "./api.ts";
import { makePerson } from "./people.ts";
import { desk, type Sample } from "./sample.ts";
import type { TwoCompanies } from "./two-companies.ts";

let number = 0;
const fields = () => ({ lastName: "Новый", firstName: "Пётр", email: `staff-${++number}@table.example` });
const department = async ({ admin }: TwoCompanies) =>
  (await apiAs(admin).staff.addDepartment({ name: `Участок ${++number}` })).id;

/** Good calls of the desk where colleagues are made and departments are built. */
export const staffSamples: Record<string, (world: TwoCompanies) => Sample | Promise<Sample>> = {
  "staff.add": () => desk(fields()),
  "staff.person": ({ sever }) => desk({ id: sever.employee.accountId }),
  "staff.change": async ({ admin, sever }) => {
    const { accountId: id } = await makePerson({ id: sever.id, alias: "sever", name: "Север" });
    const { revision } = await apiAs(admin).staff.person({ id });
    return desk({ ...fields(), id, revision });
  },
  "staff.places": () => desk({}),
  "staff.department": ({ sever }) => desk({ id: sever.department }),
  "staff.addDepartment": () => desk({ name: `Участок ${++number}` }),
  "staff.changeDepartment": async (world) => desk({ id: await department(world), name: `Цех ${++number}` }),
  "staff.removeDepartment": async (world) => desk({ id: await department(world) }),
};
