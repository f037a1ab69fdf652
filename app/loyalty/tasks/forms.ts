import { z } from "zod";
import { chosenFiles } from "#app/engines/content/forms.ts";
import { intent } from "#app/web/page.ts";
import { href } from "#app/web/urls.ts";
import { evidenceFiles, evidenceText, taskTabs, taskWords } from "./contract.ts";
import { tasksDesk } from "./desk-routes.ts";

const said = (id: string, text: string) => ({ id, kind: "success" as const, text });

/** Which tab of tasks an address asks for; a wrong word is the open ones. */
export const readTab = (tab: string | undefined) => z.enum(taskTabs).catch("open").parse(tab);

/** What one does with a task on its own page. */
export const taskIntents = {
  take: intent(z.object({}), async ({ api, params: { id = "" }, here }) => {
    await api.tasks.take({ id });
    return { to: here(), toast: said("task", "Задание теперь среди ваших") };
  }),
  submit: intent(
    z.object({
      evidence: z.string({ error: "Расскажите, что сделано" }).pipe(evidenceText),
      files: chosenFiles.pipe(evidenceFiles),
    }),
    async ({ api, value, params: { id = "" }, here }) => {
      await api.tasks.submit({ id, ...value });
      return { to: here(), toast: said("task", "Отправлено на проверку") };
    },
  ),
  redeem: intent(
    z.object({
      code: z.string({ error: "Введите слово" }).trim().min(1, "Введите слово").max(40, "Не больше 40 знаков"),
    }),
    async ({ api, value, params: { id = "" }, here }) => {
      await api.tasks.redeem({ id, ...value });
      return { to: here(), toast: said("task", "Верно! Баллы начислены") };
    },
  ),
};

/** A task as its desk writes it. */
export const taskForm = z.object({
  ...taskWords,
  title: z.string({ error: "Назовите задание" }).pipe(taskWords.title),
  id: z.uuid().optional(),
});

export const deskIntents = {
  put: intent(taskForm, async ({ api, value }) => {
    await api.tasks.put(value);
    return { to: href(tasksDesk.adminTasks), toast: said("task", "Задание сохранено") };
  }),
  archive: intent(z.object({ id: z.uuid() }), async ({ api, value, here }) => {
    await api.tasks.archive({ ...value, archived: true });
    return { to: here(), toast: said("task", "Задание в архиве") };
  }),
  revive: intent(z.object({ id: z.uuid() }), async ({ api, value, here }) => {
    await api.tasks.archive({ ...value, archived: false });
    return { to: here(), toast: said("task", "Задание снова открыто") };
  }),
};

const decision = z.object({ id: z.uuid(), comment: z.string().trim().max(500, "Не больше 500 знаков").default("") });

export const queueIntents = {
  approve: intent(decision, async ({ api, value, here }) => {
    await api.tasks.decide({ ...value, approve: true });
    return { to: here(), toast: said("decided", "Засчитано, баллы начислены") };
  }),
  reject: intent(decision, async ({ api, value, here }) => {
    await api.tasks.decide({ ...value, approve: false });
    return { to: here(), toast: said("decided", "Возвращено с вашими словами") };
  }),
};
