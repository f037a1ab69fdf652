import type { Person } from "./people.ts";
import type { World } from "./world.ts";

/** Who makes the news of the largest company: anna is the chief editor, two from internal communications write. */
export function editors({ employees }: World): { chief: Person; writers: Person[] } {
  const chief = employees.find(({ alias }) => alias === "anna")!;
  const writers = employees
    .filter(({ groupId, departmentName }) => groupId === chief.groupId && departmentName === "Внутренние коммуникации")
    .slice(0, 2);
  return { chief, writers };
}
