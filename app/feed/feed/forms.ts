import { z } from "zod";
import { feedFilter, feedSorts, feedViews, hiddenKinds } from "./contract.ts";

/** A wish that the address spells wrong, or leaves empty as a GET form does, is no wish. */
const loose = <Shape extends z.ZodType>(shape: Shape) => shape.optional().catch(undefined);

const query = z.object({
  view: loose(z.enum(feedViews)),
  sort: loose(z.enum(feedSorts)),
  kind: loose(feedFilter.kind),
  rubric: loose(feedFilter.rubric),
  author: loose(feedFilter.author.transform((words) => words || undefined)),
  period: loose(feedFilter.period),
  only: loose(feedFilter.only),
});

/** What an address asks of a feed: how it looks, and what of it. */
export function readWish(address: Record<string, string>) {
  const { view, sort, ...filter } = query.parse(address);
  return { view, sort, filter };
}

/** A press on a button that says how feeds are shown from now on. */
export const arrangeForm = z.object({ view: z.enum(feedViews).optional(), sort: z.enum(feedSorts).optional() });

/** A press on «Вернуть»: the button's value is `author/id` or `rubric/id`. */
export const hiddenForm = z.object({
  what: z
    .string()
    .transform((value) => {
      const [kind, id] = value.split("/");
      return { kind, id };
    })
    .pipe(z.object({ kind: z.enum(hiddenKinds), id: z.uuid() })),
});

/** The same press on «Скрыть», and where to go then. */
export const hideForm = hiddenForm.extend({ back: z.string().max(500).optional() });
