import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "#platform/auth/viewer.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { meetPeople } from "./circle.ts";

/** A channel and a community whose leaders want no reactions. */
freshDatabase();
let anna: Viewer;
let ivan: Viewer;

beforeAll(async () => {
  ({ anna, ivan } = await meetPeople());
});
beforeEach(forgetSpending);

const rules = { joining: "open", posting: "all", inviting: "admins" } as const;

describe.each(["channels", "communities"] as const)("a place of %s", (kind) => {
  const make = async () => {
    const alias = `tikho-${kind}`;
    const said = { alias, title: "Без реакций", joining: "open" as const, posting: "all" as const };
    await apiAs(anna)[kind].create(said);
    const api = apiAs(anna);
    const { id } =
      kind === "channels" ? await api.channels.channel({ alias }) : await api.communities.community({ alias });
    await apiAs(ivan).membership.join({ place: id });
    return id;
  };

  it("takes none while they are off, under what stood there before and what comes after, and draws no buttons", async () => {
    const place = await make();
    const write = async (title: string) =>
      (await apiAs(anna)[kind].write({ id: place, title, body: `Про ${title}` })).id;
    const press = (subject: "publication" | "comment", id: string) =>
      apiAs(ivan)
        .content.react({ subject, id, name: "like" })
        .then(
          () => true,
          ({ code }) => code,
        );
    const closed = async (id: string) => {
      const { reactions } = await apiAs(ivan).content.publication({ id });
      const { items } = await apiAs(ivan).content.comments({ id });
      return [reactions.closed, ...items.map((one) => one.reactions.closed)];
    };
    const before = await write("До");
    const { id: answer } = await apiAs(ivan).content.comment({ id: before, text: "Ответ" });
    expect([await press("publication", before), await press("comment", answer)]).toEqual([true, true]);
    await apiAs(anna)[kind].setRules({ id: place, ...rules, reactionsOff: true });
    const after = await write("После");
    for (const id of [before, after]) expect(await press("publication", id)).toBe("NOT_FOUND");
    expect(await press("comment", answer)).toBe("NOT_FOUND");
    expect([await closed(before), await closed(after)]).toEqual([[true, true], [true]]);
    // Whatever else is changed leaves it as it is.
    await apiAs(anna)[kind].setRules({ id: place, ...rules });
    expect(await press("publication", after)).toBe("NOT_FOUND");
    await apiAs(anna)[kind].setRules({ id: place, ...rules, reactionsOff: false });
    expect((await apiAs(ivan).content.publication({ id: before })).reactions).toMatchObject({ counts: { like: 1 } });
    expect([await press("publication", after), await press("comment", answer)]).toEqual([true, true]);
  });
});
