import type { PersonOption } from "#app/ui/person-line.tsx";

type Found = {
  items: { accountId: string; firstName: string; lastName: string; alias: string; photo: string | null }[];
};

/** Finds colleagues by a name; where something is read already, those who may read it. */
export async function findPeople(query: string, signal: AbortSignal, reads?: string): Promise<PersonOption[]> {
  const address = `/api/users/public/v2/users/search?${new URLSearchParams({ query, ...(reads && { reads }) })}`;
  const { items }: Found = await (await fetch(address, { signal })).json();
  return items.slice(0, 8).map(({ accountId, firstName, lastName, alias, photo }) => ({
    value: accountId,
    label: `${firstName} ${lastName}`,
    detail: `@${alias}`,
    photo,
  }));
}
