import { registerIdentity } from "#platform/identity/accounts.ts";
import type { Right } from "#platform/people/rights.ts";
import { makePerson } from "#tests/support/people.ts";

/** Rights that nobody of the fixture has but its administrator; who is given one is tried beside the others. */
export const handed = [
  ...(["surveys", "points", "staff", "events", "store", "maps", "learning"] as const),
  ...(["services", "adaptation"] as const),
] as const satisfies Right[];

/** Who of the fixture's people has an access beyond everybody's: its editor is the chief one too. */
export function holderOf(access: string): string {
  if (handed.some((right) => right === access)) return "admin";
  return access === "chief-editor" ? "editor" : access;
}

/** Somebody who may call an operation or open a page: the one with the right, or just an employee. */
export function oneWith(access: string | undefined): string {
  const ofDesk = ["editor", "chief-editor", "moderator", "admin", ...handed];
  return access && ofDesk.includes(access) ? holderOf(access) : "anna";
}

/** Gives a company somebody with each of the handed rights, who signs in by its name with the password `veche`. */
export async function addHolders(company: { id: string; alias: string; name: string }): Promise<void> {
  for (const right of handed) {
    const { accountId } = await makePerson(company, { alias: right, rights: [right] });
    const email = `${right}@example.ru`;
    await registerIdentity({ username: right, password: "veche", roles: ["employee"], accountId, email });
  }
}
