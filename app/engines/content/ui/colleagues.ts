import type { FindPeople } from "#app/ui/person-line.tsx";

/** Whom the text of a form may name: the code that asks for them comes when somebody writes an @. */
export const colleagues: FindPeople = async (words, signal) =>
  (await import("./find-people.ts")).findPeople(words, signal, { form: document.activeElement?.closest("form") });
