import { beforeEach, describe, expect, it } from "vitest";
import { deliverAll } from "#platform/events/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { atMoscow, officeWithMail, publish, received } from "#tests/support/letters.ts";

freshDatabase();
const office = officeWithMail();
const everyDay = [1, 2, 3, 4, 5, 6, 7];
let post: string;

/** Gleb answers Anna: of the kind that comes gathered unless one says otherwise. */
async function answer(text: string): Promise<void> {
  await apiAs(office.gleb).content.comment({ id: post, text });
  await deliverAll();
}
const settings = () => apiAs(office.anna).notifications;

beforeEach(async () => {
  atMoscow("2025-03-10T12:00");
  post ??= await publish(office, "Кто придёт?");
});

describe("the digest", () => {
  it("comes once a day, from nine, with everything that waits, and not at all when nothing does", async () => {
    atMoscow("2025-03-11T08:30");
    await answer("Я приду");
    await answer("И Нина");
    expect(await received(office)).toEqual([]);
    atMoscow("2025-03-11T09:10");
    const [letter, ...others] = await received(office);
    expect([others.length, letter!.subject]).toEqual([0, "2\u00a0новых комментария к публикации «Собрание»"]);
    expect(letter!.text).toContain("Глеб Петрова: Я приду");
    expect(letter!.text).toContain("Глеб Петрова: И Нина");
    await answer("И Пётр");
    expect(await received(office)).toHaveLength(1);
    atMoscow("2025-03-12T09:10");
    expect(await received(office)).toHaveLength(2);
    atMoscow("2025-03-13T09:10");
    expect(await received(office)).toHaveLength(2);
  });

  it("is not sent where all of it has been read, or is gone", async () => {
    atMoscow("2025-03-14T10:00");
    await answer("Уже прочли");
    await settings().readAll();
    expect(await received(office)).toEqual([]);
  });

  it("comes once a week to those who want it so, and never to those who want none", async () => {
    const peace = { quiet: null, days: everyDay };
    await settings().changeSettings({ ...peace, digest: "weekly" });
    atMoscow("2025-03-17T10:00");
    await answer("В понедельник");
    expect(await received(office)).toHaveLength(1);
    await answer("Потом");
    atMoscow("2025-03-23T10:00");
    expect(await received(office)).toHaveLength(1);
    atMoscow("2025-03-24T10:00");
    expect(await received(office)).toHaveLength(2);
    await settings().changeSettings({ ...peace, digest: "none" });
    atMoscow("2025-03-31T10:00");
    await answer("Никогда");
    expect(await received(office)).toHaveLength(2);
  });
});
