import type { Page } from "@playwright/test";
import type { Walk } from "./area.ts";

/** The articles that stand on a desk before the walks begin: one in every state, and two that are published. */
export const deskTitle = "Статья о клавишах";

/** Walks on one page of such an article, the first of its state; what was seen before is not opened anew. */
export function articleDesk(who: string, state: "published" | "archived", part: string, at: string) {
  let path = "";
  const open = async (page: Page) => {
    if (!path) {
      await page.goto(`/admin/news?state=${state}`);
      const link = page.getByRole("main").getByRole("link", { name: deskTitle }).first();
      path = `${await link.getAttribute("href")}/${part}`;
    }
    if (new URL(page.url()).pathname !== path) await page.goto(path);
  };
  return (intent: string, go: Walk["go"], done: Walk["done"]): Walk => ({
    intent,
    who,
    at,
    async go(page) {
      await open(page);
      await go(page);
    },
    done,
  });
}
