import type { Random } from "./random.ts";

/** A UUIDv7 of that moment whose random part comes from the seed, so that the same demo has the same addresses. */
export function demoId(random: Random, at: Date): string {
  const time = at.getTime().toString(16).padStart(12, "0");
  const digits = (count: number) => Array.from({ length: count }, () => random.int(0, 15).toString(16)).join("");
  const variant = "89ab"[random.int(0, 3)];
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digits(3)}-${variant}${digits(3)}-${digits(12)}`;
}
