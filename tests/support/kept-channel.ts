import {
  guestPlaces,
  placeAliases,
  placeInvites,
  placeLinks,
  placeOffers,
  placeRequests,
} from "#app/engines/membership/server/schema.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { apiAs } from "./api.ts";
import { canary } from "./canaries.ts";

export type KeptChannel = {
  /** The word of a channel of its head's, in which they alone take part. */
  channel: string;
  /** A poll in it, with an answer under it. */
  thread: string;
  threadAnswer: string;
  /** The code of a link that lets people in. */
  inviteLink: string;
  /** The word of a channel that guests read too, and a thread in it. */
  openChannel: string;
  openThread: string;
};

/** A channel with a poll that somebody has answered under, with somebody who asks to be let in and somebody who is asked. */
export async function keepChannel(head: Viewer, other: Viewer, key: string): Promise<KeptChannel> {
  const of = (table: string, column: string) => canary(key, table, column);
  const api = apiAs(head);
  const alias = `kanal-${key}`;
  const inviteLink = `ssylka-${key}`;
  const said = { title: of("places", "channel"), description: of("places", "description") };
  await api.channels.create({ alias, ...said, joining: "open", posting: "all" });
  const { id } = await api.channels.channel({ alias });
  const options = [of("poll_options", "text"), "Нет"];
  const poll = { question: of("polls", "question"), options, many: false, named: true, shows: "after-answer" } as const;
  const { id: thread } = await api.channels.write({ id, title: poll.question });
  await api.polls.put({ of: "post", id: thread, ...poll });
  const openChannel = `otkryto-${key}`;
  await api.channels.create({ alias: openChannel, title: "Открыто всем", joining: "open", posting: "all" });
  const { id: open } = await api.channels.channel({ alias: openChannel });
  const { id: openThread } = await api.channels.write({
    id: open,
    title: `SHOWN-${key} вопрос`,
    body: "Кто что варит?",
  });
  await api.content.comment({ id: openThread, text: `SHOWN-${key} ответ` });
  const answer = await api.content.comment({ id: thread, text: of("comments", "in_channel") });
  await withTenant("*", async () => {
    const row = { placeId: id, groupId: head.groupId, accountId: other.accountId };
    const until = new Date(Date.now() + 86_400_000);
    await db()
      .insert(placeInvites)
      .values({ ...row, invitedBy: head.accountId, expiresAt: until });
    const refused = { message: of("place_requests", "message"), reason: of("place_requests", "reason") };
    await db()
      .insert(placeRequests)
      .values({ ...row, ...refused, answers: [{ question: "Зачем?", answer: of("place_requests", "answers") }] });
    const link = { placeId: id, groupId: head.groupId, invitedBy: head.accountId, expiresAt: until, uses: 10 };
    await db()
      .insert(placeLinks)
      .values({ ...link, id: newId(), code: inviteLink });
    await db().insert(guestPlaces).values({ placeId: open, groupId: head.groupId, alias: openChannel });
    await db()
      .insert(placeOffers)
      .values({ ...row, offeredBy: head.accountId, expiresAt: until });
    await db()
      .insert(placeAliases)
      .values({ placeId: id, groupId: head.groupId, alias: of("place_aliases", "alias"), until });
  });
  return { channel: alias, thread, threadAnswer: answer.id, inviteLink, openChannel, openThread };
}
