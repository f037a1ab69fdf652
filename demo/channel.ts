import type { Company } from "./companies.ts";

export type ChannelThread = {
  title: string;
  body: string;
  /** What colleagues say to it, one after another. */
  answers: readonly string[];
  /** How many days ago it was begun. */
  ago: number;
  pinned?: true;
  poll?: { question: string; options: readonly string[]; named: boolean; over?: true };
};

export type Channel = {
  alias: string;
  company: Company["key"];
  title: string;
  description: string;
  joining: "open" | "request" | "closed" | "hidden";
  posting: "all" | "admins" | "admins-comments";
  /** Which share of the company takes part. */
  share: number;
  /** Of those who may be signed in as. */
  inside: readonly string[];
  asks?: string;
  invited?: string;
  threads: readonly ChannelThread[];
};
