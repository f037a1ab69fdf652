import { z } from "zod";
import { readPeople } from "#app/ui/chosen-people.ts";

const said = z.array(z.string().max(1000, "Не больше 1 000 знаков").optional()).max(200).default([]);
const word = z.string().max(200, "Таких длинных имён нет");

/** The people of a form's field, as the API takes them: ids of those who were chosen, names of those who were typed. */
export const chosenPeople = said
  .transform((values) => {
    const { people, typed } = readPeople(values);
    return [...people.map(({ id }) => id), ...typed];
  })
  .pipe(z.array(word).max(50, "Не больше 50 человек"));

/** The same of one person, or nobody: what is typed stands in the place of who was chosen before. */
export const chosenPerson = said
  .transform((values) => {
    const { people, typed } = readPeople(values);
    return typed.join(" ") || people.at(-1)?.id;
  })
  .pipe(word.optional());

/** The same where somebody must be named. */
export const demandedPerson = chosenPerson.pipe(z.string({ error: "Назовите коллегу" }));
