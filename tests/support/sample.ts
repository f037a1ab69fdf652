import type { TwoCompanies } from "./two-companies.ts";

/** A good call of an operation, as the head of «Север» may send it. */
export type Sample = {
  input: unknown;
  /**
   * Whom it concerns: everyone alike, the people of one company, those of one company as it names one of them, its author
   * alone, or whoever works at its desk.
   */
  for: "everyone" | "company" | "colleagues" | "owner" | "desk";
  /** Who besides the owner may do the same. */
  also?: string[];
  /** The id inside the input that could be somebody else's. */
  id?: string;
  /** The caller is signed out by it. */
  signsOut?: boolean;
};

export const everyone = (input: unknown): Sample => ({ input, for: "everyone" });
export const company = (input: unknown, id: string): Sample => ({ input, for: "company", id });
export const colleagues = (input: unknown): Sample => ({ input, for: "colleagues" });
export const owner = (input: unknown, id: string): Sample => ({ input, for: "owner", id });
export const desk = (input: unknown): Sample => ({ input, for: "desk" });

/** About one's own thing, made anew each time. */
export function ownerOf(make: (world: TwoCompanies) => Promise<string>, more: object = {}, also?: string[]) {
  return async (world: TwoCompanies): Promise<Sample> => {
    const id = await make(world);
    return { ...owner({ id, ...more }, id), also };
  };
}

/** Whom a page is for, what it is about, and how it answers. */
export type AddressAbout = {
  for: "everyone" | "company" | "owner";
  /** Who besides the owner may open it. */
  also?: string[];
  /** The id inside the path that could be somebody else's. */
  id?: string;
  /** What the owner gets. */
  status: number;
};
export type AddressSample = Partial<AddressAbout> & {
  params?: Record<string, string>;
  query?: Record<string, string>;
};

/** A page about one thing, named by one parameter. */
export function about(audience: AddressAbout["for"], name: string, id: string): AddressSample {
  return { for: audience, id, params: { [name]: id } };
}
