import type { FindPeople } from "#app/ui/found-people.ts";

/** Whom a text may name: the code that asks for them comes when somebody writes an @. */
export const colleagues: FindPeople = async (words, signal) =>
  (await import("./find-people.ts")).findPeople(words, signal);
