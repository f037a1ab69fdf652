import { sql } from "drizzle-orm";
import "#app/areas.ts";
import { foundAgreements } from "#app/access/agreements/server/index.ts";
import { countHashtags } from "#app/engines/content/server/index.ts";
import { spellAll } from "#app/engines/search/server/index.ts";
import { subscriptions as subscriptionRows } from "#app/feed/feed/server/index.ts";
import { moods as moodRows } from "#app/wellbeing/mood/server/index.ts";
import { now } from "#platform/clock.ts";
import { countRows, db, transaction, withTenant } from "#platform/db/index.ts";
import { registerIdentity } from "#platform/identity/accounts.ts";
import { groups } from "#platform/people/schema.ts";
import { editors } from "./editors.ts";
import { fixedPeople } from "./fixed-people.ts";
import { insertRows } from "./insert-rows.ts";
import { moods } from "./moods.ts";
import type { Person } from "./people.ts";
import { seededRandom } from "./random.ts";
import { seedAdaptation } from "./seed-adaptation.ts";
import { seedAddressed } from "./seed-addressed.ts";
import { seedAgreements } from "./seed-agreements.ts";
import { seedAttachments } from "./seed-attachments.ts";
import { seedCatalogue } from "./seed-catalogue.ts";
import { seedChannels } from "./seed-channels.ts";
import { seedCommunities } from "./seed-communities.ts";
import { seedCourses } from "./seed-courses.ts";
import { seedEvents } from "./seed-events.ts";
import { seedCoauthors, seedExtras, seedShown } from "./seed-extras.ts";
import { seedFilms } from "./seed-films.ts";
import { seedMaps } from "./seed-maps.ts";
import { seedModeration } from "./seed-moderation.ts";
import { seedDesk, seedRubrics } from "./seed-news.ts";
import { seedOpinions, seedSelfChecks } from "./seed-opinions.ts";
import { seedOutside } from "./seed-outside.ts";
import { seedCompanies, seedPeople } from "./seed-people.ts";
import { seedPictures } from "./seed-pictures.ts";
import { seedPoints } from "./seed-points.ts";
import { seedPublications } from "./seed-publications.ts";
import { seedQuestionnaires } from "./seed-questionnaires.ts";
import { seedReading } from "./seed-reading.ts";
import { seedSearch } from "./seed-search.ts";
import { seedStories } from "./seed-stories.ts";
import { seedTranslations } from "./seed-translations.ts";
import { seedVisits } from "./seed-visits.ts";
import { demoSeed } from "./seeds.ts";
import { subscriptions } from "./subscriptions.ts";
import { world as makeWorld, type World } from "./world.ts";

const password = "veche";

/**
 * Fills an empty database with the demo company: three companies, 500 people, 2,000 publications times `scale`.
 * All or nothing; a database that has any company stays as it is. Tells whether it was filled.
 */
export async function seedDemo(say: (text: string) => void, { scale = 1 } = {}): Promise<boolean> {
  const isFilled = await transaction(async () => {
    await takeTurn(say);
    if (!(await withTenant("*", isEmpty))) return false;
    const tell = (what: string) => say(`Заполняю демонстрационную компанию: ${what}`);
    const random = seededRandom(demoSeed);
    const world = makeWorld(random, now());
    const moderator = await withTenant("*", async () => {
      await seedCompanies(world);
      const pictures = await seedPictures(world, (ready, all) => tell(`картинки ${ready} из ${all}`));
      await seedPeople(world, pictures);
      await foundAgreements();
      await seedAgreements(random, world);
      await insertRows(subscriptionRows, subscriptions(random, world));
      await insertRows(moodRows, moods(random, world));
      tell(`люди ${world.people.length} из ${world.people.length}`);
      const count = 2000 * scale;
      await seedRubrics(random, world, pictures.cover);
      await seedPublications(random, world, pictures.cover, count, (ready) => tell(`публикации ${ready} из ${count}`));
      await seedAttachments(random, world, pictures.cover);
      await seedFilms(world, pictures.cover);
      await seedAddressed(random, world);
      await seedDesk(random, world);
      await seedExtras(world);
      await seedCoauthors(world);
      await seedTranslations(random, world);
      await seedShown(world);
      await seedChannels(random, world);
      await seedCommunities(random, world, pictures.cover);
      await seedQuestionnaires(random, world);
      await seedPoints(random, world, pictures.goods);
      await seedOpinions(random, world);
      await seedEvents(random.fork("events"), world);
      await seedOutside(random.fork("outside"), world);
      await seedMaps(random.fork("maps"), world);
      await seedCourses(random.fork("courses"), world);
      await seedCatalogue(random.fork("services"), world, pictures.cover);
      await seedAdaptation(random.fork("adaptation"), world);
      await seedSelfChecks(random, world);
      await seedReading(random, world);
      const moderator = await seedModeration(random, world);
      await countHashtags();
      await seedVisits(world);
      await seedStories(random, world, pictures.story);
      await seedSearch(world);
      await spellAll();
      return moderator;
    });
    const { writers } = editors(world);
    await registerEveryone(world, { editor: writers[0]!, moderator });
    return true;
  });
  if (isFilled) await countRows("all");
  return isFilled;
}

/**
 * When two nodes start on one empty database, the second waits for the first: then it finds people who can sign in. What
 * fills a database may take longer than a person's request.
 */
async function takeTurn(say: (text: string) => void): Promise<void> {
  await db().execute(sql`select set_config('statement_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`);
  const { rows } = await db().execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(7338724) as mine`);
  if (rows[0]!.mine) return;
  say("Демонстрационную компанию заполняет другой узел портала: жду, пока он закончит…");
  await db().execute(sql`select pg_advisory_xact_lock(7338724)`);
}

async function isEmpty(): Promise<boolean> {
  return (await db().select({ id: groups.id }).from(groups).limit(1)).length === 0;
}

/** Only those whom the sign-in page names have a password here: some by their alias, some by what they do. */
async function registerEveryone(world: World, doers: Record<string, Person>): Promise<void> {
  const byAlias = fixedPeople.map(({ alias }) => [alias, world.people.find((one) => one.alias === alias)!] as const);
  for (const [username, person] of [...byAlias, ...Object.entries(doers)]) {
    const { id, roles, email, firstName, lastName } = person;
    await registerIdentity({ username, password, roles, accountId: id, email, firstName, lastName });
  }
}
