import * as membership from "#app/engines/membership/server/index.ts";
import type { Company } from "./companies.ts";
import { insertRows } from "./insert-rows.ts";
import type { Person } from "./people.ts";
import type { Random } from "./random.ts";
import type { World } from "./world.ts";

const dayLength = 86_400_000;

type Told = {
  company: Company["key"];
  /** Which share of the company takes part. */
  share: number;
  /** Of those who may be signed in as. */
  inside?: readonly string[];
  asks?: string;
  invited?: string;
};

/** Who belongs to a channel or a community of the demo, its owner first, then its admins. */
export function membersOf(
  random: Random,
  world: World,
  { company: key, share, inside = [], asks, invited }: Told,
): Person[] {
  const company = world.companies.find((one) => one.key === key)!;
  const colleagues = world.colleagues.get(company.id)!;
  const named = inside.map((alias) => colleagues.find((person) => person.alias === alias)!);
  const apart = new Set([...inside, asks, invited, "anna", "ivan", "olga", "admin"]);
  const others = colleagues.filter(({ alias }) => !apart.has(alias));
  const crowd = random.some(others, Math.max(5, Math.round(others.length * share)));
  // Anna leads what she takes part in; elsewhere somebody of the crowd does.
  const leader = named.filter(({ alias }) => alias === "anna");
  const rest = named.filter(({ alias }) => alias !== "anna");
  return [...leader, ...crowd, ...rest];
}

type Asked = readonly (readonly [question: string, answer: string])[];
type Waiting = Pick<Told, "asks" | "invited"> & { id: string; members: Person[]; questions?: Asked };

/** Who asks to be let in, in which words, and who is asked. */
export async function seedWaiting(world: World, places: Waiting[], message: string): Promise<void> {
  const at = new Date(world.today.getTime() - dayLength);
  const rowsOf = (who: "asks" | "invited") =>
    places.flatMap(({ id: placeId, members, questions = [], [who]: alias }) => {
      const person = world.people.find((one) => one.alias === alias);
      return person
        ? [{ row: { placeId, accountId: person.id, groupId: person.groupId }, owner: members[0]!, questions }]
        : [];
    });
  await insertRows(
    membership.placeRequests,
    rowsOf("asks").map(({ row, questions }) => ({
      ...row,
      message: questions.length ? "" : message,
      answers: questions.map(([question, answer]) => ({ question, answer })),
      createdAt: at,
      reason: "",
    })),
  );
  await insertRows(
    membership.placeInvites,
    rowsOf("invited").map(({ row, owner }) => ({
      ...row,
      invitedBy: owner.id,
      createdAt: at,
      expiresAt: new Date(at.getTime() + 14 * dayLength),
    })),
  );
}
