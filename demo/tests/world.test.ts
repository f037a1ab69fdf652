import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { comments } from "#demo/comments.ts";
import { type Publication, publications } from "#demo/publications.ts";
import { seededRandom } from "#demo/random.ts";
import { reactions } from "#demo/reactions.ts";
import { world as makeWorld, type World } from "#demo/world.ts";

const today = new Date("2026-11-20T13:00:00Z");
const make = () => {
  const random = seededRandom(862);
  return { random, world: makeWorld(random, today) };
};
const { random, world } = make();
const all = [...publications(random, world)];

function hashOf(world: World, list: Publication[]): string {
  const plain = list.map(({ theme: _, told: __, ...rest }) => rest);
  const said = list.slice(-50).map((one) => [comments(random, one, world), reactions(random, one, world)]);
  return createHash("sha256")
    .update(JSON.stringify([world.people, world.departments, world.covers, plain, said]))
    .digest("hex");
}

test("the same seed on the same day makes the same company to the last letter", () => {
  const again = make();
  expect(hashOf(again.world, [...publications(again.random, again.world)])).toBe(hashOf(world, all));
});

test("there are five hundred people, and everyone's manager leads to a director without a circle", () => {
  expect(world.people).toHaveLength(500);
  for (const person of world.employees) {
    let steps = 0;
    let boss = person.managerId;
    for (; boss; steps++) {
      expect(steps).toBeLessThan(6);
      const manager = world.personOf.get(boss)!;
      expect(manager.groupId).toBe(person.groupId);
      boss = manager.managerId;
    }
  }
  expect(world.employees.filter((person) => !person.managerId)).toHaveLength(3);
});

test("the people whom the sign-in page names are where they should be", () => {
  const named = (alias: string) => world.people.find((person) => person.alias === alias)!;
  const [anna, ivan, olga] = [named("anna"), named("ivan"), named("olga")];
  expect(anna.head).toBe(true);
  expect(ivan.managerId).toBe(anna.id);
  expect(today.getTime() - new Date(ivan.hiredOn).getTime()).toBeLessThan(21 * 86_400_000);
  expect(olga.groupId).not.toBe(anna.groupId);
  expect(named("admin").roles).toContain("admin");
  expect(named("guest").roles).toEqual(["guest"]);
});

test("aliases, addresses and ids are single", () => {
  for (const key of ["id", "alias", "email"] as const) {
    expect(new Set(world.people.map((person) => person[key])).size).toBe(500);
  }
  expect(new Set(all.map(({ id }) => id)).size).toBe(2000);
  expect(all[0]!.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("surname and patronymic agree with gender", () => {
  for (const { gender, lastName, patronymic } of world.people) {
    expect(lastName).toMatch(gender === "f" ? /(ва|на|ая)$/ : /(в|н|ий)$/);
    expect(patronymic).toMatch(gender === "f" ? /на$/ : /ич$/);
  }
});

test("publications spread over a year and a half, lie in the past and are more frequent lately", () => {
  const days = all.map(({ publishedAt }) => (today.getTime() - publishedAt.getTime()) / 86_400_000);
  expect(Math.min(...days)).toBeGreaterThan(0);
  expect(Math.max(...days)).toBeGreaterThan(500);
  expect(days.filter((day) => day < 1).length).toBeGreaterThan(5);
  expect(days.filter((day) => day < 30).length).toBeGreaterThan(2 * (2000 / 18) * 0.8);
});

test("titles hardly ever repeat, neighbours never speak of the same", () => {
  expect(new Set(all.map(({ title }) => title)).size).toBeGreaterThan(1960);
  const themes = all.map(({ theme }) => theme);
  for (let at = 1; at < themes.length; at++) expect(themes[at]).not.toBe(themes[at - 1]);
});

test("authors were hired before they wrote, comments come after what they answer", () => {
  for (const one of all.slice(-400)) {
    expect(world.personOf.get(one.authorId)!.createdAt.getTime()).toBeLessThanOrEqual(one.publishedAt.getTime());
    for (const comment of comments(random, one, world)) {
      expect(comment.createdAt.getTime()).toBeGreaterThanOrEqual(one.publishedAt.getTime());
      expect(comment.createdAt.getTime()).toBeLessThanOrEqual(today.getTime());
    }
  }
});

test("a hundred times more publications can be told one after another", () => {
  let count = 0;
  for (const { title } of publications(seededRandom(7), world, 200_000)) {
    if (title) count++;
    if (count === 3000) break;
  }
  expect(count).toBe(3000);
});
