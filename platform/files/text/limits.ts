/** What reading the words of one file may cost: whoever sent it, the portal goes on. */
export type Limits = {
  /** So much of the text is kept: a hundred thousand letters are fifty pages. */
  letters: number;
  /** So much may come out of its packed parts: a zip bomb has gigabytes. */
  unpackedBytes: number;
  parts: number;
  pages: number;
  /** Of the whole process that reads it. */
  memoryBytes: number;
  ms: number;
};

const megabyte = 1024 * 1024;

export const usualLimits: Limits = {
  letters: 100_000,
  unpackedBytes: 64 * megabyte,
  parts: 5000,
  pages: 500,
  memoryBytes: 512 * megabyte,
  ms: 20_000,
};

/** Why a file gave no text, or not the whole of it. */
export const reasons = ["locked", "broken", "too-large", "too-slow", "too-hungry", "empty"] as const;
export type Reason = (typeof reasons)[number];

/** A limit that a reader itself has met. */
export class Stopped extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

/** What the child is told, beside the bytes. */
export type Order = { type: string; limits: Limits };
/** What it answers: text may have come before a limit did. */
export type Answer = { text: string; reason?: Reason };
