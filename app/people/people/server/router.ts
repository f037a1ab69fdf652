import { peopleContract } from "#app/people/people/contract.ts";
import { implementArea } from "#platform/api/implement.ts";
import { readDepartment, readStructure } from "./departments.ts";
import { readChoices, readDirectory, readSome } from "./directory.ts";
import { readBirthdays, readNewcomers } from "./near.ts";
import { readCard } from "./vcard.ts";

const api = implementArea(peopleContract);

export const peopleRouter = api.router({
  list: api.list.handler(({ context, input }) => readDirectory(context.viewer, input)),
  some: api.some.handler(({ context, input }) => readSome(context.viewer, input.ids)),
  choices: api.choices.handler(({ context, input }) => readChoices(context.viewer, input.department)),
  structure: api.structure.handler(({ context, input }) => readStructure(context.viewer, input.below)),
  department: api.department.handler(({ context, input }) => readDepartment(context.viewer, input.id, input)),
  birthdays: api.birthdays.handler(({ context, input }) => readBirthdays(context.viewer, input.after)),
  newcomers: api.newcomers.handler(({ context, input }) => readNewcomers(context.viewer, input.after)),
  card: api.card.handler(({ context, input }) => readCard(context.viewer, input.alias)),
});
