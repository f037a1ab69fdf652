import type { PersonOption } from "#app/ui/person-line.tsx";

type Found = {
  items: {
    accountId: string;
    firstName: string;
    lastName: string;
    alias: string;
    photo: string | null;
    position: string;
    department: string | null;
    company: string | null;
  }[];
};

/** Of whom to choose: of the own company, of those who may read a publication, of those whom a form with `ReadersField` will show its text to. */
type Among = { reads?: string | undefined; form?: HTMLFormElement | null; ownCompany?: true };

/** Finds colleagues by a name, the nearest first. */
export async function findPeople(query: string, signal: AbortSignal, among: Among = {}): Promise<PersonOption[]> {
  const asked = new URLSearchParams({ query, sortingBy: "nearness", ...(among.reads && { reads: among.reads }) });
  if (among.ownCompany) asked.set("reach", "company");
  for (const [name, value] of readersIn(among.form)) asked.append(name, value);
  const { items }: Found = await (await fetch(`/api/users/public/v2/users/search?${asked}`, { signal })).json();
  return items.slice(0, 8).map(({ accountId, firstName, lastName, alias, photo, ...who }) => ({
    value: accountId,
    label: `${firstName} ${lastName}`,
    detail: `@${alias}`,
    about: [who.position, who.department ?? who.company].filter(Boolean).join(" · "),
    photo,
  }));
}

/** The fields of a form with `ReadersField`. Who is chosen one by one is no part of an audience: then all of the company are offered. */
function readersIn(form: HTMLFormElement | null | undefined): [string, string][] {
  const told = form ? new FormData(form) : new FormData();
  const readers = told.get("readers");
  if (!readers) return [];
  const parts = readers === "chosen" ? told.getAll("parts").map(String) : [];
  const isWide = readers === "portal" || parts.some((part) => part.startsWith("group:"));
  const among = told.get("people") ? [] : parts;
  return [
    ["reach", isWide ? "portal" : "company"],
    ...(among.length ? [["audience", among.join("\n")] as [string, string]] : []),
  ];
}
