import { eq } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { groups } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { makeProgramme, managing, startFor } from "#tests/support/kept-adaptation.ts";
import { atDesk, freshPage, freshRequest, freshService, saying } from "#tests/support/kept-catalogue.ts";
import type { Mark } from "./life.ts";

/** What somebody answers for and asks for among services, how they find their feet and help another one to. */
export async function askAndSettle(person: Viewer, host: Viewer, mark: Mark): Promise<void> {
  await withTenant("*", () => db().update(groups).set({ showServices: true }).where(eq(groups.id, person.groupId)));
  const { services, requests, builder } = apiAs(person);
  const service = await freshService(person, atDesk(host));
  await services.use({ id: service });
  await services.keep({ id: service, on: true });
  const id = await freshRequest(person, service, mark("asked"));
  await requests.step({ id, deed: "claim" });
  await requests.step({ id, deed: "comment", text: mark("request-words") });
  await requests.submit({ service, ...saying(mark("request-begun")), keep: true });
  await builder.publish({ id: await freshPage(person, atDesk(host)), revision: 2 });
  const { id: programme } = await makeProgramme(managing(person), `Первый месяц ${person.accountId}`);
  const own = await startFor(host, programme, person.accountId, host.accountId);
  await apiAs(host).adaptation.addNote({ id: own, text: mark("noted") });
  const theirs = await startFor(host, programme, host.accountId, person.accountId);
  await apiAs(person).adaptation.addNote({ id: theirs, text: mark("notes") });
}
