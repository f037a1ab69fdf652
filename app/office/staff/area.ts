import { area } from "#app/area.ts";
import { staffContract } from "./contract.ts";
import { staffDeeds } from "./deeds.ts";
import { staffNavigation } from "./navigation.ts";
import { addDepartment, changeDepartment, readDepartment, readPlaces, removeDepartment } from "./server/departments.ts";
import { addPerson, changePerson, readPerson } from "./server/people.ts";

export const staff = area({
  title: "Сотрудники и подразделения",
  contract: staffContract,
  navigation: staffNavigation,
  serve: {
    add: addPerson,
    person: (viewer, input) => readPerson(viewer, input.id),
    change: changePerson,
    places: readPlaces,
    department: (viewer, input) => readDepartment(viewer, input.id),
    addDepartment,
    changeDepartment,
    removeDepartment: (viewer, input) => removeDepartment(viewer, input.id),
  },
  deeds: staffDeeds,
});
