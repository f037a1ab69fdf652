import * as content from "#app/engines/content/server/index.ts";
import { excerptOf, plainText, readMarkdown, urlOf } from "#app/engines/content/server/index.ts";
import * as membership from "#app/engines/membership/server/index.ts";
import { guestPlaces } from "#app/engines/membership/server/schema.ts";
import { moderationCases } from "#app/engines/moderation/server/index.ts";
import { pollChoices, pollOptions, polls, pollVoters } from "#app/engines/polls/server/schema.ts";
import { searchDocuments } from "#app/engines/search/server/index.ts";
import { threads } from "#app/places/channels/server/index.ts";
import type { Channel, ChannelThread } from "./channel.ts";
import { soonAfter } from "./dates.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import type { Person } from "./people.ts";
import { membersOf, seedWaiting } from "./place-people.ts";
import type { Random } from "./random.ts";
import { coffeeChannels } from "./words/channels.ts";
import { leisureChannels } from "./words/leisure-channels.ts";
import { moreChannels } from "./words/more-channels.ts";
import { youngestChannels } from "./words/youngest-channels.ts";
import type { World } from "./world.ts";

const dayLength = 86_400_000;

type Place = { id: string; channel: Channel; members: Person[]; createdAt: Date };

/** Writes the channels of the companies: who belongs to them, who asks to, and what they talk of. */
export async function seedChannels(random: Random, world: World): Promise<void> {
  const own = random.fork("channels");
  const places = [...coffeeChannels, ...leisureChannels, ...moreChannels, ...youngestChannels].map((channel) =>
    placeOf(own.fork(channel.alias), world, channel),
  );
  const told = places.map((place) => ({
    place,
    threads: place.channel.threads.map((thread) =>
      tell(own.fork(`${place.channel.alias}/${thread.ago}`), world, place, thread),
    ),
  }));
  await insertRows(
    membership.places,
    told.map(({ place: { id, channel, createdAt, members }, threads: said }) => ({
      id,
      groupId: members[0]!.groupId,
      kind: "channel",
      title: channel.title,
      alias: channel.alias,
      description: channel.description,
      joining: channel.joining,
      posting: channel.posting,
      preModerated: channel.preModerated ?? false,
      reactionsOff: channel.reactionsOff ?? false,
      inviting: "admins" as const,
      questions: (channel.questions ?? []).map(([question]) => question),
      mandatory: channel.mandatory ? [`group:${members[0]!.groupId}`] : null,
      activeAt: new Date(Math.max(...said.map(({ activeAt }) => activeAt.getTime()))),
      createdAt,
    })),
  );
  await insertRows(
    membership.memberships,
    places.flatMap(({ id, channel, members, createdAt }) =>
      members.map((person, at) => ({
        placeId: id,
        accountId: person.id,
        groupId: person.groupId,
        role: at === 0 ? ("owner" as const) : at < 3 ? ("admin" as const) : ("member" as const),
        joinedAt: createdAt,
        // Those who may be signed in as have something new to find.
        seenAt: channel.inside.includes(person.alias) ? new Date(world.today.getTime() - 4 * dayLength) : world.today,
      })),
    ),
  );
  await seedWaiting(
    world,
    places.map(({ id, channel, members }) => ({ id, ...channel, members })),
    "Варю дома третий год, есть пара идей",
  );
  await seedOffers(own, world, places);
  await insertRows(
    guestPlaces,
    places.flatMap(({ id, channel: { alias, guests }, members, createdAt }) =>
      guests ? [{ placeId: id, groupId: members[0]!.groupId, alias, createdAt }] : [],
    ),
  );
  await write(told.flatMap(({ threads: said }) => said));
  await membership.putPlacesInSearch(places.map(({ id }) => id));
}

/** Links that let people in, and channels that their owners offer to somebody else. */
async function seedOffers(random: Random, world: World, places: Place[]): Promise<void> {
  const after = (days: number) => new Date(world.today.getTime() + days * dayLength);
  const of = ({ id: placeId, members: [owner] }: Place) => ({ placeId, groupId: owner!.groupId });
  await insertRows(
    membership.placeLinks,
    places.flatMap((place) => {
      const { link: code } = place.channel;
      const said = { invitedBy: place.members[0]!.id, createdAt: after(-2), expiresAt: after(28), uses: 100, used: 12 };
      return code ? [{ ...of(place), id: demoId(random.fork(code), place.createdAt), code, ...said }] : [];
    }),
  );
  await insertRows(
    membership.placeOffers,
    places.flatMap((place) => {
      const heir = place.members.find(({ alias }) => alias === place.channel.heir);
      const said = { offeredBy: place.members[0]!.id, createdAt: after(-1), expiresAt: after(2) };
      return heir ? [{ ...of(place), accountId: heir.id, ...said }] : [];
    }),
  );
}

function placeOf(random: Random, world: World, channel: Channel): Place {
  const members = membersOf(random, world, channel);
  const oldest = Math.max(55, ...channel.threads.map(({ ago }) => ago));
  const createdAt = new Date(world.today.getTime() - (oldest + 5) * dayLength);
  return { id: demoId(random, createdAt), channel, members, createdAt };
}

