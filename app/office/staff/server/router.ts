import { staffContract } from "#app/office/staff/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { addDepartment, changeDepartment, readDepartment, readPlaces, removeDepartment } from "./departments.ts";
import { addPerson, changePerson, readPerson } from "./people.ts";

const api = implementArea(staffContract);

export const staffRouter = api.router({
  add: api.add.handler(({ context, input }) => addPerson(context.viewer, input)),
  person: api.person.handler(({ context, input }) => readPerson(context.viewer, input.id)),
  change: api.change.handler(({ context, input }) => changePerson(context.viewer, input)),
  places: api.places.handler(({ context }) => readPlaces(context.viewer)),
  department: api.department.handler(({ context, input }) => readDepartment(context.viewer, input.id)),
  addDepartment: api.addDepartment.handler(({ context, input }) => addDepartment(context.viewer, input)),
  changeDepartment: api.changeDepartment.handler(({ context, input }) => changeDepartment(context.viewer, input)),
  removeDepartment: api.removeDepartment.handler(({ context, input }) => removeDepartment(context.viewer, input.id)),
});
