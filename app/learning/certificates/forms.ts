import { z } from "zod";
import { intent } from "#app/web/page.ts";
import { templateWords } from "./contract.ts";

const told = (text: string) => ({ id: "certificate", kind: "success" as const, text });

export const deskIntents = {
  revoke: intent(
    z.object({
      id: z.uuid(),
      reason: z
        .string({ error: "Напишите причину" })
        .trim()
        .min(3, "Напишите причину")
        .max(500, "Не больше 500 знаков"),
    }),
    async ({ api, value, here }) => {
      await api.certificates.revoke(value);
      return { to: here("", { certificate: undefined }), toast: told("Сертификат отозван") };
    },
  ),
  reissue: intent(z.object({ id: z.uuid() }), async ({ api, value, here }) => {
    const { number } = await api.certificates.reissue(value);
    return { to: here("", { certificate: undefined }), toast: told(`Выдан сертификат ${number}`) };
  }),
};

const required = (rule: z.ZodType<string, string>, message: string) => z.string({ error: message }).pipe(rule);

export const templateIntents = {
  put: intent(
    z.object({
      ...templateWords,
      id: z.uuid().optional(),
      title: required(templateWords.title, "Назовите шаблон"),
      heading: required(templateWords.heading, "Напишите заголовок"),
      text: required(templateWords.text, "Напишите текст"),
    }),
    async ({ api, value, here }) => {
      await api.certificates.putTemplate(value);
      return { to: here("", { template: undefined }), toast: told("Шаблон сохранён") };
    },
  ),
  drop: intent(z.object({ id: z.uuid() }), async ({ api, value, here }) => {
    await api.certificates.dropTemplate(value);
    return { to: here("", { template: undefined }), toast: told("Шаблон убран") };
  }),
};
