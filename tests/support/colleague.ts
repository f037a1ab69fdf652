import { apiAs } from "./api.ts";
import { makePerson } from "./people.ts";
import type { TwoCompanies } from "./two-companies.ts";

/** The short name of a new colleague in «Север» who calls nothing themselves: whoever calls may name them. */
export async function colleagueOf({ sever }: TwoCompanies): Promise<string> {
  const viewer = await makePerson({ ...sever, alias: "", name: "" });
  return (await apiAs(viewer).account.me({})).alias;
}
