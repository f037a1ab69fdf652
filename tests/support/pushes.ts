import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll } from "vitest";
import { listeners } from "#app/areas.ts";
import { pushDevices, sendPushes } from "#app/engines/notifications/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "./api.ts";
import { freshSession } from "./fresh-session.ts";
import { type Company, makeCompany, makePerson } from "./people.ts";
import { type PushService, startPushService } from "./push-receiver.ts";

/** A company whose portal tells devices: Anna writes, Gleb is the one who is told. */
type Office = { company: Company; anna: Viewer; gleb: Viewer; service: PushService };

/** Gives this test file an office with a push service of its own; every test begins without devices. */
export function officeWithPush(): Office {
  const office = {} as Office;
  let before: typeof config.webPush;
  beforeAll(async () => {
    const [company, service] = [await makeCompany(), await startPushService()];
    const anna = await makePerson(company, { firstName: "Анна", alias: "anna" });
    const gleb = await makePerson(company, { firstName: "Глеб", alias: "gleb" });
    Object.assign(office, { company, service, anna, gleb });
    before = config.webPush;
    config.webPush = { inner: [service.origin] };
    await startEvents(listeners).stop();
  });
  afterEach(async () => {
    setClock();
    forgetSpending();
    Object.assign(office.service, { onPush: undefined, calls: 0 });
    office.service.pushes.length = 0;
    office.service.refusals.clear();
    await apiAs(office.gleb).notifications.readAll();
    await withTenant("*", () => db().delete(pushDevices));
  });
  afterAll(async () => {
    config.webPush = before;
    await office.service.stop();
  });
  return office;
}

let count = 0;

/** Somebody signs in in one more browser and allows notices there. */
export async function allow({ service }: Office, person: Viewer) {
  count += 1;
  const path = `/device/${count}`;
  const session = await freshSession(person.accountId);
  const subscription = service.subscribe(path);
  const { id } = await apiAs(person).push.add({ ...subscription, session, agent: "Firefox on Linux" });
  return { id, path, session, subscription };
}

/** Anna publishes words, perhaps with somebody's name in them; everybody hears of it. */
export async function publish({ anna }: Office, body: string, title = "Собрание"): Promise<string> {
  const { id } = await apiAs(anna).content.create({ title, body, feed: "work", reach: "company" });
  await deliverAll();
  return id;
}

/** Sends what is due now, and gives what devices have got since the test began. */
export async function pushed({ service }: Office) {
  await sendPushes();
  return service.pushes;
}

export const devicesOf = (person: Viewer) =>
  withTenant("*", () => db().select().from(pushDevices).where(eq(pushDevices.accountId, person.accountId)));
