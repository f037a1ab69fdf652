import * as content from "#app/engines/content/server/index.ts";
import { notices } from "#app/engines/notifications/server/index.ts";
import { editors } from "./editors.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import type { Random } from "./random.ts";
import { toAll, toSome } from "./words/addressed.ts";
import type { World } from "./world.ts";

const hour = 3_600_000;

/** What anna says to her department and one more colleague alone, and what she calls the whole company to by «@все». */
export async function seedAddressed(random: Random, world: World): Promise<void> {
  const { chief: anna, writers } = editors(world);
  const own = random.fork("addressed");
  const { groupId, id: authorId } = anna;
  const ivan = world.employees.find(({ alias }) => alias === "ivan")!;
  const at = (hoursAgo: number) => new Date(world.today.getTime() - hoursAgo * hour);
  const some = demoId(own, at(52));
  const all = demoId(own, at(30));
  const named = writers.slice(0, 1).map(({ id }) => `user:${id}`);
  const audience = [`department:${anna.departmentId}`, ...named, `user:${authorId}`];
  const said = { groupId, reach: "company" as const, authorId, kind: "ugc" as const, feed: "work" as const };
  const words = ({ title, body, hashtags }: typeof toAll) => {
    const document = content.readMarkdown(body);
    return { ...said, title, hashtags, body: document, excerpt: content.excerptOf(document) };
  };
  await insertRows(content.publications, [
    { ...words(toSome), id: some, audience, mentions: {}, commentCount: 1, publishedAt: at(52), createdAt: at(52) },
    {
      ...words(toAll),
      id: all,
      audience: null,
      mentions: { все: groupId },
      commentCount: 0,
      publishedAt: at(30),
      createdAt: at(30),
    },
  ]);
  await insertRows(content.comments, [
    {
      id: demoId(own, at(50)),
      groupId,
      reach: "company",
      publicationId: some,
      authorId: ivan.id,
      text: toSome.answer,
      createdAt: at(50),
    },
  ]);
  for (const id of [some, all]) await content.align(id);
  const called = world.colleagues.get(groupId)!.filter(({ id }) => id !== authorId);
  await insertRows(
    notices,
    called.map((person) => ({
      id: demoId(own, at(30)),
      groupId,
      accountId: person.id,
      eventKey: `call/${all}`,
      kind: "call-post" as const,
      actorId: authorId,
      publicationId: all,
      createdAt: at(30),
    })),
  );
}
