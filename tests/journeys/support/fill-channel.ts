import { eq } from "drizzle-orm";
import { writeComment } from "#app/engines/content/server/comments.ts";
import { invite, join } from "#app/engines/membership/server/joining.ts";
import { makeLink } from "#app/engines/membership/server/links.ts";
import { placeLinks } from "#app/engines/membership/server/schema.ts";
import { putPoll } from "#app/engines/polls/server/writing.ts";
import { create } from "#app/places/channels/server/keeping.ts";
import { readChannel } from "#app/places/channels/server/standing.ts";
import { write } from "#app/places/channels/server/writing.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { invitationCode } from "./channel-stops.ts";

/** A channel of anna's with a poll that she has answered under; one colleague asks to be let in, another one is invited. Into another channel a link leads. */
export async function fillChannel({ anna, ivan }: Record<string, Viewer>): Promise<void> {
  const said = { title: "Кофейня на Мясницкой", description: "Смены, замены, мелочи." };
  await create(anna!, { alias: "kofe-chat", ...said, joining: "request", posting: "all" });
  const { id } = await readChannel(anna!, { alias: "kofe-chat" });
  const options = ["В зале", "На кухне"];
  const poll = {
    question: "Где проведём собрание?",
    options,
    many: false,
    most: null,
    changeable: false,
    extendable: false,
    named: true,
    shows: "after-answer",
  } as const;
  const { id: thread } = await write(anna!, { id, title: poll.question, body: "", pictures: [], added: [] });
  await putPoll(anna!, { of: "post", id: thread, ...poll, options, endsAt: null });
  await writeComment(anna!, { id: thread, text: "Отвечайте до пятницы" });
  await join(ivan!, { place: id, message: "Я на замене", answers: [] });
  await invite(anna!, { place: id, people: ["editor"] });
  await create(anna!, {
    alias: "po-ssylke",
    title: "Новички на Мясницкой",
    description: "",
    joining: "closed",
    posting: "all",
  });
  const { id: newcomers } = await readChannel(anna!, { alias: "po-ssylke" });
  await makeLink(anna!, { place: newcomers, days: 30, uses: 1000 });
  await db().update(placeLinks).set({ code: invitationCode }).where(eq(placeLinks.placeId, newcomers));
}
