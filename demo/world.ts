import { type Company, companies } from "./companies.ts";
import type { Department, DepartmentRole } from "./departments.ts";
import { type Person, staff } from "./people.ts";
import { type Cover, covers } from "./pictures.ts";
import type { Random } from "./random.ts";

/** The holding as it stands today: everything that people write about and with. */
export type World = {
  today: Date;
  companies: Company[];
  departments: Department[];
  people: Person[];
  personOf: ReadonlyMap<string, Person>;
  covers: Cover[];
  /** Those who may write, by the kind of their work; "anyone" is all of them. */
  writers: ReadonlyMap<DepartmentRole | "anyone", Person[]>;
  colleagues: ReadonlyMap<string, Person[]>;
  employees: Person[];
};

export function world(random: Random, today: Date, count = 500): World {
  const firms = companies(random);
  const { departments, people } = staff(random, firms, today, count);
  const employees = people.filter((person) => !person.roles.includes("guest"));
  const byWork = Map.groupBy<DepartmentRole | "anyone", Person>(employees, (person) => person.role);
  byWork.set("anyone", random.fork("talkative").some(employees, employees.length));
  return {
    today,
    companies: firms,
    departments,
    people,
    personOf: new Map(people.map((person) => [person.id, person])),
    covers: covers(random),
    writers: byWork,
    colleagues: Map.groupBy(employees, (person) => person.groupId),
    employees,
  };
}
