import { beforeAll, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { deliverAll, startEvents } from "#platform/events/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

freshDatabase();
let company: Company;
let author: Viewer;
let reader: Viewer;
let post: { id: string; href: string };

beforeAll(async () => {
  company = await makeCompany();
  [author, reader] = [await makePerson(company), await makePerson(company)];
  await startEvents(listeners).stop();
  post = await apiAs(author).content.create({ body: "Слова", feed: "work", reach: "company" });
});

const bell = (viewer = author) => apiAs(viewer).notifications;
const unread = async (at = post.href) => await bell().unread({ at });
const answer = async (text: string) => {
  const { id } = await apiAs(reader).content.comment({ id: post.id, text });
  await deliverAll();
  return id;
};

describe("an open page", () => {
  it("reads the notices about what it shows, and of comments those that stand on it", async () => {
    const [first, second] = [await answer("Раз"), await answer("Два")];
    expect(await unread()).toMatchObject({ here: true });
    expect(await unread("/feed/work")).toMatchObject({ here: false });
    await bell().readHere({ path: post.href, shown: [] });
    expect(await unread()).toMatchObject({ here: true });
    await bell().readHere({ path: post.href, shown: [first] });
    expect((await bell().list({})).items.map(({ text, read }) => [text, read])).toContainEqual(["Два", false]);
    expect(await bell().readHere({ path: post.href, shown: [first, second] })).toEqual({ count: 0 });
    expect(await unread()).toMatchObject({ count: 0, here: false });
  });

  it("reads all of them where it is not told which comments it shows", async () => {
    await answer("Три");
    expect(await bell().readHere({ path: post.href })).toEqual({ count: 0 });
  });

  it("reads nobody else's notices, and none of what stands elsewhere", async () => {
    await answer("Четыре");
    expect(await bell(reader).readHere({ path: post.href })).toEqual({ count: 0 });
    expect(await bell().readHere({ path: `/feed/${post.id}` })).toEqual({ count: 1 });
    expect(await bell().readHere({ path: `${post.href}/edit` })).toEqual({ count: 1 });
  });

  it("reads what leads to its address, whatever it is about", async () => {
    const admin = await makePerson(company, { roles: ["employee", "admin"] });
    const { id } = await apiAs(author).support.write({ topic: "Не открывается лента", text: "Пустая страница" });
    await apiAs(admin).support.answer({ id: id!, text: "Починили" });
    await deliverAll();
    const notice = (await bell().list({})).items.find(({ kind }) => kind === "support")!;
    expect(notice.read).toBe(false);
    await bell().readHere({ path: notice.href.split(/[?#]/)[0]! });
    expect((await bell().list({})).items.find(({ id }) => id === notice.id)!.read).toBe(true);
  });
});
