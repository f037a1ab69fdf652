import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { pages } from "#app/routes.ts";
import { home } from "#tests/support/sources.ts";
import { visitedPage } from "../server/titles.ts";

const drawn = Object.values(pages).filter(({ file }) =>
  /export default/.test(readFileSync(join(home, "app", file), "utf8")),
);

it(`knows all ${drawn.length} pages by a title in Russian (specification §2)`, () => {
  expect(drawn.length).toBeGreaterThan(200);
  const nameless = drawn.filter((page) => !/[А-яЁё]/.test(page.title ?? ""));
  expect(nameless.map(({ pattern }) => pattern)).toEqual([]);
});

it("calls the pages that the specification names as it does", () => {
  const titles = ["/main", "/services", "/account", "/store/cart"].map((path) => visitedPage(path)?.title);
  expect(titles).toEqual(["Главная", "Сервисы", "Личный кабинет", "Корзина"]);
});

it("keeps of a publication its number, and of a person nothing but that it was a profile", () => {
  const id = crypto.randomUUID();
  expect(visitedPage(`/ugc/${id}`)).toMatchObject({ route: "/ugc/:id", objectId: id });
  expect(visitedPage("/profile/anna")).toMatchObject({ route: "/profile/:socialId", objectId: null });
  expect(visitedPage("/nowhere/at/all")).toBeNull();
});
