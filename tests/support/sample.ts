/** A good call of an operation, as the head of «Север» may send it. */
export type Sample = {
  input: unknown;
  /** Whom it concerns: everyone alike, the people of one company, its author alone, or whoever works at its desk. */
  for: "everyone" | "company" | "owner" | "desk";
  /** Who besides the owner may do the same. */
  also?: string[];
  /** The id inside the input that could be somebody else's. */
  id?: string;
  /** The caller is signed out by it. */
  signsOut?: boolean;
};

export const everyone = (input: unknown): Sample => ({ input, for: "everyone" });
export const company = (input: unknown, id: string): Sample => ({ input, for: "company", id });
export const owner = (input: unknown, id: string): Sample => ({ input, for: "owner", id });
export const desk = (input: unknown): Sample => ({ input, for: "desk" });
