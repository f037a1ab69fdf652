import type { Reactions } from "../contract.ts";

export type Name = NonNullable<Reactions["mine"]>;

/** Six reactions, each with a drawing of its own (app/ui/signs.css) and a name. */
export const reactionTitles: Record<Name, { sign: string; title: string }> = {
  like: { sign: "sign-like", title: "Нравится" },
  love: { sign: "sign-love", title: "Люблю" },
  laugh: { sign: "sign-laugh", title: "Смешно" },
  wow: { sign: "sign-wow", title: "Удивительно" },
  sad: { sign: "sign-sad", title: "Грустно" },
  thanks: { sign: "sign-thanks", title: "Спасибо" },
};
