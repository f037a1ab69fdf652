import { and, eq, inArray } from "drizzle-orm";
import {
  agreementAcceptances,
  agreements,
  agreementVersions,
  hashOfText,
} from "#app/access/agreements/server/index.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { fixedPeople } from "./fixed-people.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import type { Person } from "./people.ts";
import type { Random } from "./random.ts";
import { nda, secondConsent } from "./texts/agreements.ts";
import type { World } from "./world.ts";

const dayLength = 86_400_000;
const fixed = new Set(fixedPeople.map(({ alias }) => alias));
const browsers = [
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36",
];

type Version = { id: string; agreementId: string; textHash: string };

/**
 * Who has accepted what: everybody their consent, the coffee company its second version too, where a few still wait; its
 * promise of silence has a next version that comes in nine days; what is optional, some give and some do not.
 */
export async function seedAgreements(random: Random, world: World): Promise<void> {
  const own = random.fork("agreements");
  const before = (days: number) => new Date(world.today.getTime() - days * dayLength);
  const company = world.companies.find(({ key }) => key === "coffee")!;
  const publishedBy = world.people.find(({ alias }) => alias === "admin")!.id;
  const writing = { groupId: company.id, publishedBy };
  const first = await firstVersions();
  const acceptances: (typeof agreementAcceptances.$inferInsert)[] = [];
  const accept = (person: Person, version: Version, at: Date, signed = false) =>
    acceptances.push({
      ...{ id: demoId(own, at), groupId: person.groupId, accountId: person.id, createdAt: at },
      ...{ agreementId: version.agreementId, versionId: version.id, textHash: version.textHash },
      method: signed ? ("full-name" as const) : ("tick" as const),
      signedAs: signed ? `${person.lastName} ${person.firstName} ${person.patronymic}` : null,
      address: `10.${own.int(0, 40)}.${own.int(0, 255)}.${own.int(2, 254)}`,
      userAgent: own.pick(browsers),
    });
  const consent = first.get(`${company.id}/personal-data`)!;
  const text = consent.text.replace(secondConsent.before, secondConsent.after);
  const told = { number: 2, text, changeSummary: secondConsent.summary };
  const second = await publish({ ...writing, ...told, agreementId: consent.agreementId }, before(40), before(30));
  await db().update(agreements).set({ inForce: 2 }).where(eq(agreements.id, consent.agreementId));
  const secret = await foundNda(own, writing, before(400));
  const next = { number: 2, text: nda.second, changeSummary: nda.summary };
  await publish({ ...writing, ...next, agreementId: secret.agreementId }, before(5), dayAfter(world.today, 9));

  const waiting: string[] = [];
  const celebrating: string[] = [];
  const born = random.fork("birthdays");
  for (const [at, person] of world.people.entries()) {
    const day = new Date(Math.min(person.createdAt.getTime() + own.int(1, 40) * 60_000, world.today.getTime()));
    accept(person, first.get(`${person.groupId}/personal-data`)!, day);
    for (const [code, share] of Object.entries({ photo: 0.8, analytics: 0.5, "session-recording": 0.2, mailing: 0.4 }))
      if (own.chance(share)) accept(person, first.get(`${person.groupId}/${code}`)!, day);
    if (fixed.has(person.alias) || born.chance(0.85)) {
      celebrating.push(person.id);
      accept(person, first.get(`${person.groupId}/birthday`)!, day);
    }
    if (person.groupId !== company.id) continue;
    const isLate = at % 29 === 11 && !fixed.has(person.alias);
    if (isLate) waiting.push(person.id);
    else accept(person, second, later(day, before(own.int(1, 29))));
    if (at % 11 !== 4 || fixed.has(person.alias)) accept(person, secret, later(day, before(own.int(10, 390))), true);
  }
  await insertRows(agreementAcceptances, acceptances);
  await db().update(accounts).set({ consentToPersData: false }).where(inArray(accounts.id, waiting));
  await db().update(accounts).set({ birthdayTold: true }).where(inArray(accounts.id, celebrating));
}

const later = (one: Date, other: Date) => (one > other ? one : other);

/** Midnight in Moscow, so many days on. */
function dayAfter(today: Date, days: number): Date {
  const day = new Date(today.getTime() + days * dayLength).toISOString().slice(0, 10);
  return new Date(`${day}T00:00:00+03:00`);
}

/** The documents that every company begins with, by company and code. */
async function firstVersions() {
  const rows = await db()
    .select({
      groupId: agreements.groupId,
      code: agreements.code,
      agreementId: agreements.id,
      id: agreementVersions.id,
      text: agreementVersions.text,
      textHash: agreementVersions.textHash,
    })
    .from(agreements)
    .innerJoin(
      agreementVersions,
      and(eq(agreementVersions.agreementId, agreements.id), eq(agreementVersions.number, agreements.inForce)),
    );
  return new Map(rows.map(({ groupId, code, ...version }) => [`${groupId}/${code}`, version]));
}

type Words = { agreementId: string; groupId: string; publishedBy: string } & Record<
  "text" | "changeSummary",
  string
> & {
    number: number;
  };

async function publish(words: Words, publishedAt: Date, effectiveFrom: Date): Promise<Version> {
  const textHash = hashOfText(words.text);
  const [row] = await db()
    .insert(agreementVersions)
    .values({ ...words, textHash, publishedAt, effectiveFrom, createdAt: publishedAt })
    .returning({ id: agreementVersions.id });
  return { id: row!.id, agreementId: words.agreementId, textHash };
}

async function foundNda(own: Random, writing: { groupId: string; publishedBy: string }, at: Date): Promise<Version> {
  const id = demoId(own, at);
  const { code, title } = nda;
  const about = { kind: "nda", demand: "must", needs: "full-name", inForce: 1 } as const;
  await db()
    .insert(agreements)
    .values({ ...{ id, groupId: writing.groupId, code, title, createdAt: at }, ...about });
  return publish({ ...writing, agreementId: id, number: 1, text: nda.first, changeSummary: "" }, at, at);
}
