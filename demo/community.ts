import type { Company } from "./companies.ts";

export type CommunityPost = {
  title: string;
  body: string;
  /** What colleagues say to it, one after another. */
  answers: readonly string[];
  /** How many days ago it was written. */
  ago: number;
  file?: { name: string; content: string };
};

export type Community = {
  alias: string;
  company: Company["key"];
  title: string;
  category: string;
  description: string;
  joining: "open" | "request" | "closed" | "hidden";
  posting?: "all" | "admins" | "admins-comments";
  rules?: string;
  welcome?: string;
  /** Which share of the company takes part. */
  share: number;
  /** Of those who may be signed in as. */
  inside?: readonly string[];
  asks?: string;
  invited?: string;
  /** What is asked of those who want in, and what who asks has answered. */
  questions?: readonly (readonly [question: string, answer: string])[];
  official?: true;
  /** To whose department it is offered before others. */
  near?: string;
  posts: readonly CommunityPost[];
};

/**
 * Reads posts as they stand in the words of the demo: a line «= 3 Название» with how many days ago it was, the text, and
 * what colleagues answer, each behind a dash. A line «+ имя|содержимое» is a file that goes with it.
 */
export function told(text: string): CommunityPost[] {
  return text
    .split(/^= /m)
    .slice(1)
    .map((one) => {
      const [head = "", ...lines] = one.trim().split("\n");
      const [, ago = "1", title = ""] = /^(\d+) ?(.*)$/.exec(head) ?? [];
      const said = lines.filter((line) => line.startsWith("– ")).map((line) => line.slice(2));
      const [name, content = ""] = (lines.find((line) => line.startsWith("+ ")) ?? "").slice(2).split("|");
      const body = lines.filter((line) => !/^[–+] /.test(line)).join("\n");
      return { ago: Number(ago), title, body, answers: said, ...(name && { file: { name, content } }) };
    });
}