function tell(random: Random, world: World, place: Place, thread: ChannelThread) {
  const { members, channel } = place;
  const leads = channel.posting === "all" ? members : members.slice(0, 3);
  const writers = thread.waits ? members.slice(3) : leads;
  const author = random.pick(writers.filter((person) => person.alias !== "ivan"));
  const publishedAt = soonAfter(random, new Date(world.today.getTime() - thread.ago * dayLength), world.today, 2);
  const id = demoId(random, publishedAt);
  const { groupId } = author;
  let at = publishedAt;
  let last = author;
  const comments = thread.answers.map((text) => {
    at = soonAfter(random, at, world.today, 3);
    last = random.pick(members.filter((person) => person !== last));
    const createdAt = at;
    return {
      id: demoId(random, createdAt),
      ...{ groupId, reach: "company" as const, publicationId: id, parentId: null, authorId: last.id, text },
      ...{ mentions: {}, createdAt, editedAt: null, reactionCounts: {} },
    };
  });
  const audience = channel.joining === "open" ? null : [`place:${place.id}`];
  const body = readMarkdown(thread.body);
  const publication = {
    ...{ id, groupId, reach: "company" as const, audience, kind: "thread", placeId: place.id, authorId: author.id },
    ...{
      title: thread.title,
      body,
      excerpt: excerptOf(body),
      hashtags: [],
      publishedAt,
      commentCount: comments.length,
    },
    state: thread.waits ? ("pending" as const) : ("published" as const),
    reactionsClosedAt: channel.reactionsOff ? publishedAt : null,
    createdAt: publishedAt,
  };
  return { publication, comments, thread, place, random, activeAt: at, activeBy: last.id, today: world.today };
}

/** All threads at once, with what is said under them; what is out is found. */
async function write(all: ReturnType<typeof tell>[]) {
  await insertRows(
    content.publications,
    all.map(({ publication }) => publication),
  );
  await insertRows(
    content.comments,
    all.flatMap(({ comments }) => comments),
  );
  await insertRows(
    threads,
    all.map(({ publication: { id, groupId, publishedAt }, thread, place, activeAt, activeBy }) => ({
      ...{ publicationId: id, placeId: place.id, groupId, activeAt, activeBy },
      pinnedAt: thread.pinned ? publishedAt : null,
    })),
  );
  await insertRows(
    searchDocuments,
    all.flatMap(({ publication, thread }) => (thread.waits ? [] : [documentOf(publication)])),
  );
  for (const { publication, thread, place, random, today } of all) {
    if (thread.waits) await hold(random, publication);
    else if (thread.poll) await ask(random, place, publication.id, thread.poll, today);
  }
}

function documentOf(publication: ReturnType<typeof tell>["publication"]) {
  const { id, groupId, authorId, title, body, excerpt, audience, publishedAt } = publication;
  return {
    ...{ kind: "publication" as const, objectId: id, groupId, reach: "company" as const, audience },
    ...{ tab: "channel" as const, authorId, tags: [], title: title || excerpt, body: plainText(body) },
    ...{ href: urlOf("thread", id), happenedAt: publishedAt },
  };
}

/** What waits for the leaders of its channel stands in their queue, and nobody finds it. */
async function hold(
  random: Random,
  { id, groupId, placeId, authorId, createdAt }: ReturnType<typeof tell>["publication"],
) {
  const about = { target: "post" as const, objectId: id, groupId, placeId, authorId, cause: "hold" as const };
  await insertRows(moderationCases, [{ id: demoId(random, createdAt), ...about, openedAt: createdAt, createdAt }]);
}

/** A poll with its answers: each option is somebody's, the first ones more often. */
async function ask(
  random: Random,
  { members }: Place,
  publicationId: string,
  poll: NonNullable<ChannelThread["poll"]>,
  today: Date,
): Promise<void> {
  const pollId = demoId(random, today);
  const voters = random.some(
    members.filter(({ alias }) => !["anna", "ivan", "olga"].includes(alias)),
    Math.min(members.length, 24),
  );
  const chosen = voters.map(() =>
    Math.min(random.int(0, poll.options.length - 1), random.int(0, poll.options.length - 1)),
  );
  const options = poll.options.map((text, at) => ({
    ...{ id: demoId(random, today), pollId, place: at + 1, text },
    votes: chosen.filter((one) => one === at).length,
  }));
  const { question, named, over } = poll;
  const closedAt = over ? today : null;
  await insertRows(polls, [
    {
      id: pollId,
      publicationId,
      question,
      many: false,
      named,
      shows: "after-answer" as const,
      closedAt,
      createdAt: today,
    },
  ]);
  await insertRows(pollOptions, options);
  await insertRows(
    pollVoters,
    voters.map(({ id: accountId }) => ({ pollId, accountId })),
  );
  if (named)
    await insertRows(
      pollChoices,
      voters.map(({ id: accountId }, at) => ({ optionId: options[chosen[at]!]!.id, accountId })),
    );
}
