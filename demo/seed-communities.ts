import * as content from "#app/engines/content/server/index.ts";
import { excerptOf, plainText, readMarkdown, urlOf } from "#app/engines/content/server/index.ts";
import { publicationFiles } from "#app/engines/extras/server/index.ts";
import * as membership from "#app/engines/membership/server/index.ts";
import { searchDocuments } from "#app/engines/search/server/index.ts";
import { communities, communityCategories } from "#app/places/communities/server/index.ts";
import { storeUpload } from "#platform/files/index.ts";
import { type Community, type CommunityPost, told } from "./community.ts";
import { soonAfter } from "./dates.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import { membersOf, seedWaiting } from "./place-people.ts";
import type { Random } from "./random.ts";
import { codeCommunities } from "./words/code-communities.ts";
import { coffeeCommunities } from "./words/communities.ts";
import { earlierTalk } from "./words/community-talk.ts";
import { moreCoffeeCommunities, roadCommunities } from "./words/more-communities.ts";
import type { World } from "./world.ts";

const dayLength = 86_400_000;
const kinds = ["like", "love", "laugh", "wow", "thanks"] as const;

type Place = { id: string; community: Community; members: ReturnType<typeof membersOf>; createdAt: Date };

/** Writes the communities of the companies: their headings, who belongs to them, who asks to, and what they write of. */
export async function seedCommunities(random: Random, world: World, covers: readonly string[]): Promise<void> {
  const own = random.fork("communities");
  const all = [...coffeeCommunities, ...moreCoffeeCommunities, ...roadCommunities, ...codeCommunities].map(
    (community) => ({ ...community, posts: [...community.posts, ...told(earlierTalk[community.alias] ?? "")] }),
  );
  const categories = await seedCategories(own, world, all);
  const places = all.map((community): Place => {
    const one = own.fork(community.alias);
    const createdAt = new Date(world.today.getTime() - 220 * dayLength);
    return { id: demoId(one, createdAt), community, members: membersOf(one, world, community), createdAt };
  });
  await insertRows(
    membership.places,
    places.map(({ id, community, createdAt, members }, at) => ({
      id,
      groupId: members[0]!.groupId,
      kind: "community",
      title: community.title,
      alias: community.alias,
      description: community.description,
      joining: community.joining,
      posting: community.posting ?? "all",
      inviting: "admins" as const,
      questions: (community.questions ?? []).map(([question]) => question),
      mandatory: null,
      official: community.official ?? false,
      ...pictureOf(world, covers, at),
      activeAt: new Date(world.today.getTime() - Math.min(...community.posts.map(({ ago }) => ago)) * dayLength),
      createdAt,
    })),
  );
  await insertRows(
    communities,
    places.map(({ id: placeId, community, members }) => ({
      placeId,
      groupId: members[0]!.groupId,
      categoryId: categories.get(`${community.company}/${community.category}`) ?? null,
      rules: community.rules ?? "",
      welcome: community.welcome ?? "",
      preferred: preferredOf(world, community),
    })),
  );
  await insertRows(
    membership.memberships,
    places.flatMap(({ id, members, createdAt }) =>
      members.map((person, at) => ({
        placeId: id,
        accountId: person.id,
        groupId: person.groupId,
        role: at === 0 ? ("owner" as const) : at < 3 ? ("admin" as const) : ("member" as const),
        // Some have come in by and by, the last ones this month.
        joinedAt: new Date(createdAt.getTime() + ((at * 37) % 210) * dayLength),
        // Those who may be signed in as have something new to find.
        seenAt: ["anna", "ivan"].includes(person.alias)
          ? new Date(world.today.getTime() - 10 * dayLength)
          : world.today,
      })),
    ),
  );
  await seedWaiting(
    world,
    places.map(({ id, community, members }) => ({ id, ...community, members })),
    "Два месяца учу новенького, хочу делать это лучше",
  );
  const written = places.flatMap((place) =>
    place.community.posts.map((post) => tell(own.fork(`${place.community.alias}/${post.ago}`), world, place, post)),
  );
  await insertRows(
    content.publications,
    written.map(({ publication }) => publication),
  );
  await insertRows(
    content.comments,
    written.flatMap(({ comments }) => comments),
  );
  await insertRows(
    content.reactions,
    written.flatMap(({ reactions }) => reactions),
  );
  await insertRows(
    searchDocuments,
    written.map(({ document }) => document),
  );
  for (const { file, publication } of written) if (file) await attach(publication, file);
  await membership.putPlacesInSearch(places.map(({ id }) => id));
}

