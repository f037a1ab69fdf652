import { put as putBadge } from "#app/loyalty/achievements/server/desk.ts";
import { put as putTask } from "#app/loyalty/tasks/server/desk.ts";
import { send } from "#app/loyalty/thanks/server/sending.ts";
import type { Viewer } from "#platform/auth/viewer.ts";

/** A task, an achievement, and thanks of anna's to ivan. */
export async function fillPoints({ anna, admin }: Record<string, Viewer>): Promise<void> {
  const done = { title: "Познакомьтесь с соседями", description: "Хотя бы с тремя.", reward: 20 };
  await putTask(admin!, { ...done, kind: "manual", period: "once" });
  const badge = { title: "Добрый сосед", description: "Знает всех на этаже", points: 10, steps: [], secret: false };
  await putBadge(admin!, { ...badge, icon: "star", metal: "gold" });
  const words = "Спасибо, что помогли с переездом на новый этаж";
  await send(anna!, { people: ["ivan"], card: "heart", words, points: 0, circle: "public" });
}
