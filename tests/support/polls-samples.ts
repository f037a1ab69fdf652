import { apiAs } from "./api.ts";
import { company, owner, type Sample } from "./sample.ts";
import type { TwoCompanies } from "./two-companies.ts";

const poll = {
  question: "Где собираемся?",
  options: ["Внизу", "Наверху"],
  many: false,
  named: true,
  shows: "after-answer",
  endsAt: null,
} as const;

/** One sample of every operation on the poll of a publication. */
export const pollsSamples: Record<string, (world: TwoCompanies) => Sample | Promise<Sample>> = {
  "polls.own": async (world) => ofPost(await freshPoll(world)),
  "polls.put": async (world) => ofPost(await freshPoll(world), poll),
  "polls.drop": async (world) => ofPost(await freshPoll(world)),
  "polls.close": async (world) => {
    const id = await freshPoll(world);
    return owner({ id }, id);
  },
  "polls.answer": async (world) => {
    const id = await freshPoll(world);
    const { asked } = await apiAs(world.sever.head).content.publication({ id });
    return company({ id, options: [asked!.options[0]!.id] }, id);
  },
};

const ofPost = (id: string, more: object = {}) => owner({ of: "post", id, ...more }, id);

async function freshPoll({ sever }: TwoCompanies): Promise<string> {
  const api = apiAs(sever.head);
  const said = { title: "Сбор", body: `Решаем ${crypto.randomUUID()}`, feed: "work", reach: "company" } as const;
  const { id } = await api.content.create(said);
  await api.polls.put({ of: "post", id, ...poll, options: [...poll.options] });
  return id;
}
