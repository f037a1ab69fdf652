import type { Page } from "@playwright/test";
import { pressSpace, type } from "../support/keyboard.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";
import { open, press, programme, tells } from "./pressing.ts";

/** A newcomer's steps, each on its page, and who checks what they have sent. */
export function newcomerWalks({ keeper, walker }: Cast): Walk[] {
  const own = (at: string, name: string) => ({
    who: walker,
    path: "/adaptation",
    at: `adaptation/${at}`,
    async reach(page: Page) {
      await open(page, programme);
      await open(page, name);
    },
  });
  const walk = (
    intent: string,
    { reach, ...where }: ReturnType<typeof own>,
    go: Walk["go"],
    done: Walk["done"],
  ): Walk => ({
    ...{ intent, ...where, done },
    async go(page) {
      await reach(page);
      await go(page);
    },
  });
  return [
    walk("begin", own("lesson", "Познакомиться"), press("Начать"), tells("В работе")),
    walk("finish", own("lesson", "Прочитать правила"), press("Прочитано"), tells("Сделано, так держать")),
    walk(
      "tick",
      { ...own("checklist", "Рабочее место"), reach: toList },
      async (page) => {
        await pressSpace(page, page.getByLabel("Пропуск"));
        await press("Сохранить отметки")(page);
      },
      tells("Отметки сохранены"),
    ),
    { intent: "finish", who: walker, at: "adaptation/checklist", go: press("Всё сделано"), done: tells("Сделано") },
    walk(
      "finish",
      { ...own("task", "Первая задача"), reach: toTask },
      async (page) => {
        await type(page, "Что сделано (необязательно)", "Принял смену");
        await press("Отправить на проверку")(page);
      },
      tells("Отправлено на проверку"),
    ),
    verdict("return", "Вернуть на доработку", "Возвращено с вашими словами"),
    {
      intent: "remind",
      who: keeper,
      at: "adaptation/checked",
      go: press("Напомнить"),
      done: tells("Напомним: раз в день об одном шаге"),
    },
    walk(
      "finish",
      { ...own("task", "Первая задача"), reach: toTask },
      press("Отправить на проверку"),
      tells("Отправлено на проверку"),
    ),
    verdict("accept", "Принять", "Принято, новичку сообщат"),
  ];

  async function toList(page: Page): Promise<void> {
    await open(page, programme);
    await open(page, "Рабочее место");
    await open(page, "К списку дел");
  }

  async function toTask(page: Page): Promise<void> {
    await open(page, programme);
    await open(page, "Первая задача");
    await open(page, "К заданию");
  }

  function verdict(intent: "accept" | "return", name: string, done: string): Walk {
    return {
      intent,
      who: keeper,
      path: "/adaptation",
      at: "adaptation/checked",
      async go(page) {
        await open(page, /Первая задача/);
        await type(page, "Ответ новичку (необязательно)", "Расскажите подробнее");
        await press(name)(page);
      },
      done: tells(done),
    };
  }
}
