import { z } from "zod";
import { intent } from "#app/web/page.ts";

const nothing = z.object({});

/** What a publication's page does for who wants to read it again. */
export const savedIntents = {
  keep: intent(nothing, async ({ api, params: { id = "" }, here }) => {
    await api.saved.put({ id, saved: true });
    return { to: here(), toast: { id: "saved", kind: "success", text: "Добавили в избранное" } };
  }),
  "let-go": intent(nothing, async ({ api, params: { id = "" }, here }) => {
    await api.saved.put({ id, saved: false });
    return { to: here(), toast: { id: "saved", kind: "info", text: "Убрали из избранного" } };
  }),
};
