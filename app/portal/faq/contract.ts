import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

const answer = z.object({ question: z.string(), answer: z.string(), href: z.string().optional() });
const chapter = z.object({ title: z.string(), items: z.array(answer) });
export type Chapter = z.output<typeof chapter>;

export const faqContract = {
  list: operation({
    method: "GET",
    path: "/faq",
    summary: "Вопросы и ответы о портале; со словами – те, где есть каждое",
    access: "employee",
  })
    .input(z.strictObject({ query: z.string().trim().max(300).default("") }))
    .output(z.object({ chapters: z.array(chapter), total: z.number() })),
};
