import { area } from "#app/area.ts";
import { peopleContract } from "./contract.ts";
import { peopleNavigation } from "./navigation.ts";
import { readDepartment, readStructure } from "./server/departments.ts";
import { readChoices, readDirectory, readSome } from "./server/directory.ts";
import { readBirthdays, readNewcomers } from "./server/near.ts";
import { readCard } from "./server/vcard.ts";

export const people = area({
  title: "Справочник людей и структура компании",
  contract: peopleContract,
  navigation: peopleNavigation,
  serve: {
    list: readDirectory,
    some: (viewer, input) => readSome(viewer, input.ids),
    choices: (viewer, input) => readChoices(viewer, input.department),
    structure: (viewer, input) => readStructure(viewer, input.below),
    department: (viewer, input) => readDepartment(viewer, input.id, input),
    birthdays: (viewer, input) => readBirthdays(viewer, input.after),
    newcomers: (viewer, input) => readNewcomers(viewer, input.after),
    card: (viewer, input) => readCard(viewer, input.alias),
  },
});
