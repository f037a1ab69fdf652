import { afterAll, afterEach, beforeAll } from "vitest";
import { listeners } from "#app/areas.ts";
import { sendLetters } from "#app/engines/notifications/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "./api.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";
import { type Company, makeCompany, makePerson } from "./people.ts";

/** A company whose portal writes letters: Anna writes and is answered, Gleb is the one who gets them. */
type Office = { company: Company; anna: Viewer; gleb: Viewer; mail: MailServer };

/** «2025-03-10T12:00» of Moscow. */
export const atMoscow = (wall: string) => setClock(new Date(`${wall}:00+03:00`));
export const glebsMailbox = "gleb@firm.example";

/** Gives this test file an office with a mail server of its own; each test begins at Monday noon with an empty mailbox. */
export function officeWithMail(): Office {
  const office = {} as Office;
  beforeAll(async () => {
    const [company, mail] = [await makeCompany(), await startMailServer()];
    const anna = await makePerson(company, { firstName: "Анна", alias: "anna" });
    const gleb = await makePerson(company, { firstName: "Глеб", alias: "gleb", email: glebsMailbox });
    Object.assign(office, { company, mail, anna, gleb });
    config.smtpUrl = mail.url;
    await startEvents(listeners).stop();
  });
  afterEach(() => {
    setClock();
    forgetSpending();
    Object.assign(office.mail, { onLetter: undefined });
    office.mail.letters.length = 0;
    office.mail.refusals.clear();
  });
  afterAll(async () => {
    config.smtpUrl = undefined;
    await office.mail.stop();
  });
  return office;
}

/** Anna publishes words, perhaps with somebody's name in them; everybody hears of it. */
export async function publish({ anna }: Office, body: string, title = "Собрание"): Promise<string> {
  const { id } = await apiAs(anna).content.create({ title, body, feed: "work", reach: "company" });
  await deliverAll();
  return id;
}

/** Sends what is due now, and gives what has come since the test began. */
export async function received({ mail }: Office) {
  await sendLetters();
  return mail.letters;
}
