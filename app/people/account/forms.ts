import { z } from "zod";
import type { ChosenPerson } from "#app/ui/chosen-people.ts";
import type { PageContext } from "#app/web/context.ts";
import { type AudienceChoices, pinned } from "./contract.ts";

const parts = z.union([z.array(z.string()), z.string().transform((one) => [one])]).default([]);
const readers = z.enum(["company", "portal", "chosen"], { error: "Выберите, кому показать" });

type Readers = { readers: z.output<typeof readers>; parts: string[] };

/** What `ReadersField` sends. */
export const readersFields = { readers, parts };

/** Whom a form with `ReadersField` means, as the API wants it: companies are chosen out of the whole portal. */
export function readersOf({ readers, parts }: Readers) {
  const isWide = readers === "portal" || (readers === "chosen" && parts.some(isCompany));
  return {
    reach: isWide ? ("portal" as const) : ("company" as const),
    audience: readers === "chosen" ? parts : null,
  };
}

const isCompany = (part: string) => part.startsWith("group:");

/** For `.refine` of the whole form: who chooses readers one by one chooses somebody. */
export const areChosen: [(form: Readers) => boolean, { path: string[]; error: string }] = [
  ({ readers, parts }) => readers !== "chosen" || parts.length > 0,
  { path: ["parts"], error: "Выберите, кому показать" },
];

/** For `.refine`: a town of one company is no town of another, so whole companies are chosen alone. */
export const areApart: typeof areChosen = [
  ({ readers, parts }) => readers !== "chosen" || parts.every(isCompany) || !parts.some(isCompany),
  {
    path: ["parts"],
    error: "Компании выбирают отдельно: снимите отметки с подразделений, городов и тегов или с компаний",
  },
];

/** Departments as the lines of a list, those that lie deeper behind dashes. */
export function departmentsIn(kinds: AudienceChoices["kinds"]) {
  const found = kinds.find(({ kind }) => kind === "department")?.choices ?? [];
  return found.map(({ value, label, depth = 0 }) => ({
    value: value.replace("department:", ""),
    label: `${"– ".repeat(depth)}${label}`,
  }));
}

/** Whether an address names a person as it does now, and not as it did before. */
export const isNamed = ({ alias, accountId }: { alias: string; accountId: string }, asked: string) =>
  [alias, accountId].includes(asked.toLowerCase());

/** The lists of sections in the order of the page; one where nothing is chosen counts for nothing. */
export const pinsForm = z.object({
  pinned: z
    .union([z.array(z.string().optional()), z.string().transform((one) => [one])])
    .default([])
    .transform((chosen) => chosen.filter((one) => one !== undefined))
    .pipe(pinned),
});

/** The colleague whom an address names in a form to be filled in; nobody where it names none whom the reader may know. */
export async function readColleague(
  { account }: Pick<PageContext["api"], "account">,
  asked: string,
): Promise<ChosenPerson | null> {
  const person = await account.profile({ alias: asked.replace(/^@/, "").slice(0, 64) }).catch(() => null);
  return person && !person.away ? { id: person.accountId, name: `${person.firstName} ${person.lastName}` } : null;
}
