import { changedSince, checksum } from "./checksum.ts";

/** One call that must change no row. It throws when it is answered otherwise than it should, and may be made again. */
export type Attempt = { name: string; make(): Promise<void> };

/** So many calls are on their way at once: one process makes them and another answers. */
const atOnce = 6;

/** Makes all the calls between two digests of every table. When a row has changed, says in which table and by which call. */
export async function expectNoRowChanged(attempts: Attempt[]): Promise<void> {
  const changed = await changedBy(attempts);
  if (changed.length === 0) return;
  const found = await findChanging(attempts);
  const guilty = found?.name ?? `one of ${attempts.length} calls, none of which does so again`;
  throw new Error(`Rows of ${changed.join(", ")} were changed by ${guilty}`);
}

/** The first call that changes rows when it is made again, found by halves. */
async function findChanging(attempts: Attempt[]): Promise<Attempt | undefined> {
  if ((await changedBy(attempts)).length === 0) return;
  if (attempts.length === 1) return attempts[0];
  const middle = Math.ceil(attempts.length / 2);
  return (await findChanging(attempts.slice(0, middle))) ?? findChanging(attempts.slice(middle));
}

async function changedBy(attempts: Attempt[]): Promise<string[]> {
  const before = await checksum();
  for (let at = 0; at < attempts.length; at += atOnce) {
    await allOf(attempts.slice(at, at + atOnce).map(({ make }) => make()));
  }
  return changedSince(before);
}

/** Waits for all of them before it tells of the first that failed: none goes on beside the next test. */
export async function allOf<T>(deeds: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(deeds);
  return Promise.all(deeds);
}
