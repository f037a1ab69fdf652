import type { Reach } from "#platform/people/schema.ts";
import { demoId } from "./id.ts";
import type { Person } from "./people.ts";
import { storyPictures } from "./pictures.ts";
import type { Random } from "./random.ts";
import { demoLines } from "./words/announcements.ts";
import { demoStories } from "./words/stories.ts";
import type { World } from "./world.ts";

const day = 86_400_000;

/** The stories of the three companies with their frames, who has seen them and how far, and what they felt. */
export function stories(random: Random, world: World, pictures: readonly string[]) {
  const own = random.fork("stories");
  const drawn = storyPictures(random);
  let picture = 0;
  return demoStories.map(
    ({ company, reach: told, title, begins, days = 1, kept, frames, answers: said = [] }, place) => {
      const reach: Reach = told ?? "company";
      const { id: groupId } = world.companies.find(({ key }) => key === company)!;
      const publishAt = begins === undefined ? null : new Date(world.today.getTime() + begins * day);
      const createdAt = new Date((publishAt && publishAt < world.today ? publishAt : world.today).getTime() - day / 4);
      const id = demoId(own, createdAt);
      const author = own.pick(authorsOf(world, groupId));
      const shots = frames.map(({ text, link }, at) => {
        const shown = { fileId: pictures[picture]!, alt: drawn[picture++]!.alt };
        const frameId = demoId(own, createdAt);
        const facts = { id: frameId, storyId: id, groupId, reach, text, link: link ?? null, createdAt };
        return { ...facts, ...shown, seconds: 5 + (text.length > 60 ? 2 : 0), place: at + 1 };
      });
      const people = reach === "portal" ? world.employees : world.colleagues.get(groupId)!;
      const isSeen = publishAt !== null && publishAt < world.today;
      return {
        story: {
          ...{ id, groupId, reach, authorId: author.id, title, place: place + 1, publishAt, createdAt },
          expiresAt: publishAt && new Date(publishAt.getTime() + days * day),
          ...{ keptAt: kept ? publishAt : null, keptBy: kept ? author.id : null },
        },
        frames: shots,
        views: isSeen ? views(own, people, shots, new Date(publishAt.getTime() + day / 8), title) : [],
        reactions: isSeen ? feelings(own, people, id, publishAt) : [],
        answers: isSeen
          ? answers(own.fork(`answers/${title}`), people, { storyId: id, groupId, reach }, said, publishAt)
          : [],
      };
    },
  );
}

function authorsOf(world: World, groupId: string): Person[] {
  const colleagues = world.colleagues.get(groupId)!;
  const anna = colleagues.filter(({ alias }) => alias === "anna");
  return anna.length ? anna : colleagues.filter(({ head }) => head);
}

/** Some people look at all, fewer come to the end; whom everyone may sign in as still has something to see. */
function views(random: Random, people: Person[], frames: { id: string }[], createdAt: Date, title: string) {
  const known = ["anna", "ivan", "olga", "admin"];
  const some = random.some(people, Math.floor(people.length * (0.3 + random.next() * 0.4)));
  const anna = title === "Субботник у пруда" ? people.filter(({ alias }) => alias === "anna") : [];
  return [...some.filter(({ alias }) => !known.includes(alias)), ...anna].flatMap((person) => {
    const isPatient = anna.includes(person);
    const last = frames.findIndex(() => !isPatient && random.chance(0.12));
    const seen = last < 0 ? frames : frames.slice(0, last + 1);
    return seen.map(({ id }) => ({ frameId: id, accountId: person.id, createdAt }));
  });
}

function feelings(random: Random, people: Person[], subjectId: string, createdAt: Date) {
  return random.some(people, random.int(6, 24)).map((person) => ({
    subjectId,
    accountId: person.id,
    name: random.pick(["like", "like", "like", "love", "wow", "thanks"] as const),
    createdAt,
  }));
}

function answers(
  random: Random,
  people: Person[],
  of: { storyId: string; groupId: string; reach: Reach },
  said: string[],
  from: Date,
) {
  return random.some(people, said.length).map((person, at) => {
    const createdAt = new Date(from.getTime() + (at + 1) * (day / 24));
    return { ...of, id: demoId(random, createdAt), authorId: person.id, text: said[at]!, createdAt };
  });
}

/** The announcements above the feeds: standing, to come and over. */
export function announcements(random: Random, world: World) {
  const own = random.fork("announcements");
  return demoLines.map(({ company, begins, ends, link, ...line }, place) => {
    const { id: groupId } = world.companies.find(({ key }) => key === company)!;
    const at = (days: number) => new Date(world.today.getTime() + days * day);
    const createdAt = at(Math.min(begins, 0) - 0.1);
    const authorId = own.pick(authorsOf(world, groupId)).id;
    const id = demoId(own, createdAt);
    const facts = { id, groupId, reach: "company" as const, authorId, link: link ?? null, createdAt };
    return { ...facts, ...line, place: place + 1, beginsAt: at(begins), endsAt: at(ends) };
  });
}
