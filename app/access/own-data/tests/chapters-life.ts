import { keepCommit, openPart } from "#app/learning/scorm/server/playing.ts";
import { makePackaged } from "#app/learning/scorm/tests/some-package.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { newId, withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { askAndSettle } from "./asking-life.ts";
import type { Mark } from "./life.ts";

/** Where somebody sits on a map of theirs, what they teach and have passed, what they order in the store. */
export async function sitLearnAndBuy(person: Viewer, host: Viewer, mark: Mark): Promise<void> {
  const me = apiAs(person);
  const { maps, courseDesk } = apiAs({ ...person, isAdmin: true });
  const { id: mapId } = await maps.make({ title: mark("map"), kind: "floor" });
  await maps.putPoint({ mapId, floorNo: 1, x: 10, y: 20, title: mark("seat"), person: person.accountId });
  await maps.publish({ mapId });
  await me.maps.report({ mapId, text: mark("map-report") });
  const said = { title: mark("course"), summary: mark("course-told") };
  const { id: course } = await courseDesk.make({ ...said, level: "start", tone: "blue" });
  const { id: lessonId } = await courseDesk.putLesson({ id: course, kind: "text", title: "Урок", body: "Слова" });
  await courseDesk.publish({ id: course });
  await me.courses.keep({ id: course, kept: true });
  await me.courses.enrol({ id: course });
  await me.courses.beat({ id: course, lessonId });
  await me.courses.finish({ id: course, lessonId });
  await me.courses.review({ id: course, stars: 5, body: mark("review") });
  await showAndPlay(person, mark);
  const { shop } = apiAs(host);
  const { id: categoryId } = await shop.putCategory({ title: `Полка ${newId()}` });
  const { id: deliveryId } = await shop.putDelivery({
    kind: "pickup",
    title: "Стойка",
    town: "",
    address: "Мясницкая, 1",
  });
  const { id } = await shop.make({ title: "Кружка", categoryId, points: 0, stock: 9 });
  const variantId = (await shop.product({ id })).variants[0]!.id;
  await me.shop.keep({ id, kept: true });
  await me.shop.add({ variantId });
  const order = { recipient: mark("recipient"), comment: mark("order-told"), phone: "+7 900 123-45-67" };
  const { id: bought } = await me.shop.begin({ ...order, deliveryId, total: 0 });
  await me.shop.pay({ id: bought, total: 0 });
  for (const [from, to] of [
    ["paid", "assembling"],
    ["assembling", "ready"],
    ["ready", "delivered"],
  ] as const)
    await shop.move({ id: bought, from, to });
  await me.shop.review({ id, stars: 4, body: mark("product-review") });
  await me.shop.askReturn({ id: bought, words: mark("return-told"), lines: [{ variantId, count: 1 }] });
  await me.shop.wish({ id: variantId, wanted: true });
  await me.shop.add({ variantId });
  await me.shop.begin({ ...order, deliveryId, total: 0 });
  await me.shop.add({ variantId });
  await askAndSettle(person, host, mark);
}

/** What they send to be checked, and what a package keeps of them. */
async function showAndPlay(person: Viewer, mark: Mark): Promise<void> {
  const me = apiAs(person).courses;
  const { courseDesk } = apiAs({ ...person, isAdmin: true });
  const { id } = await courseDesk.make({ title: "Дела", level: "start", tone: "blue" });
  const { id: task } = await courseDesk.putLesson({ id, kind: "task", title: "Дело", body: "Сделайте." });
  await courseDesk.publish({ id });
  await me.enrol({ id });
  await me.submit({ id, lessonId: task, body: mark("work") });
  const packaged = await makePackaged({ ...person, isAdmin: true });
  await me.enrol({ id: packaged.id });
  const { attempt } = await me.beginScorm(packaged);
  await withTenant(person.groupId, async () => {
    const { session } = (await openPart(attempt, undefined))!;
    const cmi = { core: { lesson_status: "incomplete" }, suspend_data: mark("package") };
    await keepCommit(attempt, { session, count: 1, elapsed: 5, isEnd: false, cmi });
  });
}
