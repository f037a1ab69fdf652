import { z } from "zod";
import { intent } from "#app/web/page.ts";

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
