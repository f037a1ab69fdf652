import { and, eq } from "drizzle-orm";
import { agreements } from "#app/access/agreements/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { apiAs } from "./api.ts";

export const agreementText = "Договоримся о простом: не выносим наружу то, что написано для своих.";

/** A published document of this person's company, a mark standing in what is written. */
export async function publishAgreement(person: Viewer, mark: (column: string) => string): Promise<string> {
  const api = apiAs({ ...person, isAdmin: true });
  const about = { code: "own-rules", title: mark("title"), kind: "rules" as const, demand: "may" as const };
  const { id } = await api.agreements.create({ ...about, text: `${agreementText} ${mark("text")}` });
  await api.agreements.publish({ id, revision: 1 });
  await api.agreements.accept({ code: about.code, version: 1 });
  return id;
}

/** The id of a company's document. */
export async function agreementOf(groupId: string, code: string): Promise<string> {
  const itself = and(eq(agreements.groupId, groupId), eq(agreements.code, code));
  const [row] = await withTenant("*", () => db().select({ id: agreements.id }).from(agreements).where(itself));
  return row!.id;
}
