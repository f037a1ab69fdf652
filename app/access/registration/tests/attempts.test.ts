import { expect, it } from "vitest";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess();

it("ten attempts to register are taken from one address, then the specification's words are said", async () => {
  const stranger = await world.as("anonymous");
  const form = {
    intent: "register",
    code: "AAAA-AAAA-AAAA-AAAA",
    lastName: "Петров",
    firstName: "Пётр",
    email: "petr@example.ru",
    password: "три слова подряд",
  };
  const statuses = [];
  for (let time = 0; time < 11; time++) statuses.push((await stranger.send("/registration", { form })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  const html = await (await stranger.send("/registration", { form })).text();
  expect(html).toContain("Превышено допустимое количество попыток. Пожалуйста, повторите Ваше действие позднее.");
  expect(html).toContain("Пётр");
});
