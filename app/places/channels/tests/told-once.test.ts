import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { deliverAll } from "#platform/events/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeChannel, makeThread, meetPeople } from "./circle.ts";

/** What the bell says of what comes out in places, and until when. */
freshDatabase();
let anna: Viewer;
let ivan: Viewer;
let vera: Viewer;

beforeAll(async () => {
  ({ anna, ivan, vera } = await meetPeople());
});
beforeEach(forgetSpending);

const told = async (who: Viewer, about: string) => {
  await deliverAll();
  const { items } = await apiAs(who).notifications.list({});
  return items.flatMap(({ href, kind, read }) => (href.includes(about) ? [read ? `${kind}, read` : kind] : []));
};

describe("a new thread", () => {
  it("is told once to whoever is named in it, of that; to the others as a new thread", async () => {
    const { id: place } = await makeChannel(anna, [ivan, vera]);
    const { id } = await makeThread(anna, place, "Спросим @ivan-k");
    expect(await told(ivan, id)).toEqual(["mention-post"]);
    expect(await told(vera, id)).toEqual(["channel-thread"]);
  });

  it("is a call, and not a new thread too; and whoever is named besides hears of that alone", async () => {
    const { id: place } = await makeChannel(anna, [ivan, vera]);
    const { id } = await makeThread(anna, place, "Коллеги, @все, а особенно @vera-k");
    expect([await told(ivan, id), await told(vera, id)]).toEqual([["call-post"], ["mention-post"]]);
  });

  it("is told anew to whoever has read of it and is named in it later", async () => {
    const { id: place, alias } = await makeChannel(anna, [ivan]);
    const { id, title } = await makeThread(anna, place, "Пока без имён");
    expect(await told(ivan, id)).toEqual(["channel-thread"]);
    await apiAs(ivan).notifications.readHere({ path: `/c/${alias}/${id}` });
    await apiAs(anna).channels.rewrite({ id, title, body: "А что скажет @ivan-k?", revision: 1 });
    expect(await told(ivan, id)).toEqual(["mention-post", "channel-thread, read"]);
  });
});

describe("what the bell says of a thread or of a post", () => {
  it("is read when its page has been open, under the name of its place, whatever it says", async () => {
    const { id: place, alias } = await makeChannel(anna, [ivan, vera]);
    const { id } = await makeThread(anna, place, "Спросим @ivan-k");
    const answer = await apiAs(vera).content.comment({ id, text: "И я спрошу @ivan-k" });
    expect(await told(ivan, id)).toEqual(["mention", "mention-post"]);
    for (const path of [`/c/${alias}`, `/c/${alias}/${id}/edit-thread`, `/admin/news/${id}`, `/c/${alias}/x/${id}`])
      await apiAs(ivan).notifications.readHere({ path });
    expect(await told(ivan, id)).toEqual(["mention", "mention-post"]);
    await apiAs(ivan).notifications.readHere({ path: `/c/${alias}/${id}`, shown: [] });
    expect(await told(ivan, id)).toEqual(["mention", "mention-post, read"]);
    await apiAs(ivan).notifications.readHere({ path: `/c/${alias}/${id}/${answer.id}`, shown: [answer.id] });
    expect(await told(ivan, id)).toEqual(["mention, read", "mention-post, read"]);
    expect(await apiAs(ivan).notifications.unread({ at: `/c/${alias}/${id}` })).toMatchObject({ here: false });
  });

  it("is read by whoever has answered it, from wherever they did", async () => {
    const { id: place } = await makeChannel(anna, [ivan, vera]);
    const { id } = await makeThread(anna, place, "Спросим @ivan-k");
    const asked = await apiAs(vera).content.comment({ id, text: "И я спрошу @ivan-k" });
    const other = await apiAs(vera).content.comment({ id, text: "И ещё спрошу @ivan-k" });
    expect(await told(ivan, id)).toEqual(["mention", "mention", "mention-post"]);
    await apiAs(ivan).content.comment({ id, text: "Отвечаю", parentId: asked.id });
    expect(await told(ivan, asked.id)).toEqual(["mention, read"]);
    expect(await told(ivan, other.id)).toEqual(["mention"]);
    expect(await told(ivan, id)).toContain("mention-post, read");
  });
});
