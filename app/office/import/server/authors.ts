import { newId } from "#platform/db/index.ts";
import type { Batch } from "./batch.ts";
import { findImported } from "./imported.ts";
import { makeLeaver, nameOf, personKey } from "./people.ts";
import type { SourcePerson } from "./source.ts";

const how = { list: "по списку", email: "по почте", login: "по логину", name: "по имени" };

/** The account of a person of the source: one of ours, one that an import has made, or a new one of somebody who has left. */
export async function accountOf(person: SourcePerson, batch: Batch): Promise<string> {
  const { directory, source, tally, plan, people, leavers, made } = batch;
  const match = directory(person);
  if (match.accountId) {
    const told = `${nameOf(person)} → ${match.name} (${how[match.how]})`;
    tally.note("known-people", told);
    if (match.doubt) tally.note("disputed-people", `${told}; ${match.doubt}`);
    return match.accountId;
  }
  const key = personKey(person, source.address);
  const known = people.get(key) ?? leavers.get(key);
  if (known) return known;
  const before = (await findImported(plan.groupId, "account", [key])).get(key);
  const id = before?.objectId ?? (plan.isDry ? newId() : await makeLeaver(plan.groupId, person));
  people.set(key, id);
  if (before) return id;
  made.push({ kind: "account", sourceKey: key, objectId: id });
  tally.note("unknown-people", person.login ? `${nameOf(person)} (${person.login})` : nameOf(person));
  if ("isAmbiguous" in match && match.isAmbiguous) tally.note("namesakes", nameOf(person));
  return id;
}
