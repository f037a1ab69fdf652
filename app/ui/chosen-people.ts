/** Somebody who is named in a form. */
export type ChosenPerson = { id: string; name: string };

/** How a form says who was chosen: the id for the portal, the name so that a form that comes back shows whom it names. */
export const chosenValue = ({ id, name }: ChosenPerson) => `${id} ${name}`;

/** The same, as the answer to the question whom a name means. */
export const answerValue = (person: ChosenPerson, asked: string) => `${chosenValue(person)}${answers}${asked}`;

/** A field is called as the line in which names are typed; those who are chosen stand beside it under names of their own. */
const beside = "~";
export const chosenName = (field: string, question?: number) => `${field}${beside}${question ?? ""}`;
export const fieldOfName = (name: string) => name.split(beside)[0]!;

const answers = " ← ";
const chosen = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?: (.*))?$/i;

/** What a field of people holds: those who were chosen, and names as they were typed, but for those that a choice has answered. */
export function readPeople(values: readonly (string | undefined)[]): { people: ChosenPerson[]; typed: string[] } {
  const people: ChosenPerson[] = [];
  const answered = new Set<string>();
  const lines: string[] = [];
  for (const value of values) {
    const [, id, said = ""] = chosen.exec(value?.trim() ?? "") ?? [];
    if (!id) {
      lines.push(value ?? "");
      continue;
    }
    const [name = "", asked] = said.split(answers);
    if (!people.some((one) => one.id === id)) people.push({ id, name });
    if (asked) answered.add(asked.trim());
  }
  // Short names may stand side by side; other names have spaces of their own.
  const typed = lines.flatMap((line) => line.split(/[,;\n]|\s+(?=@)/)).map((name) => name.trim());
  return { people, typed: typed.filter((name) => name && !answered.has(name)) };
}
