/** A film of the writer's own that may be put into a text. */
export type FilmToPut = { id: string; name: string; poster?: string | undefined };

/** The writer's own films: those that stand nowhere yet, and how one more is kept. A refusal is an Error with words for people. */
export type OwnFilms = {
  list(): Promise<FilmToPut[]>;
  /** Keeps a film and gives its id; `form` is the one that is being written. */
  add(film: { file: File; description: string; poster?: File | undefined }, form: HTMLFormElement): Promise<string>;
};
