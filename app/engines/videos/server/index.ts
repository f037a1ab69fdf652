export { claimFilms, filmsOf } from "./films.ts";
export { videos } from "./schema.ts";