/** The headings of each company in the order in which its communities name them. */
async function seedCategories(random: Random, world: World, all: readonly Community[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const createdAt = new Date(world.today.getTime() - 230 * dayLength);
  const rows = [...new Set(all.map(({ company, category }) => `${company}/${category}`))].map((key, at) => {
    const [company, title] = key.split("/") as [string, string];
    const id = demoId(random.fork(key), createdAt);
    ids.set(key, id);
    const groupId = world.companies.find((one) => one.key === company)!.id;
    return { id, groupId, title, place: at + 1, createdAt };
  });
  await insertRows(communityCategories, rows);
  return ids;
}

function preferredOf(world: World, { near }: Community): string[] | null {
  const department = near && world.people.find(({ alias }) => alias === near)?.departmentId;
  return department ? [`department:${department}`] : null;
}

/** Two of three have a cover. */
function pictureOf(world: World, covers: readonly string[], at: number) {
  const cover = (at * 7) % covers.length;
  return at % 3 === 2
    ? { coverId: null, coverAlt: "" }
    : { coverId: covers[cover]!, coverAlt: world.covers[cover]!.alt };
}

/** A post with what is said to it, as rows. */
function tell(random: Random, world: World, { id: placeId, community, members }: Place, post: CommunityPost) {
  const authors = (community.posting === "admins-comments" ? members.slice(0, 3) : members).filter(
    ({ alias }) => alias !== "ivan",
  );
  const author = random.pick(authors);
  const publishedAt = soonAfter(random, new Date(world.today.getTime() - post.ago * dayLength), world.today, 2);
  const { groupId } = author;
  const id = demoId(random, publishedAt);
  let at = publishedAt;
  let last = author;
  const comments = post.answers.map((text) => {
    at = soonAfter(random, at, world.today, 3);
    last = random.pick(members.filter((person) => person !== last));
    return {
      id: demoId(random, at),
      ...{ groupId, reach: "company" as const, publicationId: id, parentId: null, authorId: last.id, text },
      ...{ mentions: {}, createdAt: at, editedAt: null, reactionCounts: {} },
    };
  });
  const audience = community.joining === "open" ? null : [`place:${placeId}`];
  const body = readMarkdown(post.body);
  const excerpt = excerptOf(body);
  const fans = random.some(members, random.int(1, Math.min(14, members.length))).filter((one) => one !== author);
  const reactions = fans.map((person) => ({
    ...{ subjectId: id, accountId: person.id, name: random.pick(kinds) },
    createdAt: soonAfter(random, publishedAt, world.today, 6),
  }));
  const reactionCounts = Object.fromEntries(
    kinds.flatMap((name) => {
      const count = reactions.filter((one) => one.name === name).length;
      return count ? [[name, count]] : [];
    }),
  );
  const publication = {
    ...{ id, groupId, reach: "company" as const, audience, kind: "community-post", placeId, authorId: author.id },
    ...{ title: post.title, body, excerpt, hashtags: [], publishedAt, createdAt: publishedAt },
    ...{ commentCount: comments.length, reactionCounts },
  };
  const document = {
    ...{ kind: "publication" as const, objectId: id, groupId, reach: "company" as const, audience },
    ...{ tab: "ugc" as const, authorId: author.id, tags: [], title: post.title || excerpt, body: plainText(body) },
    ...{ href: urlOf("community-post", id), happenedAt: publishedAt },
  };
  return { publication, comments, reactions, document, file: post.file };
}

/** A file that goes with a post, for the readers of the post. */
async function attach(
  { id: publicationId, groupId, authorId, audience }: ReturnType<typeof tell>["publication"],
  { name, content: text }: NonNullable<CommunityPost["file"]>,
): Promise<void> {
  const viewer = { accountId: authorId, groupId };
  const owner = { viewer, reach: "company" as const, ...(audience && { audience }) };
  const { id: fileId } = await storeUpload(new File([text], name), { ...owner, accept: "file", field: "files" });
  await insertRows(publicationFiles, [{ publicationId, fileId, place: 1 }]);
}
