import type { OwnFilms } from "#app/ui/own-films.ts";

/** The films that the editor offers: the code that asks for them comes with its panel. */
export const ownFilms: OwnFilms = {
  list: async () => (await import("./film-calls.ts")).list(),
  add: async (film, form) => (await import("./film-calls.ts")).add(film, form),
};
