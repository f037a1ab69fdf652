import type { Company } from "./companies.ts";

export type ChannelThread = {
  title: string;
  body: string;
  /** What colleagues say to it, one after another. */
  answers: readonly string[];
  /** How many days ago it was begun. */
  ago: number;
  pinned?: true;
  /** Its leaders have not read it yet. */
  waits?: true;
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
  /** What is asked of those who want in, and what who asks has answered. */
  questions?: readonly (readonly [question: string, answer: string])[];
  /** The whole company must belong to it. */
  mandatory?: true;
  /** What others than its leaders write they read first. */
  preModerated?: true;
  /** Nobody reacts there. */
  reactionsOff?: true;
  /** Guests of the portal read it too. */
  guests?: true;
  /** To whom its owner offers it. */
  heir?: string;
  /** What a link is called that lets people in. */
  link?: string;
  threads: readonly ChannelThread[];
};
