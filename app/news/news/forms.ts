import { z } from "zod";
import { reactionForm } from "#app/engines/content/forms.ts";
import { intent } from "#app/web/page.ts";

/** A press on «Свернуть» or on a folded pin: the button's value is `id/folded` or `id/`. */
export const foldForm = z.object({
  pin: z
    .string()
    .transform((value) => {
      const [id, folded] = value.split("/");
      return { id, folded: folded === "folded" };
    })
    .pipe(z.object({ id: z.uuid(), folded: z.boolean() })),
});

const rubric = z.object({ id: z.uuid() });

/** What a list of news can be asked for: a reaction, and to follow its rubric or not. */
export const rubricIntents = {
  react: intent(reactionForm, async ({ api, value, here }) => {
    await api.content.react(value.reaction);
    return { to: here(value.reaction.id) };
  }),
  subscribe: intent(rubric, async ({ api, value: { id }, here }) => {
    await api.news.subscribe({ id, subscribed: true });
    return { to: here(), toast: { id: "subscription", kind: "success" as const, text: "Вы подписались" } };
  }),
  unsubscribe: intent(rubric, async ({ api, value: { id }, here }) => {
    await api.news.subscribe({ id, subscribed: false });
    return { to: here(), toast: { id: "subscription", kind: "info" as const, text: "Вы больше не подписаны" } };
  }),
};
