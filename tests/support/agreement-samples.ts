import { and, eq } from "drizzle-orm";
import { agreements } from "#app/access/agreements/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { apiAs } from "./api.ts";
import { desk, everyone, type Sample } from "./sample.ts";
import type { TwoCompanies } from "./two-companies.ts";

export const agreementText = "Договоримся о простом: не выносим наружу то, что написано для своих.";

/** A document of the administrator's company whose first version is still being written. */
export async function draftAgreement({ admin }: Pick<TwoCompanies, "admin">): Promise<string> {
  const code = `doc-${newId().slice(-12)}`;
  const words = { text: agreementText, kind: "rules" as const, demand: "may" as const };
  return (await apiAs(admin).agreements.create({ ...words, code, title: "О сохранности" })).id;
}

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

/** Good calls of agreements. */
export const agreementSamples: Record<string, (world: TwoCompanies) => Sample | Promise<Sample>> = {
  "agreements.mine": () => everyone({}),
  "agreements.due": () => everyone({}),
  "agreements.text": () => everyone({ code: "personal-data" }),
  "agreements.accept": () => everyone({ code: "photo", version: 1 }),
  "agreements.withdraw": () => everyone({ code: "mailing" }),
  "agreements.consent": () => everyone({ version: "1" }),
  "agreements.legal": () => everyone({}),
  "agreements.guestLegal": () => everyone({}),
  "agreements.guestConsent": () => everyone({}),
  "agreements.desk": () => desk({}),
  "agreements.desked": async ({ sever }) => desk({ id: await agreementOf(sever.id, "photo") }),
  "agreements.create": () =>
    desk({
      code: `doc-${newId().slice(-12)}`,
      title: "О сохранности",
      kind: "nda",
      demand: "may",
      text: agreementText,
    }),
  "agreements.write": async (world) =>
    desk({ id: await draftAgreement(world), text: `${agreementText} И точка.`, changeSummary: "Точка", revision: 1 }),
  "agreements.publish": async (world) => desk({ id: await draftAgreement(world), revision: 1 }),
  "agreements.people": async ({ sever }) => desk({ id: await agreementOf(sever.id, "photo") }),
  "agreements.proof": async ({ sever }) =>
    desk({ id: await agreementOf(sever.id, "photo"), accountId: sever.head.accountId }),
};
