import { enter, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

/** What readers do with stories and with the running line. */
export function storyWalks({ walker: reader, way }: Cast): Walk[] {
  return [
    {
      intent: "see",
      who: reader,
      path: "/main",
      at: "stories/story",
      tellsItself: way === "js",
      async go(page) {
        // With script the frames tell by themselves that they were seen, each once it stands.
        const told = way === "js" ? page.waitForResponse(/\/views$/) : undefined;
        await enter(page, page.getByRole("link", { name: /^Школа бариста/ }));
        await told;
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Школа бариста");
        if (way === "js") await page.keyboard.press("End");
        else await enter(page, page.getByRole("button", { name: /^Просмотрено/ }));
        if (way === "js") await expect(page.getByText("Первое занятие в среду")).toBeVisible();
        else await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Школа бариста");
      },
      // The frames tell beside everything else, so the main page may be faster than they are.
      done: (page) =>
        expect(async () => {
          await page.goto("/main");
          expect(await page.getByRole("link", { name: "Школа бариста (просмотрена)" }).count()).toBe(1);
        }).toPass(),
    },
    {
      intent: "answer",
      who: reader,
      path: "/main",
      at: "stories/story",
      async go(page) {
        await enter(page, page.getByRole("link", { name: /^Школа бариста/ }));
        await type(page, "Ответить автору", "Запишите меня на среду");
        await enter(page, page.getByRole("button", { name: "Отправить" }));
      },
      done: (page) => expect(page.getByText("Ответ отправлен автору").first()).toBeVisible(),
    },
    {
      intent: "dismiss-line",
      who: reader,
      path: "/feed/life",
      go: (page) => enter(page, page.getByRole("button", { name: /^Больше не показывать: Собираем/ })),
      done: (page) => expect(page.getByText("Собираем тёплые вещи")).toHaveCount(0),
    },
  ];
}
