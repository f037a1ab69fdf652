import { latinWord } from "#app/web/latin-word.ts";

/** The address of a page made of its owner's name: «Иван Белов» is `ivan-belov`. */
export const ownAddress = (firstName: string, lastName: string) => latinWord(`${firstName} ${lastName}`, 30);
